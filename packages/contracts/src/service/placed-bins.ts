import * as z from 'zod/mini'
import { documentQuery } from '../company/documents.ts'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { archivedFilter, chosenIds, defineList } from '../list.ts'
import { changeOf, entityShape, idParams, idSchema, multilineText, namedRefSchema } from '../primitives.ts'
import { recordEndpoints } from '../record.ts'

/** So many labels are on one paper, as many as can be chosen in the list. */
export const maxLabels = 200

/** A bin that stands at a site. Its code is on its label, and no other bin ever has it. */
export const placedBinSchema = z.object({
  ...entityShape,
  code: z.string(),
  organization: namedRefSchema,
  site: namedRefSchema,
  bin: z.object({ _id: idSchema, name: z.string(), size: z.string() }),
  placedOn: z.string(),
  /** The day on which it was taken back; null while it stands there. */
  removedOn: z.nullable(z.string()),
  /** Of staff, for staff: customers get an empty one. */
  note: z.string(),
  archivedAt: z.nullable(z.string()),
})
export type PlacedBin = z.output<typeof placedBinSchema>

/** The main site is where no site is named. */
export const placedBinFormSchema = z.object({
  organizationId: idSchema,
  siteId: z.optional(idSchema),
  binId: idSchema,
  placedOn: daySchema,
  removedOn: z.optional(z.nullable(daySchema)),
  note: z.optional(multilineText(1_000)),
})
export type PlacedBinForm = z.output<typeof placedBinFormSchema>
export const placedBinChangeSchema = changeOf(placedBinFormSchema)
export type PlacedBinChange = z.output<typeof placedBinChangeSchema>

export const formerPlacingSchema = z.object({
  organization: namedRefSchema,
  site: namedRefSchema,
  placedOn: z.string(),
  removedOn: z.string(),
})
export type FormerPlacing = z.output<typeof formerPlacingSchema>

export const placedBinList = defineList({
  path: '/placed_bins',
  access: 'placed-bins:list',
  summary: 'Bins that stand at customers, and those that were taken back',
  row: placedBinSchema,
  columns: {
    code: { kind: 'code', title: 'Code', sort: true, filter: true },
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization.name,
      sort: true,
      filter: true,
    },
    site: { kind: 'text', title: 'Site', value: (row) => row.site.name },
    bin: {
      kind: 'text',
      title: 'Bin',
      value: ({ bin: { name, size } }) => `${name}, ${size}`,
      sort: true,
      filter: true,
    },
    placedOn: { kind: 'day', title: 'Placed on', sort: true, filter: ['placedFrom', 'placedTo'] },
    removedOn: { kind: 'day', title: 'Taken back on', sort: true, filter: ['removedFrom', 'removedTo'] },
    note: { kind: 'text', title: 'Note' },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: {
    state: z.optional(z.enum(['standing', 'taken-back'], 'Invalid')),
    organizationId: z.optional(idSchema),
    siteId: z.optional(idSchema),
    archived: archivedFilter,
  },
  defaultSort: '-createdAt',
})

export const placedBinEndpoints = {
  ...placedBinList,
  ...recordEndpoints({
    list: placedBinList.list,
    change: 'placed-bins:change',
    row: placedBinSchema,
    form: placedBinFormSchema,
    changed: placedBinChangeSchema,
    name: 'placed bin',
    added: 'The bin was placed.',
  }),
  former: endpoint({
    method: 'GET',
    path: '/placed_bins/:id/former',
    access: 'placed-bins:list',
    summary: 'Where a bin stood before, the latest first',
    params: idParams,
    reply: z.array(formerPlacingSchema),
  }),
  labels: endpoint({
    method: 'GET',
    path: '/placed_bins/labels',
    access: 'placed-bins:change',
    summary:
      'Labels of at most 200 bins as a PDF: those that were chosen, or all that stand at an organization or a site',
    query: z.object({
      ...documentQuery,
      ids: chosenIds,
      organizationId: z.optional(idSchema),
      siteId: z.optional(idSchema),
    }),
    reply: 'file',
    limits: [{ by: 'actor', max: 60, windowSeconds: 600, counts: 'all' }],
  }),
}
