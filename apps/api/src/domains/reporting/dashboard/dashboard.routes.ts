import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import type { FastifyInstance } from 'fastify'
import { sumWeightByType } from '#domains/materials/wastes/wastes.queries.ts'
import { serve } from '#lib/requests/serve.ts'
import { getAchievements, getGrowthRates, getTotals, getTrends } from './company-figures.queries.ts'
import { countCompletedPickups, getContractPeriods, listContractExpiries } from './dashboard.queries.ts'
import { getGrowthOfOrganization } from './organization-growth.queries.ts'
import { compareSites } from './site-comparison.queries.ts'

export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    dashboardEndpoints,
  )({
    achievements: ({ context }) => getAchievements(context),
    figures: ({ context }) => getTotals(context),
    growthRate: ({ context }) => getGrowthRates(context),
    trend: ({ context }) => getTrends(context),
    wastes: ({ context, params, query }) => sumWeightByType(context, query, params.organizationId),
    pickups: ({ context, params, query }) => countCompletedPickups(context, params.organizationId, query),
    sites: ({ context, params, query }) => compareSites(context, params.organizationId, query),
    growthOfOrganization: ({ context, params, query }) =>
      getGrowthOfOrganization(context, params.organizationId, query.site),
    contracts: ({ context, params }) => getContractPeriods(context, params.organizationId),
    contractExpiries: ({ context }) => listContractExpiries(context),
  })
}
