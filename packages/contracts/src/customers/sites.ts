import * as z from 'zod/mini'
import { locationSchema } from '../amounts.ts'
import { optionalContactNameSchema, optionalOfficePhoneSchema } from '../contact-details.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { openingHoursSchema } from '../opening-hours.ts'
import { openingHoursColumns, openingHoursFormSchema } from '../opening-hours-form.ts'
import {
  changeOf,
  entityShape,
  idParams,
  idSchema,
  multilineText,
  nothingSchema,
  requiredMultilineText,
  requiredText,
} from '../primitives.ts'

export const siteSchema = z.object({
  ...entityShape,
  organizationId: idSchema,
  name: z.string(),
  /** The main site is where the organization is: its address and contact are the organization's. */
  isMain: z.boolean(),
  address: z.string(),
  location: z.nullable(locationSchema),
  contactPersonName: z.string(),
  contactPersonPhoneNumber: z.string(),
  /** Null where the crew may come at any time. */
  openingHours: z.nullable(openingHoursSchema),
  /** Says how the crew gets in: gate, key, dog. */
  accessNote: z.string(),
  archivedAt: z.nullable(z.string()),
})
export type Site = z.output<typeof siteSchema>

/** What would still bring somebody to a site. */
export const siteUsesSchema = z.object({ pickups: z.int(), schedules: z.int(), requests: z.int(), bins: z.int() })
export type SiteUses = z.output<typeof siteUsesSchema>

/** The main site takes only its name, opening hours and access note. */
export const siteFormSchema = z.object({
  name: requiredText(200),
  address: requiredMultilineText(500),
  location: z.optional(z.nullable(locationSchema)),
  contactPersonName: z.optional(optionalContactNameSchema),
  contactPersonPhoneNumber: z.optional(optionalOfficePhoneSchema),
  openingHours: z.optional(z.nullable(openingHoursFormSchema)),
  accessNote: z.optional(multilineText(1_000)),
})
export type SiteForm = z.output<typeof siteFormSchema>

export const siteChangeSchema = changeOf(siteFormSchema)
export type SiteChange = z.output<typeof siteChangeSchema>

export const siteList = defineList({
  path: '/organizations/:id/sites',
  access: 'sites:list',
  summary: 'The sites of an organization',
  params: idParams,
  row: siteSchema,
  columns: {
    name: { kind: 'text', title: 'Name', sort: true, filter: true },
    address: { kind: 'text', title: 'Address', sort: true, filter: true },
    contactPersonName: { kind: 'text', title: 'Contact person' },
    contactPersonPhoneNumber: { kind: 'code', title: 'Contact phone' },
    ...openingHoursColumns,
    accessNote: { kind: 'text', title: 'Access note' },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  defaultSort: 'name',
})

export const siteEndpoints = {
  ...siteList,
  get: endpoint({
    method: 'GET',
    path: '/sites/:id',
    access: 'sites:list',
    summary: 'One site',
    params: idParams,
    reply: siteSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/organizations/:id/sites',
    access: 'sites:change',
    summary: 'Add a site to an organization',
    params: idParams,
    body: siteFormSchema,
    reply: siteSchema,
    status: 201,
    message: 'The site was added.',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/sites/:id',
    access: 'sites:change',
    summary: 'Change a site; address and contact of the main site are the organization’s',
    params: idParams,
    body: siteChangeSchema,
    reply: siteSchema,
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/sites/:id',
    access: 'sites:change',
    summary: 'Archive a site without pickups ahead, schedules and open requests; its history is kept',
    params: idParams,
    reply: nothingSchema,
  }),
  archived: endpoint({
    ...siteList.list,
    path: '/organizations/:id/sites?view=archived',
    access: 'sites:change',
    summary: 'Archived sites of an organization',
  }),
  restore: endpoint({
    method: 'POST',
    path: '/sites/:id/restore',
    access: 'sites:change',
    summary: 'Restore an archived site; what was moved away from it stays where it is',
    params: idParams,
    reply: siteSchema,
  }),
  uses: endpoint({
    method: 'GET',
    path: '/sites/:id/uses',
    access: 'sites:change',
    summary: 'How many open pickups of today and later, schedules and open requests a site has',
    params: idParams,
    reply: siteUsesSchema,
  }),
}

export const siteMergeEndpoints = {
  merge: endpoint({
    method: 'POST',
    path: '/sites/:id/merge',
    access: 'sites:change',
    summary:
      'Move what is ahead at a site to another site of the organization, and archive it; past pickups keep their site',
    params: idParams,
    body: z.object({ into: idSchema }),
    reply: siteUsesSchema,
  }),
}
