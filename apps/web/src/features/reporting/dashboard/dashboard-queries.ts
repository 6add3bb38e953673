import type { Me } from '@thant/contracts/customers/auth'
import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { siteEndpoints } from '@thant/contracts/customers/sites'
import { maxPageSize } from '@thant/contracts/list'
import { treatmentProfileEndpoints } from '@thant/contracts/materials/treatment-profiles'
import { wasteMeasureEndpoints } from '@thant/contracts/materials/waste-measures'
import { wasteEndpoints } from '@thant/contracts/materials/wastes'
import { chargeEndpoints } from '@thant/contracts/money/charges'
import { organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { rangeIn } from '#components/pickers/range-in.ts'
import { type EndpointQuery, endpointQuery } from '#lib/calls/endpoint-query.ts'
import { thisMonthIn, todayIn } from '#lib/entries/zoned-time.ts'
import type { Opening } from '#lib/screen-queries.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { wasteDataQuery } from './use-waste-figures.ts'

const openCharges = endpointQuery(chargeEndpoints.open, { query: {} })

/** What the dashboard of staff reads first. */
export function staffDashboardQueries({ me, search, timeZone }: Opening): EndpointQuery[] {
  const growth = [endpointQuery(dashboardEndpoints.growthRate, {}), endpointQuery(dashboardEndpoints.trend, {})]
  return [
    endpointQuery(dashboardEndpoints.figures, {}),
    endpointQuery(pickupEndpoints.today, {}),
    endpointQuery(dashboardEndpoints.contractExpiries, {}),
    endpointQuery(wasteEndpoints.totals, {}),
    ...(search.has('organization') ? [] : [endpointQuery(wasteEndpoints.monthly, {})]),
    ...(reachOf(me, 'dashboard:growth') === undefined ? [] : growth),
    ...(reachOf(me, 'wastes:read-all') === undefined ? [] : [endpointQuery(wasteMeasureEndpoints.ofCompany, {})]),
    ...(reachOf(me, 'charges:change') === undefined ? [] : [openCharges]),
    ...hintQueries(me, todayIn(timeZone)),
  ]
}

/** Hints stand above the figures, which would move if a hint came after them; that of holidays is the shell's. */
function hintQueries(me: Me, today: string): EndpointQuery[] {
  return [
    ...(reachOf(me, 'treatment-profiles:change') ? [endpointQuery(treatmentProfileEndpoints.gaps, {})] : []),
    ...(reachOf(me, 'pickup-requests:list')
      ? [endpointQuery(pickupRequestEndpoints.wanted, { query: { from: today, to: today } })]
      : []),
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
    endpointQuery(dashboardEndpoints.contracts, { params }),
    endpointQuery(notificationEndpoints.choices, {}),
    endpointQuery(siteEndpoints.list, { params: { id: params.organizationId }, query: { limit: maxPageSize } }),
    wasteDataQuery(params.organizationId, rangeIn(search), site, thisMonth),
    ...(seesInvoices ? [endpointQuery(organizationInvoiceEndpoints.ageing, { params }), openCharges] : []),
  ]
}
