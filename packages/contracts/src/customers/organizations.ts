import * as z from 'zod/mini'
import { locationSchema, percentSchema, weightKgSchema } from '../amounts.ts'
import { companyTypeSchema, companyTypes } from '../company/company-types.ts'
import { contactNameSchema, officePhoneSchema } from '../contact-details.ts'
import { daySchema, yearSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { fileKeySchema } from '../photos.ts'
import {
  changeOf,
  emailSchema,
  entityShape,
  idParams,
  isSureSchema,
  nothingSchema,
  requiredMultilineText,
  requiredText,
} from '../primitives.ts'

export const contractSchema = z
  .object({ startDate: daySchema, endDate: daySchema })
  .check(
    z.refine((period) => period.startDate <= period.endDate, { path: ['endDate'], error: 'Ends before it starts' }),
  )
export type Contract = z.output<typeof contractSchema>

const organizationShape = {
  ...entityShape,
  name: z.string(),
  info: z.string(),
  email: z.string(),
  address: z.string(),
  officePhoneNumber: z.string(),
  contactPersonName: z.string(),
  contactPersonPhoneNumber: z.string(),
  companyType: z.enum(companyTypes),
  startDate: z.string(),
  expiredDate: z.nullable(z.string()),
  /** The browser can load this URL as it is. */
  logo: z.nullable(z.string()),
}

export const organizationRowSchema = z.object(organizationShape)
export type OrganizationRow = z.output<typeof organizationRowSchema>

export const organizationSchema = z.object({
  ...organizationShape,
  location: z.nullable(locationSchema),
  contracts: z.array(z.object({ startDate: z.string(), endDate: z.string() })),
  /** At least so many percent of the waste are to be diverted from disposal. */
  targetDiversionPercent: z.nullable(z.number()),
  /** At most so many kilograms of waste are to be collected a month, on average. */
  targetKilogramsPerMonth: z.nullable(z.number()),
  /** The year with which it compares its waste. */
  baseYear: z.nullable(z.int()),
  /** Null unless it was archived. */
  archivedAt: z.nullable(z.string()),
})
export type Organization = z.output<typeof organizationSchema>

export const organizationFormSchema = z.object({
  name: requiredText(500),
  info: requiredMultilineText(2_000),
  email: emailSchema,
  address: requiredMultilineText(500),
  officePhoneNumber: officePhoneSchema,
  contactPersonName: contactNameSchema,
  contactPersonPhoneNumber: officePhoneSchema,
  companyType: companyTypeSchema,
  /** The join date; defaults to today. */
  startDate: z.optional(daySchema),
  expiredDate: z.optional(z.nullable(daySchema)),
  location: z.optional(z.nullable(locationSchema)),
  /** The key comes from POST /upload; null removes the logo. */
  logo: z.optional(z.nullable(fileKeySchema)),
  contracts: z.optional(z.array(contractSchema).check(z.maxLength(50, 'At most 50 contracts'))),
})
export type OrganizationForm = z.output<typeof organizationFormSchema>
const organizationCreateSchema = z.extend(organizationFormSchema, { isSure: isSureSchema })
export type CreateOrganization = z.output<typeof organizationCreateSchema>
export const organizationChangeSchema = changeOf(
  z.extend(organizationFormSchema, {
    targetDiversionPercent: z.nullable(percentSchema),
    targetKilogramsPerMonth: z.nullable(weightKgSchema),
    baseYear: z.nullable(yearSchema),
  }),
)
export type OrganizationChange = z.output<typeof organizationChangeSchema>

export const organizationList = defineList({
  path: '/organizations',
  access: 'organizations:list',
  summary: 'Organizations',
  row: organizationRowSchema,
  columns: {
    name: { kind: 'text', title: 'Name', sort: true, filter: true },
    companyType: { kind: 'choice', title: 'Company type', choices: companyTypes, sort: true },
    email: { kind: 'text', title: 'Email', sort: true, filter: true },
    address: { kind: 'text', title: 'Address', sort: true, filter: true },
    officePhoneNumber: { kind: 'code', title: 'Office phone', shown: 'in-file' },
    contactPersonName: { kind: 'text', title: 'Contact person', shown: 'in-file' },
    contactPersonPhoneNumber: { kind: 'code', title: 'Contact phone', shown: 'in-file' },
    startDate: { kind: 'day', title: 'Join date', sort: true, filter: ['startFrom', 'startTo'] },
    expiredDate: { kind: 'day', title: 'Contract expiry', sort: true, filter: ['expiresFrom', 'expiresTo'] },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: { companyType: z.optional(companyTypeSchema) },
  defaultSort: 'name',
})

export const organizationEndpoints = {
  ...organizationList,
  get: endpoint({
    method: 'GET',
    path: '/organizations/:id',
    access: 'organizations:read',
    summary: 'One organization',
    params: idParams,
    reply: organizationSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/organizations',
    access: 'organizations:create',
    summary: 'Add an organization',
    body: organizationCreateSchema,
    reply: organizationSchema,
    status: 201,
    message: 'Successfully added organization!',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/organizations/:id',
    access: 'organizations:change',
    summary: 'Change an organization; its own users may not change dates and contracts',
    params: idParams,
    body: organizationChangeSchema,
    reply: organizationSchema,
    limits: [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  archived: endpoint({
    ...organizationList.list,
    path: '/organizations?view=archived',
    access: 'organizations:archive',
    summary: 'Archived organizations',
  }),
  restore: endpoint({
    method: 'POST',
    path: '/organizations/:id/restore',
    access: 'organizations:archive',
    summary: 'Restore an archived organization; its users can sign in again, and what was cancelled stays cancelled',
    params: idParams,
    reply: organizationSchema,
    message:
      'The organization was restored, and its users can sign in again. What was cancelled, ended or withdrawn with it stays so.',
  }),
}

/**
 * What an organization still has ahead: pickups and trainings of today and later, bin orders on their way, recurring
 * schedules and open requests.
 */
const aheadSchema = z.object({
  pickups: z.int(),
  trainings: z.int(),
  binOrders: z.int(),
  schedules: z.int(),
  requests: z.int(),
  reports: z.int(),
})
export type Ahead = z.output<typeof aheadSchema>

export const archivingEndpoints = {
  ahead: endpoint({
    method: 'GET',
    path: '/organizations/:id/ahead',
    access: 'organizations:archive',
    summary: 'How much of an organization archiving would cancel',
    params: idParams,
    reply: aheadSchema,
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/organizations/:id',
    access: 'organizations:archive',
    summary:
      'Archive an organization: its users can no longer sign in, what is ahead is cancelled, and its history is kept',
    params: idParams,
    reply: nothingSchema,
  }),
}
