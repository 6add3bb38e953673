import * as z from 'zod/mini'
import { locationSchema } from '../amounts.ts'
import { archivedFilter, defineList } from '../list.ts'
import { openingHoursSchema } from '../opening-hours.ts'
import { openingHoursColumns, openingHoursFormSchema } from '../opening-hours-form.ts'
import { changeOf, entityShape, requiredMultilineText, requiredText } from '../primitives.ts'
import { recordEndpoints } from '../record.ts'

/** A place of the company from which vehicles leave, and to which they return. */
export const depotSchema = z.object({
  ...entityShape,
  name: z.string(),
  address: z.string(),
  location: z.nullable(locationSchema),
  /** Null where it is never closed. */
  openingHours: z.nullable(openingHoursSchema),
  archivedAt: z.nullable(z.string()),
})
export type Depot = z.output<typeof depotSchema>

export const depotFormSchema = z.object({
  name: requiredText(200),
  address: requiredMultilineText(500),
  location: z.optional(z.nullable(locationSchema)),
  openingHours: z.optional(z.nullable(openingHoursFormSchema)),
})
export type DepotForm = z.output<typeof depotFormSchema>
export const depotChangeSchema = changeOf(depotFormSchema)
export type DepotChange = z.output<typeof depotChangeSchema>

export const depotList = defineList({
  path: '/depots',
  access: 'depots:list',
  summary: 'Depots of the company',
  row: depotSchema,
  columns: {
    name: { kind: 'text', title: 'Name', sort: true, filter: true },
    address: { kind: 'text', title: 'Address', sort: true, filter: true },
    ...openingHoursColumns,
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: { archived: archivedFilter },
  defaultSort: 'name',
})

export const depotEndpoints = {
  ...depotList,
  ...recordEndpoints({
    list: depotList.list,
    change: 'depots:change',
    row: depotSchema,
    form: depotFormSchema,
    changed: depotChangeSchema,
    name: 'depot',
    added: 'The depot was added.',
  }),
}
