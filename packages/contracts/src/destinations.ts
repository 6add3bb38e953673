import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { defineList } from './list.ts'
import {
  cleanText,
  entityShape,
  idParams,
  multilineText,
  nothingSchema,
  optionalText,
  requiredText,
  searchText,
  versionSchema,
} from './primitives.ts'

export const destinationKinds = [
  'recycler',
  'composter',
  'digester',
  'incinerator',
  'landfill',
  'reuse',
  'other',
] as const
export type DestinationKind = (typeof destinationKinds)[number]

export const destinationKindLabels: Record<DestinationKind, string> = {
  recycler: 'Recycler',
  composter: 'Composting plant',
  digester: 'Digestion plant',
  incinerator: 'Incineration plant',
  landfill: 'Landfill',
  reuse: 'Place of reuse',
  other: 'Other place',
}

/** A place to which the company takes what it collected. */
export const destinationSchema = z.object({
  ...entityShape,
  name: z.string(),
  kind: z.enum(destinationKinds),
  /** The number of its licence, as its authority writes it. */
  licence: z.string(),
  address: z.string(),
  contact: z.string(),
  archivedAt: z.nullable(z.string()),
})
export type Destination = z.output<typeof destinationSchema>

export const destinationFormSchema = z.object({
  name: requiredText(200),
  kind: z.enum(destinationKinds, 'Required'),
  licence: optionalText(120),
  address: z._default(multilineText(500), ''),
  contact: optionalText(200),
})
export type DestinationForm = z.output<typeof destinationFormSchema>

/** Fields that are not sent stay as they are. */
export const destinationChangeSchema = z.object({
  name: z.optional(requiredText(200)),
  kind: z.optional(z.enum(destinationKinds, 'Required')),
  licence: z.optional(cleanText(120)),
  address: z.optional(multilineText(500)),
  contact: z.optional(cleanText(200)),
  __v: versionSchema,
})
export type DestinationChange = z.output<typeof destinationChangeSchema>

export const destinationList = defineList({
  path: '/destinations',
  access: 'destinations:list',
  summary: 'Destinations of what was collected',
  row: destinationSchema,
  filters: {
    name: searchText(),
    address: searchText(),
    licence: searchText(),
    kind: z.optional(z.enum(destinationKinds, 'Invalid')),
    /** `true` has the archived ones, which nothing new can name. */
    archived: z._default(z.enum(['true', 'false'], 'Invalid'), 'false'),
  },
  sorts: ['name', 'kind', 'licence', 'address', 'createdAt'],
  defaultSort: 'name',
})

export const destinationEndpoints = {
  ...destinationList,
  get: endpoint({
    method: 'GET',
    path: '/destinations/:id',
    access: 'destinations:list',
    summary: 'One destination, archived or not',
    params: idParams,
    reply: destinationSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/destinations',
    access: 'destinations:change',
    summary: 'Add a destination',
    body: destinationFormSchema,
    reply: destinationSchema,
    status: 201,
    message: 'The destination was added.',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/destinations/:id',
    access: 'destinations:change',
    summary: 'Change a destination',
    params: idParams,
    body: destinationChangeSchema,
    reply: destinationSchema,
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/destinations/:id',
    access: 'destinations:change',
    summary: 'Archive a destination that no present or coming treatment profile names; what went there keeps it',
    params: idParams,
    reply: nothingSchema,
  }),
}
