import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema, monthRangeShape, organizationParams } from './primitives.ts'
import { wasteEndpoints } from './wastes.ts'

const monthRange = z.object(monthRangeShape)
const contractPeriodSchema = z.object({ startDate: z.string(), endDate: z.string() })

export const dashboardEndpoints = {
  wastes: endpoint({
    ...wasteEndpoints.totalsOfOrganization,
    path: '/dashboard/wastes/organizations/:organizationId',
    access: 'dashboard:organization',
  }),
  pickups: endpoint({
    method: 'GET',
    path: '/dashboard/pickups/organizations/:organizationId',
    access: 'dashboard:organization',
    summary: 'How many pickups of one organization are completed',
    params: organizationParams,
    query: monthRange,
    reply: z.object({ count: z.int() }),
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
