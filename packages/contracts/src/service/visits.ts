import * as z from 'zod/mini'
import { locationReplySchema } from '../amounts.ts'
import type { Columns } from '../columns.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { weightMeasures } from '../materials/wastes.ts'
import { photoSchema } from '../photos.ts'
import { entityShape, idParams, idSchema, namedRefSchema, requiredMultilineText, versionSchema } from '../primitives.ts'
import { recordedCodes } from './outcome-reasons.ts'
import { itemReplySchema } from './pickup-items.ts'
import { wayTypes } from './pickup-statuses.ts'
import { pickupSchema } from './pickups.ts'
import { signatureSchema, visitFormSchema } from './visit-forms.ts'
import { collectedAmounts, collectedLabels, shownConflicts, visitStateLabels, visitStates } from './visit-states.ts'

/** The stop as the driver saw it, which stays when the pickup is moved or gone. */
const stopSchema = z.object({
  organization: z.string(),
  site: z.string(),
  pickUpTime: z.string(),
  wayType: z.nullable(z.enum(wayTypes)),
  plateNumber: z.string(),
})

export const visitRowSchema = z.object({
  ...entityShape,
  pickupId: idSchema,
  stop: stopSchema,
  /** Customers are not told which driver it was. */
  driver: z.nullable(namedRefSchema),
  collected: z.enum(collectedAmounts),
  code: z.nullable(z.enum(recordedCodes)),
  note: z.string(),
  recordedAt: z.string(),
  receivedAt: z.string(),
  /** Received on a later day than it was recorded. */
  isLate: z.boolean(),
  state: z.enum(visitStates),
  conflict: z.nullable(z.enum(shownConflicts)),
})
export type VisitRow = z.output<typeof visitRowSchema>

const settlementSchema = z.object({
  isApplied: z.boolean(),
  reason: z.string(),
  at: z.string(),
  by: z.nullable(namedRefSchema),
})

export const visitSchema = z.object({
  ...visitRowSchema.shape,
  baseVersion: z.int(),
  items: z.array(z.object({ ...itemReplySchema.shape, measure: z.enum(weightMeasures) })),
  photos: z.array(photoSchema),
  signature: z.nullable(signatureSchema),
  location: z.nullable(locationReplySchema),
  settlement: z.nullable(settlementSchema),
})
export type Visit = z.output<typeof visitSchema>

const visitColumns = {
  organization: { kind: 'text', title: 'Organization', value: (row) => row.stop.organization },
  site: { kind: 'text', title: 'Site', value: (row) => row.stop.site },
  pickup: { kind: 'instant', title: 'Pick Up Time', value: (row) => row.stop.pickUpTime },
  driver: { kind: 'person', title: 'Driver', value: (row) => row.driver?.name ?? null },
  collected: { kind: 'choice', title: 'What was recorded', choices: collectedLabels },
  state: { kind: 'choice', title: 'State', choices: visitStateLabels, sort: true, filter: true },
  recordedAt: { kind: 'instant', title: 'Time of the visit', sort: true, filter: ['from', 'to'] },
  receivedAt: { kind: 'instant', title: 'Received', shown: 'in-file' },
  note: { kind: 'text', title: 'Note', shown: 'in-file' },
} as const satisfies Columns<VisitRow>

export const visitList = defineList({
  path: '/visits',
  access: 'visits:list',
  summary: 'What drivers recorded at their stops',
  row: visitRowSchema,
  columns: visitColumns,
  defaultSort: '-recordedAt',
})

export const visitEndpoints = {
  ...visitList,
  record: endpoint({
    method: 'POST',
    path: '/logistics/:id/visits',
    access: 'visits:record',
    summary: 'Record what happened at a stop, once for each id; what the office changed meanwhile keeps it to look at',
    params: idParams,
    body: visitFormSchema,
    reply: visitSchema,
    status: 201,
    limits: [{ by: 'actor', max: 300, windowSeconds: 900, counts: 'all' }],
  }),
  ofPickup: endpoint({
    method: 'GET',
    path: '/logistics/:id/visits',
    access: 'pickups:read',
    summary: 'What was recorded at a stop, the latest first: to its driver their own, to customers what counts',
    params: idParams,
    reply: z.array(visitSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/visits/:id',
    access: 'visits:list',
    summary: 'A visit beside what its pickup says now, which is null once that is gone',
    params: idParams,
    reply: z.object({ visit: visitSchema, pickup: z.nullable(pickupSchema) }),
  }),
  settle: endpoint({
    method: 'POST',
    path: '/visits/:id/settle',
    access: 'visits:settle',
    summary: 'Settle a visit to look at: apply it to the pickup as it is now, or keep what the office says',
    params: idParams,
    body: z.object({
      apply: z.boolean('Required'),
      reason: requiredMultilineText(500),
      __v: versionSchema,
      /** The pickup's `__v` that was compared. */
      pickupVersion: versionSchema,
    }),
    reply: visitSchema,
  }),
}
