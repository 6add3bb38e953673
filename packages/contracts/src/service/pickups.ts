import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { locationReplySchema } from '../amounts.ts'
import { type Columns, columnFilters } from '../columns.ts'
import { daySchema } from '../days.ts'
import { dayMs } from '../durations.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { wasteTypes } from '../materials/wastes.ts'
import { entityShape, idParams, idSchema, namedRefSchema, nothingSchema, searchText } from '../primitives.ts'
import { collectionNoteEndpoints } from './collection-notes.ts'
import { evidenceSchema } from './evidence.ts'
import { manyPickupsEndpoints } from './many-pickups.ts'
import { organizationPickupEndpoints } from './organization-pickups.ts'
import { pickupChangeSchema, pickupScheduleSchema } from './pickup-forms.ts'
import { productSchema, treatedItemSchema } from './pickup-items.ts'
import { pickupPlaceSchema, pickupSiteSchema } from './pickup-places.ts'
import { pickupMarks, pickupStages, pickupStatuses, pickupStatusLabels, wayTypes } from './pickup-statuses.ts'
import { plannedStopShape } from './planned-arrivals.ts'
import { vehicleNameShape } from './vehicles.ts'

/** `hasLeft` once the person was deactivated or got another role. */
export const driverRefSchema = z.object({ ...namedRefSchema.shape, hasLeft: z.boolean() })
export type DriverRef = z.output<typeof driverRefSchema>

const vehicleSchema = z.object({ ...vehicleNameShape, driver: z.nullable(driverRefSchema) })

export const pickupRowSchema = z.object({
  ...entityShape,
  organizationId: namedRefSchema,
  /** The main site has the organization's id. */
  site: namedRefSchema,
  pickUpTime: z.string(),
  status: z.enum(pickupStatuses),
  stage: z.nullable(z.enum(pickupStages)),
  wayNumber: z.int(),
  wayType: z.nullable(z.enum(wayTypes)),
  vehicle: vehicleSchema,
  updatedBy: z.nullable(namedRefSchema),
  marks: z.array(z.enum(pickupMarks)),
})
export type PickupRow = z.output<typeof pickupRowSchema>

const unloadingSchema = z.object({
  depot: z.object({ ...namedRefSchema.shape, location: z.nullable(locationReplySchema) }),
  plannedAt: z.string(),
  /** When the vehicle is there, as late or early as the crew is. */
  at: z.string(),
})
export type Unloading = z.output<typeof unloadingSchema>

const todaysPickupSchema = z.object({
  ...pickupRowSchema.shape,
  ...plannedStopShape,
  /** As late or early as the crew is; null for what is done, or in no order of today. */
  expectedArrivalAt: z.nullable(z.string()),
  /** Where its vehicle goes next to unload, by the accepted order; null where it goes on. */
  unloading: z.nullable(unloadingSchema),
  weightKg: z.number(),
  /** The codes of the bins that stand at the site on the day, for its driver, who reads their labels without network. */
  binCodes: z.optional(z.array(z.string())),
})
export type TodaysPickup = z.output<typeof todaysPickupSchema>

export const pickupSchema = z.object({
  ...pickupRowSchema.shape,
  ...plannedStopShape,
  organizationId: pickupPlaceSchema,
  site: pickupSiteSchema,
  operationTeam: z.array(namedRefSchema),
  items: z.array(treatedItemSchema),
  remark: z.string(),
  /** The schedule that the pickup is of, and the schedule's own day, which stays when the pickup is moved. */
  schedule: z.nullable(z.object({ _id: idSchema, occurrenceOn: z.string() })),
  /** What was weighed at the last visit to the site, for a driver who is about to weigh. */
  lastTypes: z.optional(z.array(z.enum(wasteTypes))),
  /** Of one pickup that staff or its customer read, the first visit first. */
  evidence: z.optional(z.array(evidenceSchema)),
})
export type Pickup = z.output<typeof pickupSchema>

/** Includes `__v`, so that two people who drag the same pickup cannot overwrite each other. */
const calendarPickupSchema = z.object({
  _id: idSchema,
  __v: z.int(),
  pickUpTime: z.string(),
  status: z.enum(pickupStatuses),
  wayType: z.nullable(z.enum(wayTypes)),
  organization: namedRefSchema,
  site: namedRefSchema,
  driver: z.nullable(driverRefSchema),
  plateNumber: z.string(),
  marks: z.array(z.enum(pickupMarks)),
  ...plannedStopShape,
})
export type CalendarPickup = z.output<typeof calendarPickupSchema>

const pickupColumns = {
  organization: {
    kind: 'text',
    title: 'Organization',
    value: (row) => row.organizationId.name,
    sort: true,
    filter: true,
  },
  status: { kind: 'choice', title: 'Status', choices: pickupStatusLabels, sort: true, filter: true },
  pickUpTime: { kind: 'instant', title: 'Pick Up Time', sort: true, filter: ['from', 'to'] },
  way: { kind: 'custom', title: 'Route', shown: 'on-screen', sort: 'wayNumber' },
  wayNumber: { kind: 'number', title: 'Route no.', shown: 'in-file', filter: ['wayNumberFrom', 'wayNumberTo'] },
  wayType: { kind: 'choice', title: 'Waste stream', choices: wayTypes, shown: 'in-file', filter: true },
  driver: { kind: 'person', title: 'Driver', value: (row) => row.vehicle.driver?.name ?? null },
  plateNumber: {
    kind: 'code',
    title: 'Plate number',
    value: (row) => row.vehicle.plate_number,
    sort: true,
    filter: true,
  },
  updatedBy: { kind: 'person', title: 'Updated by', value: (row) => row.updatedBy?.name ?? null },
  site: { kind: 'text', title: 'Site', value: (row) => row.site.name, shown: 'in-file' },
  createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
} as const satisfies Columns<PickupRow>

const otherPickupFilters = {
  stage: z.optional(z.enum(pickupStages, 'Invalid')),
  organizationId: z.optional(idSchema),
  site: z.optional(idSchema),
  driver: z.optional(idSchema),
  vehicleId: z.optional(idSchema),
  hasDriver: z.optional(z.enum(['true', 'false'], 'Invalid')),
  updatedBy: z.optional(idSchema),
}

export const pickupList = defineList({
  path: '/logistics',
  access: 'pickups:list',
  summary: 'Pickups',
  row: pickupRowSchema,
  columns: pickupColumns,
  filters: otherPickupFilters,
  defaultSort: '-pickUpTime',
})
export const maxCalendarPickups = 5_000
export const maxCalendarDays = 42

/** Both days are included. A month's page shows at most six weeks. */
const calendarQuerySchema = z
  .object({ ...columnFilters(pickupColumns), ...otherPickupFilters, from: daySchema, to: daySchema, q: searchText() })
  .check(
    z.refine(({ from, to }) => daysBetween(from, to) >= 0, { path: ['to'], error: 'Must not be before the first day' }),
    z.refine(({ from, to }) => daysBetween(from, to) < maxCalendarDays, {
      path: ['to'],
      error: `At most ${maxCalendarDays} days` satisfies TranslationKey,
    }),
  )

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

export const pickupEndpoints = {
  ...pickupList,
  ...organizationPickupEndpoints,
  ...manyPickupsEndpoints,
  calendar: endpoint({
    method: 'GET',
    path: '/logistics?view=calendar',
    access: 'pickups:list',
    summary: `At most ${maxCalendarDays} days of pickups in time order, in one piece: the first 5,000 of them`,
    query: calendarQuerySchema,
    reply: z.array(calendarPickupSchema),
  }),
  products: endpoint({
    method: 'GET',
    path: '/logistics/products',
    access: 'pickups:products',
    summary: 'Item names used before that start with a text, each with its waste type',
    query: z.object({ q: searchText() }),
    reply: z.array(productSchema),
  }),
  today: endpoint({
    method: 'GET',
    path: '/logistics/today',
    access: 'pickups:today',
    summary: 'The pickups of a day, usually today, by planned arrival or else by time, with the kilograms weighed',
    query: z.object({ day: z.optional(daySchema) }),
    reply: z.array(todaysPickupSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/logistics/:id',
    access: 'pickups:read',
    summary: 'One pickup with its items, and to staff and its customer the evidence of its visits',
    params: idParams,
    reply: pickupSchema,
  }),
  ...collectionNoteEndpoints,
  schedule: endpoint({
    method: 'POST',
    path: '/logistics',
    access: 'pickups:schedule',
    summary: 'Schedule a pickup',
    body: pickupScheduleSchema,
    reply: pickupSchema,
    status: 201,
    message: 'Successfully added schedule!',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/logistics/:id',
    access: 'pickups:change',
    summary: 'Reschedule a pickup, plan it, or record what was weighed',
    params: idParams,
    body: pickupChangeSchema,
    reply: pickupSchema,
    limits: [{ by: 'actor', reach: 'own', max: 300, windowSeconds: 900, counts: 'all' }],
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/logistics/:id',
    access: 'pickups:archive',
    summary: 'Archive a pickup; its weights leave the totals',
    params: idParams,
    reply: nothingSchema,
  }),
  archived: endpoint({
    ...pickupList.list,
    path: '/logistics?view=archived',
    access: 'pickups:archive',
    summary: 'Archived pickups',
  }),
  restore: endpoint({
    method: 'POST',
    path: '/logistics/:id/restore',
    access: 'pickups:archive',
    summary: 'Restore an archived pickup; its weights count again',
    params: idParams,
    reply: pickupSchema,
  }),
}
