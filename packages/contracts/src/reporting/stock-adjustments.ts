import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { weightOrNothingKgSchema } from '../amounts.ts'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { wasteTypeLabels, wasteTypeSchema, wasteTypes } from '../materials/wastes.ts'
import { entityShape, idParams, multilineText, namedRefSchema, nothingSchema } from '../primitives.ts'

/** A stock-take says what is there at the end of its day; everything else is a loss, and says how much is gone. */
export const stockAdjustmentKinds = [
  'stock-take',
  'moisture',
  'sorting-residue',
  'theft',
  'fire',
  'measuring-error',
  'other-loss',
] as const
export type StockAdjustmentKind = (typeof stockAdjustmentKinds)[number]

export const stockAdjustmentLabels: Record<StockAdjustmentKind, TranslationKey> = {
  'stock-take': 'Stock-take',
  moisture: 'Loss: moisture',
  'sorting-residue': 'Loss: sorting residue',
  theft: 'Loss: theft',
  fire: 'Loss: fire',
  'measuring-error': 'Loss: measuring error',
  'other-loss': 'Loss: other reason',
}

/** What was counted in stock or lost, in kilograms. It is never changed, only archived. */
export const stockAdjustmentSchema = z.object({
  ...entityShape,
  date: z.string(),
  wasteType: z.enum(wasteTypes),
  kind: z.enum(stockAdjustmentKinds),
  weight: z.number(),
  note: z.string(),
  createdBy: z.nullable(namedRefSchema),
})
export type StockAdjustment = z.output<typeof stockAdjustmentSchema>

export const stockAdjustmentFormSchema = z
  .object({
    date: daySchema,
    wasteType: wasteTypeSchema,
    kind: z.enum(stockAdjustmentKinds, 'Required'),
    weight: weightOrNothingKgSchema,
    note: z._default(multilineText(1_000), ''),
  })
  .check(
    z.refine(({ kind, weight }) => kind === 'stock-take' || weight > 0, {
      path: ['weight'],
      message: 'More than 0 kg',
    }),
    z.refine(({ kind, note }) => kind !== 'other-loss' || note !== '', { path: ['note'], message: 'Required' }),
  )
export type StockAdjustmentForm = z.output<typeof stockAdjustmentFormSchema>

export const stockAdjustmentList = defineList({
  path: '/stock_adjustments',
  access: 'stock-adjustments:list',
  summary: 'Stock-takes and losses',
  row: stockAdjustmentSchema,
  columns: {
    date: { kind: 'day', title: 'Date', sort: true, filter: ['from', 'to'] },
    wasteType: { kind: 'choice', title: 'Waste type', choices: wasteTypeLabels, sort: true, filter: true },
    kind: { kind: 'choice', title: 'What happened', choices: stockAdjustmentLabels, sort: true, filter: true },
    weight: { kind: 'weight', title: 'Weight (kg)', sort: true },
    note: { kind: 'text', title: 'Note' },
    createdBy: { kind: 'person', title: 'Added by', value: (row) => row.createdBy?.name ?? null },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  defaultSort: '-date',
})

export const stockAdjustmentEndpoints = {
  ...stockAdjustmentList,
  create: endpoint({
    method: 'POST',
    path: '/stock_adjustments',
    access: 'stock-adjustments:change',
    summary: 'Record what was counted in stock or lost; it corrects the mass balance from that day on',
    body: stockAdjustmentFormSchema,
    reply: stockAdjustmentSchema,
    status: 201,
    message: 'The stock adjustment was added.',
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/stock_adjustments/:id',
    access: 'stock-adjustments:change',
    summary: 'Archive a stock adjustment; it leaves the mass balance',
    params: idParams,
    reply: nothingSchema,
  }),
}
