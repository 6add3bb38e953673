import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { percentSchema } from '../amounts.ts'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import {
  cleanText,
  entityShape,
  idParams,
  idSchema,
  isSureSchema,
  namedRefSchema,
  nothingSchema,
} from '../primitives.ts'
import { wasteTreatments, wasteTypeLabels, wasteTypeSchema, wasteTypes } from './wastes.ts'

export const maxShares = 20

const shareFormSchema = z.object({
  treatment: z.enum(wasteTreatments, 'Required'),
  destinationId: z.optional(z.nullable(idSchema)),
  percent: percentSchema,
})

/** Percents have two decimals, so they are added as whole hundredths. */
const sharesSchema = z.array(shareFormSchema).check(
  z.minLength(1, 'Required'),
  z.maxLength(maxShares, `At most ${maxShares} shares` satisfies TranslationKey),
  z.refine((shares) => hundredthsOf(shares) === 10_000, 'The shares must add up to exactly 100 %.'),
  z.refine(
    (shares) =>
      new Set(shares.map((share) => `${share.treatment} ${share.destinationId ?? ''}`)).size === shares.length,
    'The same treatment and destination are listed twice.',
  ),
)

/** Adds up the percents of shares in hundredths of a percent. */
export function hundredthsOf(shares: ReadonlyArray<{ percent: number }>): number {
  return shares.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0)
}

export const treatmentShareSchema = z.object({
  treatment: z.enum(wasteTreatments),
  destination: z.nullable(namedRefSchema),
  percent: z.number(),
})
export type TreatmentShare = z.output<typeof treatmentShareSchema>

/** What becomes of a waste type from a day on, until its next profile. */
export const treatmentProfileSchema = z.object({
  ...entityShape,
  wasteType: z.enum(wasteTypes),
  validFrom: z.string(),
  /** The day before the next profile of the type; null for the last one. */
  validTo: z.nullable(z.string()),
  shares: z.array(treatmentShareSchema),
  /** Why completed pickups got their treatment from it afterwards; null where none did. */
  reason: z.nullable(z.string()),
  createdBy: z.nullable(namedRefSchema),
})
export type TreatmentProfile = z.output<typeof treatmentProfileSchema>

export const treatmentProfileFormSchema = z.object({
  wasteType: wasteTypeSchema,
  validFrom: daySchema,
  shares: sharesSchema,
  /** Required where completed pickups get their treatment from the profile afterwards. */
  reason: z.optional(cleanText(500)),
  isSure: isSureSchema,
})
export type TreatmentProfileForm = z.output<typeof treatmentProfileFormSchema>

/** Days of a type before its first profile: what was collected on them has no treatment, unless staff gave it one. */
const treatmentGapSchema = z.object({
  wasteType: z.enum(wasteTypes),
  firstProfile: z.nullable(z.object({ validFrom: z.string(), shares: z.array(treatmentShareSchema) })),
  /** The days of the first and the last completed pickup without a treatment; null where there is none. */
  days: z.nullable(z.object({ first: z.string(), last: z.string() })),
  pickups: z.int(),
  weightKg: z.number(),
})
export type TreatmentGap = z.output<typeof treatmentGapSchema>

export const treatmentProfileList = defineList({
  path: '/treatment_profiles',
  access: 'treatment-profiles:list',
  summary: 'What becomes of each waste type, by day',
  row: treatmentProfileSchema,
  columns: {
    wasteType: { kind: 'choice', title: 'Waste type', choices: wasteTypeLabels, sort: true, filter: true },
    validFrom: { kind: 'day', title: 'Valid from', sort: true, filter: ['from', 'to'] },
    validTo: { kind: 'day', title: 'Valid to' },
    shares: { kind: 'custom', title: 'What becomes of it' },
    reason: { kind: 'text', title: 'Reason', shown: 'in-file' },
    createdBy: { kind: 'person', title: 'Added by', value: (row) => row.createdBy?.name ?? null },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  defaultSort: '-validFrom',
})

export const treatmentProfileEndpoints = {
  ...treatmentProfileList,
  create: endpoint({
    method: 'POST',
    path: '/treatment_profiles',
    access: 'treatment-profiles:change',
    summary: 'Say what becomes of a waste type from a day on; completed pickups keep the treatment that they have',
    body: treatmentProfileFormSchema,
    reply: treatmentProfileSchema,
    status: 201,
    message: 'The treatment profile was added.',
  }),
  gaps: endpoint({
    method: 'GET',
    path: '/treatment_profiles/gaps',
    access: 'treatment-profiles:list',
    summary: 'The waste types that have no profile yet, or completed pickups from before their first one',
    reply: z.array(treatmentGapSchema),
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/treatment_profiles/:id',
    access: 'treatment-profiles:change',
    summary: 'Archive a treatment profile that has not begun',
    params: idParams,
    reply: nothingSchema,
  }),
}
