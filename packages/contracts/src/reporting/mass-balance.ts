import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { monthRangeShape } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { exportQuery } from '../list.ts'
import { licenceDoubts } from '../materials/destinations.ts'
import { wasteTypes } from '../materials/wastes.ts'
import { namedRefSchema } from '../primitives.ts'

/** A waste type in a month: what came in, what left, and what is in stock at the end of the month. In kilograms. */
export const massBalanceRowSchema = z.object({
  month: z.string(),
  wasteType: z.enum(wasteTypes),
  stockBefore: z.number(),
  collected: z.number(),
  consigned: z.number(),
  /** By moisture, sorting, theft and the like, as staff recorded it. */
  lost: z.number(),
  /** What stock-takes found beyond what should have been there; below 0 where they found less. */
  adjusted: z.number(),
  /** Never below 0. */
  inStock: z.number(),
  /** What left beyond all that was there. */
  difference: z.number(),
  isBeyondTolerance: z.boolean(),
})
export type MassBalanceRow = z.output<typeof massBalanceRowSchema>
export const maxMassBalanceMonths = 120

/** The oldest leaves first; what is still there after so many months hardly leaves any more. */
export const staleMonths = 6
/** So many times what a usual month collects is hardly in stock. */
export const typicalStockFactor = 10

export const stockWarningSchema = z.object({
  kind: z.enum(['never-leaves', 'far-beyond-usual']),
  wasteType: z.enum(wasteTypes),
  inStock: z.number(),
  /** How much of it is older than six months, or what a usual month of the last twelve collects. */
  weightKg: z.number(),
})
export type StockWarning = z.output<typeof stockWarningSchema>

/** Whether loads agree with what treatment profiles claim; what differs by less than the tolerance agrees. */
export const claimStates = ['agrees', 'claimed-only', 'consigned-only', 'differs'] as const
export type ClaimState = (typeof claimStates)[number]
export const claimStateLabels: Record<ClaimState, TranslationKey> = {
  agrees: 'Agrees',
  'claimed-only': 'No load',
  'consigned-only': 'Not claimed',
  differs: 'Differs',
}

/** In kilograms. */
const claimedWeights = {
  /** What became of completed pickups' items, as they say. */
  claimedKg: z.number(),
  consignedKg: z.number(),
  /** Of the consigned weight, what a stored weighbridge slip shows. */
  withSlipKg: z.number(),
  /** Consigned without claimed. */
  differenceKg: z.number(),
}
const massBalanceClaimSchema = z.object({
  wasteType: z.enum(wasteTypes),
  /** Null for what was collected without a destination. */
  destination: z.nullable(namedRefSchema),
  ...claimedWeights,
  state: z.enum(claimStates),
  /** Some of what counts as diverted went to a landfill. */
  isDoubtful: z.boolean(),
  /** What of it the destination's licence does not cover, as it is recorded now. */
  licenceDoubts: z.array(z.enum(licenceDoubts)),
})
export type MassBalanceClaim = z.output<typeof massBalanceClaimSchema>
const claimTotalSchema = z.object({ wasteType: z.enum(wasteTypes), ...claimedWeights })
export type ClaimTotal = z.output<typeof claimTotalSchema>
export const massBalanceClaimsSchema = z.object({
  rows: z.array(massBalanceClaimSchema),
  /** One for each type that has rows. */
  totals: z.array(claimTotalSchema),
})
export type MassBalanceClaims = z.output<typeof massBalanceClaimsSchema>

export const massBalanceEndpoints = {
  massBalance: endpoint({
    method: 'GET',
    path: '/mass_balance',
    access: 'mass-balance:read',
    summary: 'What was collected, consigned and in stock, per month and waste type; this year without a range',
    query: z.object(monthRangeShape),
    reply: z.array(massBalanceRowSchema),
  }),
  exportMassBalance: endpoint({
    method: 'GET',
    path: '/mass_balance/export',
    access: 'mass-balance:read',
    summary: 'The mass balance as a file, with a total of each waste type',
    query: z.object({ ...monthRangeShape, ...exportQuery }),
    reply: 'file',
    transaction: { own: 'streams rows from a repeatable read transaction' },
  }),
  stockWarnings: endpoint({
    method: 'GET',
    path: '/mass_balance/warnings',
    access: 'mass-balance:read',
    summary: 'Waste that never leaves, and stocks far beyond what is usual, at the end of the last month',
    query: z.object({ to: monthRangeShape.to }),
    reply: z.array(stockWarningSchema),
  }),
  claims: endpoint({
    method: 'GET',
    path: '/mass_balance/claims',
    access: 'mass-balance:read',
    summary:
      'What treatment profiles claim beside the loads, per waste type and destination; this year without a range',
    query: z.object(monthRangeShape),
    reply: massBalanceClaimsSchema,
  }),
  exportClaims: endpoint({
    method: 'GET',
    path: '/mass_balance/claims/export',
    access: 'mass-balance:read',
    summary: 'What treatment profiles claim beside the loads, as a file, with a total of each waste type',
    query: z.object({ ...monthRangeShape, ...exportQuery }),
    reply: 'file',
    transaction: { own: 'streams rows from a repeatable read transaction' },
  }),
}
