import { Stack } from '@mantine/core'
import type { Organization } from '@thant/contracts/customers/organizations'
import { userEndpoints } from '@thant/contracts/customers/users'
import { organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { organizationPriceEndpoints } from '@thant/contracts/money/organization-prices'
import type { Permission } from '@thant/contracts/permissions'
import { yearFileEndpoints } from '@thant/contracts/reporting/year-files'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { placedBinEndpoints } from '@thant/contracts/service/placed-bins'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { ComponentType } from 'react'
import { isUnfiltered } from '#components/data-table/address/is-unfiltered.ts'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { upcomingPart } from '#components/data-table/views/use-upcoming-view.ts'
import { History } from '#features/company/audit/components/history.tsx'
import { OrganizationOverview } from '#features/customers/organizations/components/organization-overview.tsx'
import { SiteFilter } from '#features/customers/sites/components/site-filter.tsx'
import { SitesTab } from '#features/customers/sites/components/sites-tab.tsx'
import { CarbonReportView } from '#features/reporting/carbon/components/carbon-report-view.tsx'
import { OrganizationHeroes } from '#features/reporting/dashboard/components/organization-heroes.tsx'
import { WasteDashboard } from '#features/reporting/dashboard/components/waste-dashboard.tsx'
import { TargetsCard } from '#features/reporting/gri/components/targets-card.tsx'
import { Stream } from '#features/reporting/stream/components/stream.tsx'
import { YearFileCard } from '#features/reporting/year-files/components/year-file-card.tsx'
import { requestsPart } from '#features/service/pickup-requests/use-open-view.ts'
import { type EndpointQuery, endpointQuery } from '#lib/calls/endpoint-query.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import type { Opening } from '#lib/screen-queries.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { BinsOf, InvoicesOfOrganization, PeopleOf, PickupsOf, RequestsOf } from './organization-lists.tsx'

type TabProps = { organization: Organization }

type OrganizationTab = {
  key: string
  label: TranslationKey
  needs?: Permission
  /** What it reads first. */
  queries?: (organizationId: string, opening: Opening) => EndpointQuery[]
  Content: ComponentType<TabProps>
}

/** What there is about a customer, in the order of its tabs. */
export const organizationTabs: readonly OrganizationTab[] = [
  {
    key: 'overview',
    label: 'Overview',
    queries: (id) => [endpointQuery(yearFileEndpoints.years, { params: { id } })],
    Content: Overview,
  },
  { key: 'activity', label: 'Activity', Content: Stream },
  {
    key: 'pickups',
    label: 'Pickups',
    needs: 'pickups:list',
    queries: (id, { search, timeZone }) => {
      const { query, sort } = upcomingPart(isUnfiltered(search), todayIn(timeZone), 'pickUpTime')
      return listQueries(pickupEndpoints.list, search, { query: { ...query, organizationId: id }, sort })
    },
    Content: PickupsOf,
  },
  {
    key: 'requests',
    label: 'Requests',
    needs: 'pickup-requests:list',
    queries: (id, { search }) => listQueries(pickupRequestEndpoints.list, search, requestsPart(false, id)),
    Content: RequestsOf,
  },
  { key: 'waste', label: 'Collected waste', Content: Waste },
  {
    key: 'money',
    label: 'Money',
    needs: 'invoices:list',
    queries: (organizationId, { search }) => [
      endpointQuery(organizationPriceEndpoints.get, { params: { organizationId } }),
      ...listQueries(organizationInvoiceEndpoints.list, search, { params: { organizationId } }),
    ],
    Content: InvoicesOfOrganization,
  },
  { key: 'sites', label: 'Sites', needs: 'sites:list', Content: Sites },
  {
    key: 'bins',
    label: 'Bins',
    needs: 'placed-bins:list',
    queries: (organizationId, { search }) =>
      listQueries(placedBinEndpoints.list, search, { query: { organizationId } }),
    Content: BinsOf,
  },
  {
    key: 'people',
    label: 'People',
    needs: 'users:list',
    queries: (organizationId, { search }) => listQueries(userEndpoints.list, search, { query: { organizationId } }),
    Content: PeopleOf,
  },
  { key: 'carbon', label: 'Carbon Report', needs: 'carbon:read', Content: Carbon },
  { key: 'history', label: 'History', needs: 'audit:read', Content: OrganizationHistory },
]

/** Returns what the tab in the address reads first; nothing of one that the reader does not have. */
export function tabQueries(organizationId: string, opening: Opening): EndpointQuery[] {
  const key = opening.search.get('tab') ?? 'overview'
  const { needs, queries } = organizationTabs.find((tab) => tab.key === key) ?? {}
  const isAllowed = needs === undefined || reachOf(opening.me, needs) !== undefined
  return isAllowed ? (queries?.(organizationId, opening) ?? []) : []
}

function Overview({ organization }: TabProps) {
  return (
    <Stack gap="md">
      <OrganizationHeroes organizationId={organization._id} />
      <OrganizationOverview organization={organization} />
      <YearFileCard organizationId={organization._id} />
    </Stack>
  )
}

function Waste({ organization: { _id } }: TabProps) {
  return (
    <Stack gap="md">
      <SiteFilter organizationId={_id} />
      <TargetsCard organizationId={_id} />
      <WasteDashboard organizationId={_id} isContractAbove />
    </Stack>
  )
}

function Sites({ organization: { _id } }: TabProps) {
  return <SitesTab organizationId={_id} />
}

function Carbon({ organization: { _id } }: TabProps) {
  return <CarbonReportView organizationId={_id} />
}

function OrganizationHistory({ organization: { _id } }: TabProps) {
  return <History entity="organization" id={_id} />
}
