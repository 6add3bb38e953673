import * as z from 'zod/mini'
import { monthRangeShape, monthSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { idSchema, namedRefSchema } from '../primitives.ts'
import { type OutcomeCode, outcomeCodes, outcomeReasons } from './outcome-reasons.ts'

/** Pickups whose day has come, without those that were cancelled beforehand. */
const collectionRateSchema = z.object({
  month: z.string(),
  planned: z.int(),
  completed: z.int(),
  missed: z.object({ customer: z.int(), company: z.int(), neither: z.int() }),
  reasons: z.array(z.object({ code: z.enum(outcomeCodes), count: z.int() })),
})
export type CollectionRate = z.output<typeof collectionRateSchema>

const organizationRateSchema = z.object({
  /** Names the month and the organization. */
  _id: z.string(),
  organization: namedRefSchema,
  ...collectionRateSchema.shape,
})
export type OrganizationRate = z.output<typeof organizationRateSchema>

/** The months of rates when none is asked for, the present one included. */
export const rateMonths = 12

function reasonColumn(code: OutcomeCode) {
  return {
    kind: 'number',
    title: outcomeReasons[code].label,
    value: ({ reasons }: OrganizationRate) => reasons.find((reason) => reason.code === code)?.count ?? 0,
    shown: 'in-file',
  } as const
}

/** The file has a column for each reason. */
const reasonColumns = Object.fromEntries(outcomeCodes.map((code) => [code, reasonColumn(code)])) as Record<
  OutcomeCode,
  ReturnType<typeof reasonColumn>
>

export const organizationRateList = defineList({
  path: '/outcomes/organization_rates',
  access: 'outcomes:list',
  summary: `Pickups planned, completed and missed per month and organization; without a month, of ${rateMonths} months`,
  row: organizationRateSchema,
  columns: {
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization.name,
      sort: true,
      filter: true,
    },
    month: { kind: 'code', title: 'Month', sort: true },
    planned: { kind: 'number', title: 'Planned', sort: true },
    completed: { kind: 'number', title: 'Completed', sort: true },
    share: {
      kind: 'amount',
      title: 'Completed (%)',
      value: (row) => Math.round((row.completed / row.planned) * 1_000) / 10,
      sort: true,
    },
    company: { kind: 'number', title: 'Missed: our side', value: (row) => row.missed.company, sort: true },
    customer: {
      kind: 'number',
      title: 'Missed: customer',
      value: (row) => row.missed.customer,
      sort: true,
    },
    neither: { kind: 'number', title: 'Missed: outside', value: (row) => row.missed.neither, sort: true },
    reasons: { kind: 'custom', title: 'Reasons', shown: 'on-screen' },
    ...reasonColumns,
  },
  filters: {
    month: z.optional(monthSchema),
    organizationId: z.optional(idSchema),
    site: z.optional(idSchema),
  },
  defaultSort: '-month',
})

export const collectionRateEndpoints = {
  rates: endpoint({
    method: 'GET',
    path: '/outcomes/rates',
    access: 'outcomes:list',
    mayLag: true,
    summary:
      'Pickups planned, completed and missed per month, of all organizations or one; by default of twelve months',
    query: z.object({ ...monthRangeShape, organizationId: z.optional(idSchema), site: z.optional(idSchema) }),
    reply: z.array(collectionRateSchema),
  }),
  organizationRates: organizationRateList.list,
  exportOrganizationRates: organizationRateList.export,
}
