import { Alert, Card } from '@mantine/core'
import { maxOrganizationPickups, type OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useMemo } from 'react'
import { isLastPage } from '#components/data-table/address/list-address.ts'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { ExportMenu } from '#components/data-table/export/export-menu.tsx'
import { FilterBar } from '#components/data-table/filters/filter-bar.tsx'
import { Pagination } from '#components/data-table/paging/pagination.tsx'
import { CardRows } from '#components/data-table/rows/card-rows.tsx'
import { CardsSkeleton, TableSkeleton } from '#components/data-table/rows/table-skeleton.tsx'
import { EmptyChartDrawing } from '#components/drawings/empty-chart.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { columnTypes, totalsOf } from './collected-waste.ts'
import { collectedWasteSort } from './collected-waste-queries.ts'
import { collectedWasteSearch, dateSearchText } from './collected-waste-search.ts'
import classes from './collected-waste-table.module.css'
import { useWasteColumns } from './use-waste-columns.tsx'
import { WasteGrid } from './waste-grid.tsx'
import { WasteTotals } from './waste-totals.tsx'

/** Shows the pickups of an organization, or of the site in the address, as rows and their waste types as columns. */
export function CollectedWasteTable({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const isPhone = useIsNarrow(48)
  const state = useListState(collectedWasteSearch, { sort: collectedWasteSort })
  const site = useChosenSite(organizationId)
  const isOfSeveralSites = useSites(organizationId).length > 1 && site === undefined
  const { date, ...items } = state.filters
  const search = { ...items, ...(date !== undefined && { date: dateSearchText(date, t) }), ...(site && { site }) }
  const params = { organizationId }
  const result = useEndpoint(
    pickupEndpoints.ofOrganization,
    { params, query: { include: 'items', ...search } },
    { keepsPrevious: true },
  )
  const pickups = result.data?.data
  const totals = useMemo(() => pickups && totalsOf(pickups), [pickups])
  const types = columnTypes(state.filters.Mixed !== undefined || (totals?.byType.Mixed ?? 0) > 0)
  const columns = useWasteColumns({ types, filters: state.filters, isOfSeveralSites })
  const found = pickups && totals && { pickups, totals, types }
  const { page: number, limit, sort } = state
  const page = useMemo(() => pickups && pageOf(pickups, { number, limit, sort }), [pickups, number, limit, sort])
  const searched = isPhone ? columns.filter(({ isSearched }) => isSearched) : []
  const filters = searched.map(({ key, title }) => ({ kind: 'text' as const, name: key, label: title }))
  const tools = (
    <ExportMenu
      endpoint={pickupEndpoints.exportOfOrganization}
      params={params}
      state={{ query: search }}
      name="collected-waste"
    />
  )
  if (result.isError && !pickups) return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  if (pickups?.length === 0 && !state.isFiltered) {
    return (
      <Card>
        <EmptyState drawing={<EmptyChartDrawing />} title={t('There is no waste data.')} />
      </Card>
    )
  }
  return (
    <section className={classes.view} aria-label={t('Collected waste')}>
      <FilterBar filters={filters} search={false} tools={tools} state={state} />
      {pickups?.length === maxOrganizationPickups && (
        <Alert color="amber">
          {t('Only the first {{count}} pickups are shown. Search by date to see others.', {
            count: maxOrganizationPickups,
          })}
        </Alert>
      )}
      <Card padding={0} className={classes.card} data-stale={result.isPlaceholderData || undefined}>
        {page === undefined || found === undefined ? (
          isPhone ? (
            <CardsSkeleton />
          ) : (
            <TableSkeleton columns={columns} />
          )
        ) : isPhone ? (
          <>
            <CardRows
              label={t('Collected waste')}
              rows={page.data}
              columns={columns}
              state={state}
              isLastPage={isLastPage(page)}
              rowId={({ _id }) => _id}
            />
            {page.total > 0 && <WasteTotals found={found} filters={state.filters} />}
          </>
        ) : (
          <WasteGrid rows={page.data} found={found} columns={columns} state={state} />
        )}
        {page?.total === 0 && (
          <EmptyState title={t('Nothing matches these filters')} hint={t('Try fewer or other filters.')} />
        )}
        {page !== undefined && page.total > 0 && <Pagination page={page} state={state} />}
      </Card>
    </section>
  )
}

type RequestedPage = { number: number; limit: number; sort: string }

/** Returns a page in the chosen order; the server sends the oldest first. */
function pageOf(pickups: readonly OrganizationPickup[], { number, limit, sort }: RequestedPage) {
  const rows = sort === 'pickUpTime' ? pickups : pickups.toReversed()
  const data = rows.slice((number - 1) * limit, number * limit)
  const next = number * limit < rows.length ? String(number + 1) : null
  return { data, total: rows.length, page: number, limit, next }
}
