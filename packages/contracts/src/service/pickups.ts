import * as z from 'zod/mini'
import { weightKgSchema } from '../amounts.ts'
import { type Columns, columnFilters } from '../columns.ts'
import { documentQuery } from '../company/documents.ts'
import { paperVersionQuery, paperVersionSchema } from '../company/papers.ts'
import { openingHoursSchema } from '../customers/sites.ts'
import { daySchema, instantSchema } from '../days.ts'
import { dayMs } from '../durations.ts'
import { endpoint } from '../endpoint.ts'
import { defineList, exportQuery } from '../list.ts'
import { type WasteType, wasteTreatments, wasteTypeSchema, wasteTypes, weightMeasures } from '../materials/wastes.ts'
import {
  cleanText,
  entityShape,
  idOrNoneSchema,
  idParams,
  idSchema,
  isSureSchema,
  multilineText,
  namedRefSchema,
  nothingSchema,
  optionalText,
  organizationParams,
  requiredText,
  searchText,
  versionSchema,
} from '../primitives.ts'
import { quarterSchema } from '../reporting/quarters.ts'

export const pickupStatuses = ['REQUESTED', 'CONFIRMED', 'CANCELLED', 'ONHOLD', 'COMPLETED'] as const
export type PickupStatus = (typeof pickupStatuses)[number]

/** Trainings have the same statuses. */
export const pickupStatusLabels: Record<PickupStatus, string> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  ONHOLD: 'On hold',
  CANCELLED: 'Cancelled',
}

/**
 * COMPLETE means COMPLETED; ASSIGNED means CONFIRMED with a driver and not yet due; ONGOING means CONFIRMED and due
 * today or earlier.
 */
export const pickupStages = ['COMPLETE', 'ASSIGNED', 'ONGOING'] as const
export type PickupStage = (typeof pickupStages)[number]

export const wayTypes = ['Dry', 'Organic', 'Dry + Organic'] as const
export type WayType = (typeof wayTypes)[number]

/** Who put a pickup into the plan. */
export const pickupPlanners = ['schedule', 'request', 'staff', 'import'] as const

/**
 * What is to be known of a pickup besides its status: it comes from a schedule, the customer's request about it waits
 * for an answer, it was not collected and nobody planned another one, or what the customer reported is not answered.
 */
export const pickupMarks = [
  'schedule',
  'move-requested',
  'cancel-requested',
  'not-collected',
  'missed-reported',
] as const
export type PickupMark = (typeof pickupMarks)[number]

export const pickupMarkLabels: Record<PickupMark, string> = {
  schedule: 'Recurring schedule',
  'move-requested': 'Another time requested',
  'cancel-requested': 'Cancellation requested',
  'not-collected': 'Not collected',
  'missed-reported': 'Report not answered yet',
}

/** `hasLeft` once the person was deactivated or got another role. */
export const driverRefSchema = z.object({ ...namedRefSchema.shape, hasLeft: z.boolean() })
export type DriverRef = z.output<typeof driverRefSchema>

const vehicleSchema = z.object({ plate_number: z.string(), driver: z.nullable(driverRefSchema) })

/** A treatment and its destination hold for this item in place of the treatment profile; only staff may give them. */
export const pickupItemSchema = z
  .object({
    productName: requiredText(200),
    productType: wasteTypeSchema,
    quantity: weightKgSchema,
    unit: z.literal('kg', 'Required'),
    remark: optionalText(500),
    treatment: z.optional(z.nullable(z.enum(wasteTreatments, 'Invalid'))),
    destinationId: z.optional(z.nullable(idSchema)),
    measure: z.optional(z.enum(weightMeasures, 'Invalid')),
    isHazardous: z.optional(z.boolean('Invalid')),
  })
  .check(
    z.refine(({ treatment, destinationId }) => !destinationId || Boolean(treatment), {
      path: ['treatment'],
      error: 'Required',
    }),
  )
export type PickupItem = z.output<typeof pickupItemSchema>
const itemReplySchema = z.object({
  productName: z.string(),
  productType: z.enum(wasteTypes),
  quantity: z.number(),
  unit: z.literal('kg'),
  remark: z.string(),
})

/** What becomes of a part of an item. */
const treatedPartSchema = z.object({
  treatment: z.enum(wasteTreatments),
  destination: z.nullable(namedRefSchema),
  quantity: z.number(),
})
const treatedItemSchema = z.object({
  ...itemReplySchema.shape,
  /** Null unless staff said it for this item. */
  treatment: z.nullable(z.enum(wasteTreatments)),
  destination: z.nullable(namedRefSchema),
  measure: z.enum(weightMeasures),
  isHazardous: z.boolean(),
  /** What becomes of the item once the pickup is completed, in parts that add up to its quantity; empty before. */
  treatments: z.array(treatedPartSchema),
})
export type TreatedItem = z.output<typeof treatedItemSchema>

const productSchema = z.object({ productName: z.string(), productType: z.enum(wasteTypes) })
export type Product = z.output<typeof productSchema>
export const maxProducts = 8

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

const todaysPickupSchema = z.object({ ...pickupRowSchema.shape, weightKg: z.number() })
export type TodaysPickup = z.output<typeof todaysPickupSchema>

/** Drivers and staff get the site's address, location and contact, and the organization's office phone. */
const pickupPlaceSchema = z.object({
  ...namedRefSchema.shape,
  address: z.optional(z.string()),
  location: z.optional(z.nullable(z.object({ lng: z.number(), lat: z.number() }))),
  officePhoneNumber: z.optional(z.string()),
  contactPersonName: z.optional(z.string()),
  contactPersonPhoneNumber: z.optional(z.string()),
})

/** Drivers and staff get what the crew has to know of the site. */
const pickupSiteSchema = z.object({
  ...namedRefSchema.shape,
  openingHours: z.optional(z.nullable(openingHoursSchema)),
  accessNote: z.optional(z.string()),
})

export const pickupSchema = z.object({
  ...pickupRowSchema.shape,
  organizationId: pickupPlaceSchema,
  site: pickupSiteSchema,
  operationTeam: z.array(namedRefSchema),
  items: z.array(treatedItemSchema),
  remark: z.string(),
  /** The schedule that the pickup is of, and the schedule's own day, which stays when the pickup is moved. */
  schedule: z.nullable(z.object({ _id: idSchema, occurrenceOn: z.string() })),
  /** What was weighed at the last visit to the site, for a driver who is about to weigh. */
  lastTypes: z.optional(z.array(z.enum(wasteTypes))),
})
export type Pickup = z.output<typeof pickupSchema>

/**
 * The number of a pickup's collection note. It is the beginning of the pickup's id, so it stays the same and leads back
 * to the pickup: 12 hexadecimal digits, which hardly ever occur twice in a million pickups.
 */
export function collectionNoteNumberOf(pickupId: string): string {
  return `COL-${pickupId.slice(0, 13).toUpperCase()}`
}

/** How the id of the pickup begins that has this collection note; undefined for any other text. */
export function pickupIdPrefixOf(noteNumber: string): string | undefined {
  return /^COL-([0-9a-f]{8}-[0-9a-f]{4})$/i.exec(noteNumber.trim())?.[1]?.toLowerCase()
}

/** The organization's calendar sends pickups with marks and the schedule that made them, its data table with items. */
const organizationPickupSchema = z.object({
  _id: idSchema,
  pickUpTime: z.string(),
  status: z.enum(pickupStatuses),
  wayType: z.nullable(z.enum(wayTypes)),
  site: namedRefSchema,
  marks: z.optional(z.array(z.enum(pickupMarks))),
  schedule: z.optional(z.nullable(idSchema)),
  items: z.optional(z.array(itemReplySchema)),
})
export type OrganizationPickup = z.output<typeof organizationPickupSchema>

const vehicleFormSchema = z.object({
  plate_number: z.optional(cleanText(40)),
  driver: z.optional(idOrNoneSchema('Invalid id')),
})

/** Accepts digits only (docs/specification.md 5-16); an empty text means 0. */
const wayNumberSchema = z.pipe(
  z.union(
    [
      z.int('Invalid Number').check(z.gte(0, 'Invalid Number'), z.lte(999_999_999, 'Invalid Number')),
      z.string().check(z.regex(/^\d{0,9}$/, 'Invalid Number')),
    ],
    'Invalid Number',
  ),
  z.transform(Number),
)

export const pickupScheduleSchema = z.object({
  organizationId: idSchema,
  /** A site of the organization; the main site when absent. */
  siteId: z.optional(idSchema),
  pickUpTime: instantSchema,
  vehicle: z.optional(vehicleFormSchema),
  status: z.optional(z.enum(['REQUESTED', 'CONFIRMED'], 'Required')),
  isSure: isSureSchema,
})

/** `pickUpTime` reschedules the pickup; the edit form sends the other fields. */
export const pickupChangeSchema = z.object({
  pickUpTime: z.optional(instantSchema),
  siteId: z.optional(idSchema),
  vehicle: z.optional(vehicleFormSchema),
  status: z.optional(z.enum(pickupStatuses, 'Required')),
  operationTeam: z.optional(z.array(idSchema).check(z.maxLength(50, 'At most 50 people'))),
  items: z.optional(z.array(pickupItemSchema).check(z.maxLength(500, 'At most 500 items'))),
  wayNumber: z.optional(wayNumberSchema),
  wayType: z.optional(z.nullable(z.enum(wayTypes, 'Invalid'))),
  remark: z.optional(multilineText(2_000)),
  /** Why a completed pickup is corrected, printed on its collection note. */
  correctionReason: z.optional(cleanText(500)),
  isSure: isSureSchema,
  __v: versionSchema,
})
export type PickupChange = z.output<typeof pickupChangeSchema>

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
  way: { kind: 'custom', title: 'Way', shown: 'on-screen', sort: 'wayNumber' },
  wayNumber: { kind: 'number', title: 'Way Number', shown: 'in-file', filter: ['wayNumberFrom', 'wayNumberTo'] },
  wayType: { kind: 'choice', title: 'Way Type', choices: wayTypes, shown: 'in-file', filter: true },
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

export const maxOrganizationPickups = 5_000
export const maxCalendarPickups = 5_000
export const maxCalendarDays = 42

/** Both days are included. A month's page shows at most six weeks. */
const calendarQuerySchema = z
  .object({ ...columnFilters(pickupColumns), ...otherPickupFilters, from: daySchema, to: daySchema, q: searchText() })
  .check(
    z.refine(({ from, to }) => daysBetween(from, to) >= 0, { path: ['to'], error: 'Must not be before the first day' }),
    z.refine(({ from, to }) => daysBetween(from, to) < maxCalendarDays, {
      path: ['to'],
      error: `At most ${maxCalendarDays} days`,
    }),
  )

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/**
 * The columns of the data table and its export have this fixed order (docs/specification.md 2.14-12). The table has the
 * last one only where there is mixed waste.
 */
export const dataTableTypes: readonly WasteType[] = [
  'Papers',
  'Plastics',
  'Cans',
  'Glasses',
  'Organic',
  'E-waste',
  'Mixed',
]

const organizationPickupQuery = {
  site: z.optional(idSchema),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** Matches a part of the local date in any form it is written in, e.g. `2026/02`, `2026-02`, `16/11` or `16 Nov`. */
  date: searchText(),
  Papers: searchText(),
  Plastics: searchText(),
  Cans: searchText(),
  Glasses: searchText(),
  'E-waste': searchText(),
  Organic: searchText(),
  Mixed: searchText(),
}

const ofOrganization = { method: 'GET', access: 'pickups:of-organization', params: organizationParams } as const

export const pickupEndpoints = {
  ...pickupList,
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
    summary: "Today's pickups in the company's time zone, in time order, with the kilograms weighed",
    reply: z.array(todaysPickupSchema),
  }),
  ofOrganization: endpoint({
    ...ofOrganization,
    path: '/logistics/organizations/:organizationId',
    summary: "An organization's pickups of a year, or with include=items its completed ones with what was weighed",
    query: z.object({
      year: z.optional(
        z.coerce
          .number('Invalid Number')
          .check(z.int('Invalid Number'), z.gte(1990, 'Invalid Number'), z.lte(2099, 'Invalid Number')),
      ),
      include: z.optional(z.literal('items', 'Invalid')),
      ...organizationPickupQuery,
    }),
    reply: z.array(organizationPickupSchema),
  }),
  exportOfOrganization: endpoint({
    ...ofOrganization,
    path: '/logistics/organizations/:organizationId/export',
    summary: "An organization's completed pickups with what was weighed, as a file",
    query: z.object({ ...exportQuery, ...organizationPickupQuery }),
    reply: 'file',
    transaction: { own: 'streams rows from a cursor in a repeatable read transaction' },
  }),
  quarters: endpoint({
    method: 'GET',
    path: '/logistics/reports/organizations/:organizationId',
    access: 'pickups:quarters',
    summary: 'The quarters of an organization with their completed pickups',
    params: organizationParams,
    query: z.object({ site: z.optional(idSchema) }),
    reply: z.object({
      quarters: z.array(quarterSchema),
      pickups: z.array(organizationPickupSchema),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/logistics/:id',
    access: 'pickups:read',
    summary: 'One pickup with its items',
    params: idParams,
    reply: pickupSchema,
  }),
  note: endpoint({
    method: 'GET',
    path: '/logistics/:id/note',
    access: 'pickups:read',
    summary:
      'The collection note of a pickup as a PDF, as last issued or of one version: what was collected, and its fate',
    params: idParams,
    query: z.object({ ...documentQuery, ...paperVersionQuery }),
    reply: 'file',
    limits: [{ by: 'actor', max: 120, windowSeconds: 900, counts: 'all' }],
  }),
  noteVersions: endpoint({
    method: 'GET',
    path: '/logistics/:id/note/versions',
    access: 'pickups:read',
    summary: 'When the collection note of a pickup was issued and corrected, and what each version changed',
    params: idParams,
    reply: z.array(paperVersionSchema),
  }),
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
