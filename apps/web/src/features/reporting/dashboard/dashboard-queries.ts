import { wasteMeasureEndpoints } from '@thant/contracts/materials/waste-measures'
import { wasteEndpoints } from '@thant/contracts/materials/wastes'
import { organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { rangeIn } from '#components/pickers/range-in.ts'
import { reachOf } from '#lib/access.ts'
import { type EndpointQuery, endpointQuery } from '#lib/endpoint-query.ts'
import type { Opening } from '#lib/screen-queries.ts'
import { thisMonthIn } from '#lib/zoned-time.ts'
import { wasteDataQuery } from './use-waste-figures.ts'

/** What the dashboard of staff reads first. */
export function staffDashboardQueries({ me, search }: Opening): EndpointQuery[] {
  const growth = [endpointQuery(dashboardEndpoints.growthRate, {}), endpointQuery(dashboardEndpoints.trend, {})]
  return [
    endpointQuery(dashboardEndpoints.figures, {}),
    endpointQuery(pickupEndpoints.today, {}),
    endpointQuery(dashboardEndpoints.contractExpiries, {}),
    endpointQuery(wasteEndpoints.totals, {}),
    ...(search.has('organization') ? [] : [endpointQuery(wasteEndpoints.monthly, {})]),
    ...(reachOf(me, 'dashboard:growth') === undefined ? [] : growth),
    ...(reachOf(me, 'wastes:read-all') === undefined ? [] : [endpointQuery(wasteMeasureEndpoints.ofCompany, {})]),
  ]
}

/** What the dashboard of a customer reads first. */
export function customerDashboardQueries({ me, search, timeZone }: Opening): EndpointQuery[] {
  if (me.organizationId === null) return []
  const params = { organizationId: me.organizationId._id }
  const site = search.get('site') ?? undefined
  const thisMonth = thisMonthIn(timeZone)
  const year = Number(thisMonth.slice(0, 4))
  const seesInvoices = reachOf(me, 'invoices:of-organization') !== undefined
  return [
    endpointQuery(dashboardEndpoints.growthOfOrganization, { params, query: { site } }),
    endpointQuery(pickupEndpoints.ofOrganization, { params, query: { year, site } }),
    wasteDataQuery(params.organizationId, rangeIn(search), site, thisMonth),
    ...(seesInvoices ? [endpointQuery(organizationInvoiceEndpoints.ageing, { params })] : []),
  ]
}
