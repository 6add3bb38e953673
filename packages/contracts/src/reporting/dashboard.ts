import * as z from 'zod/mini'
import { monthOrDayRangeShape, monthRangeShape } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { wasteEndpoints } from '../materials/wastes.ts'
import { idSchema, namedRefSchema, organizationParams } from '../primitives.ts'
import type { Area } from '../roles.ts'

const contractPeriodSchema = z.object({ startDate: z.string(), endDate: z.string() })

/** Staff see the number of customers, trainings and COMPLETED pickups, and the kilograms collected. */
export const dashboardFigures = ['organizations', 'trainings', 'logistics', 'collectedWastes'] as const
export type DashboardFigure = (typeof dashboardFigures)[number]

/** Each area shows only its own cards (docs/api.md 7). */
export const dashboardCards: Record<Area, readonly DashboardFigure[]> = {
  admin: dashboardFigures,
  operation: ['organizations', 'logistics', 'collectedWastes'],
  finance: ['organizations', 'collectedWastes'],
  customer: [],
  driver: [],
}

/** The trend ends with the current month, which is still incomplete. */
export const trendMonths = 12
const growthSchema = z.nullable(z.number())
const amountsSchema = z.object({
  organizations: z.number(),
  trainings: z.number(),
  logistics: z.number(),
  collectedWastes: z.number(),
})
const trendSchema = z.array(z.number())
/** The kilograms from the first of the month up to the day `to`. */
const daysOfMonthSchema = z.object({ to: z.string(), collectedWastes: z.number() })

const achievementsSchema = z.object({
  /** Of COMPLETED pickups, like `weightKg`. */
  pickups: z.int(),
  weightKg: z.number(),
  /** Those with a COMPLETED pickup. */
  organizations: z.int(),
})
export type Achievements = z.output<typeof achievementsSchema>

const siteFiguresShape = {
  /** Of COMPLETED pickups, like the other figures. */
  pickups: z.int(),
  weightKg: z.number(),
  /** Between 0 and 1, and null where nothing was collected. */
  diversionRate: z.nullable(z.number()),
  /** The direct ones of Scope 3 category 5, in t CO2e. */
  direct: z.number(),
}
const siteComparisonSchema = z.object({
  /** The main site first. An archived one is there as long as something was collected of it. */
  sites: z.array(z.object({ ...namedRefSchema.shape, ...siteFiguresShape })),
  total: z.object(siteFiguresShape),
})
export type SiteComparison = z.output<typeof siteComparisonSchema>

export const dashboardEndpoints = {
  achievements: endpoint({
    method: 'GET',
    path: '/achievements',
    access: 'public',
    summary: 'What the company has collected so far, and from how many organizations',
    reply: achievementsSchema,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/dashboard',
    access: 'dashboard:read',
    summary: 'The totals of the dashboard cards that the caller may see',
    reply: z.object({
      organizations: z.int(),
      trainings: z.optional(z.int()),
      logistics: z.optional(z.int()),
      collectedWastes: z.number(),
    }),
  }),
  growthRate: endpoint({
    method: 'GET',
    path: '/dashboard/growth_rate',
    access: 'dashboard:growth',
    summary:
      'Growth of the month up to yesterday over the same days of the month before in percent; null when those were 0',
    reply: z.object({
      organizations: growthSchema,
      trainings: growthSchema,
      logistics: growthSchema,
      collectedWastes: growthSchema,
      /** What was compared: the days from the first of each month up to `to`. */
      compared: z.object({
        now: z.object({ to: z.string(), amounts: amountsSchema }),
        before: z.object({ to: z.string(), amounts: amountsSchema }),
      }),
    }),
  }),
  trend: endpoint({
    method: 'GET',
    path: '/dashboard/trend',
    access: 'dashboard:growth',
    summary: 'Totals of the last 12 months, the current month last',
    reply: z.object({
      organizations: trendSchema,
      trainings: trendSchema,
      logistics: trendSchema,
      collectedWastes: trendSchema,
    }),
  }),
  wastes: endpoint({
    ...wasteEndpoints.totalsOfOrganization,
    path: '/dashboard/wastes/organizations/:organizationId',
    access: 'dashboard:organization',
  }),
  pickups: endpoint({
    method: 'GET',
    path: '/dashboard/pickups/organizations/:organizationId',
    access: 'dashboard:organization',
    summary: 'How many pickups of one organization are completed, of the months or days that are given',
    params: organizationParams,
    query: z.object({ ...monthOrDayRangeShape, site: z.optional(idSchema) }),
    reply: z.object({ count: z.int() }),
  }),
  sites: endpoint({
    method: 'GET',
    path: '/dashboard/sites/organizations/:organizationId',
    access: 'dashboard:organization',
    summary: 'Pickups, kilograms, diversion rate and direct emissions of each site of one organization, and of all',
    params: organizationParams,
    query: z.object(monthRangeShape),
    reply: siteComparisonSchema,
  }),
  growthOfOrganization: endpoint({
    method: 'GET',
    path: '/dashboard/growth_rate/organizations/:organizationId',
    access: 'dashboard:organization',
    summary: 'Kilograms of one organization up to yesterday, against the same days of the month before, in percent',
    params: organizationParams,
    query: z.object({ site: z.optional(idSchema) }),
    reply: z.object({
      /** Null when nothing was collected on these days of the month before. */
      collectedWastes: growthSchema,
      /** This month with today, which is not compared because it is not over. */
      soFar: daysOfMonthSchema,
      compared: z.object({ now: daysOfMonthSchema, before: daysOfMonthSchema }),
    }),
  }),
  contracts: endpoint({
    method: 'GET',
    path: '/dashboard/contracts/organizations/:organizationId',
    access: 'dashboard:organization',
    summary: 'The contract periods of one organization and when its contract expires',
    params: organizationParams,
    reply: z.object({ contracts: z.array(contractPeriodSchema), expiredDate: z.nullable(z.string()) }),
  }),
  contractExpiries: endpoint({
    method: 'GET',
    path: '/contract_expries',
    access: 'contracts:expiries',
    summary: 'When contracts expire, soonest first',
    reply: z.array(z.object({ _id: idSchema, name: z.string(), expiredDate: z.string() })),
  }),
}
