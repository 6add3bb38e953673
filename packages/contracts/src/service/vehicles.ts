import * as z from 'zod/mini'
import { truckKg } from '../amounts.ts'
import { daySchema } from '../days.ts'
import { archivedFilter, defineList } from '../list.ts'
import { openingHoursSchema } from '../opening-hours.ts'
import { hourSchema } from '../opening-hours-form.ts'
import { changeOf, entityShape, idSchema, namedRefSchema, requiredText } from '../primitives.ts'
import { recordEndpoints } from '../record.ts'

/** How a pickup or a schedule names its vehicle: the plate as typed, and the vehicle that has it, if there is one. */
export const vehicleNameShape = { plate_number: z.string(), vehicleId: z.nullable(idSchema) }

export const vehicleSchema = z.object({
  ...entityShape,
  plate: z.string(),
  capacityKg: z.int(),
  depot: namedRefSchema,
  /** How long it takes to empty it where its load is taken. */
  unloadingMinutes: z.int(),
  /** Local times, HH:MM; null where it is out while its depot is open. */
  shift: z.nullable(openingHoursSchema),
  /** The first and the last day on which it does not drive; without a last day until further notice. */
  outOfServiceFrom: z.nullable(z.string()),
  outOfServiceTo: z.nullable(z.string()),
  archivedAt: z.nullable(z.string()),
})
export type Vehicle = z.output<typeof vehicleSchema>

const shiftFormSchema = z
  .object({ from: hourSchema, to: hourSchema })
  .check(z.refine(({ from, to }) => to > from, { path: ['to'], error: 'Must be after the start, on the same day' }))

const wholeNumber = () => z.int({ error: ({ input }) => (input === undefined ? 'Required' : 'Invalid Number') })

export const vehicleFormSchema = z.object({
  plate: requiredText(40),
  capacityKg: wholeNumber().check(z.gte(1, 'More than 0 kg'), z.lte(truckKg, 'At most 20,000 kg')),
  depotId: idSchema,
  unloadingMinutes: wholeNumber().check(z.gte(0, 'Not below 0'), z.lte(240, 'At most 240 minutes')),
  shift: z.optional(z.nullable(shiftFormSchema)),
  outOfServiceFrom: z.optional(z.nullable(daySchema)),
  outOfServiceTo: z.optional(z.nullable(daySchema)),
})
export type VehicleForm = z.output<typeof vehicleFormSchema>
export const vehicleChangeSchema = changeOf(vehicleFormSchema)
export type VehicleChange = z.output<typeof vehicleChangeSchema>

export const vehicleList = defineList({
  path: '/vehicles',
  access: 'vehicles:list',
  summary: 'Vehicles of the company',
  row: vehicleSchema,
  columns: {
    plate: { kind: 'code', title: 'Plate number', sort: true, filter: true },
    depot: { kind: 'text', title: 'Depot', value: (row) => row.depot.name, sort: true, filter: true },
    capacityKg: { kind: 'number', title: 'Capacity (kg)', sort: true, filter: ['capacityFrom', 'capacityTo'] },
    unloadingMinutes: { kind: 'number', title: 'Unloading (minutes)', sort: true },
    shift: { kind: 'hours', title: 'Shift', value: ({ shift }) => shift && `${shift.from}–${shift.to}` },
    outOfServiceFrom: { kind: 'day', title: 'Out of service from', sort: true, filter: ['outFrom', 'outTo'] },
    outOfServiceTo: { kind: 'day', title: 'Out of service to', sort: true },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: { depotId: z.optional(idSchema), archived: archivedFilter },
  defaultSort: 'plate',
})

export const vehicleEndpoints = {
  ...vehicleList,
  ...recordEndpoints({
    list: vehicleList.list,
    change: 'vehicles:change',
    row: vehicleSchema,
    form: vehicleFormSchema,
    changed: vehicleChangeSchema,
    name: 'vehicle',
    added: 'The vehicle was added.',
  }),
}
