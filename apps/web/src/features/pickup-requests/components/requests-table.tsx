import { IconEye } from '@tabler/icons-react'
import { pickupRequestKindLabels } from '@thant/contracts/labels'
import { pickupRequestEndpoints } from '@thant/contracts/pickup-requests'
import type { ReactNode } from 'react'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellTime } from '#components/data-table/cell-time.tsx'
import type { ColumnOf } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useListState } from '#components/data-table/use-list-state.ts'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { placeName } from '#features/pickups/pickup-site.ts'
import { siteName } from '#features/sites/site-name.ts'
import { useSites } from '#features/sites/use-sites.ts'
import { useTranslation } from '#lib/i18n.ts'
import { requestHref } from '#lib/request-href.ts'
import { useMe } from '#lib/session.ts'
import { useList } from '#lib/use-list.ts'
import { stateBadge } from '../request-state.ts'
import { useRequestFilters } from '../use-request-filters.ts'

type RequestsTableProps = {
  /** Staff see the requests of all organizations, customers their own. */
  isStaff: boolean
  /** Shown in the empty list. */
  add: ReactNode
}

export function RequestsTable({ isStaff, add }: RequestsTableProps) {
  const { t } = useTranslation()
  const state = useListState(pickupRequestEndpoints.list)
  const list = useList(pickupRequestEndpoints.list, state.query)
  const columns = useColumns(isStaff)
  const filters = useRequestFilters(isStaff, state.filters.organizationId)
  return (
    <DataTable
      label={t('Requests')}
      list={list}
      state={state}
      columns={columns}
      filters={filters}
      search={isStaff ? t('Search organization') : undefined}
      tools={<ExportMenu endpoint={pickupRequestEndpoints.export} state={state} name="pickup-requests" />}
      rowHref={(row) => requestHref(row._id)}
      rowActions={(row) => [{ label: t('Open'), icon: IconEye, href: requestHref(row._id) }]}
      empty={{
        title: t('No requests yet'),
        hint: isStaff
          ? t('What customers ask for appears here.')
          : t('Ask for an extra pickup here, or from a pickup for another time.'),
        action: add,
      }}
    />
  )
}

function useColumns(isStaff: boolean): ColumnOf<typeof pickupRequestEndpoints.list>[] {
  const { t } = useTranslation()
  const own = useMe()?.organizationId?._id
  const isOfSeveralSites = useSites(isStaff ? null : (own ?? null)).length > 1
  const timeOf = (instant: string | null | undefined) => (instant ? <CellTime instant={instant} /> : '–')
  const organization: ColumnOf<typeof pickupRequestEndpoints.list> = {
    key: 'organization',
    title: t('Organization Name'),
    sort: 'organization',
    width: 170,
    onPhone: 'heading',
    render: (row) => <CellText>{placeName(row.organization, row.site)}</CellText>,
  }
  const deadline: ColumnOf<typeof pickupRequestEndpoints.list> = {
    key: 'expiresAt',
    title: t('Answer by'),
    sort: 'expiresAt',
    render: (row) => timeOf(row.state === 'OPEN' || row.state === 'COUNTERED' ? row.expiresAt : null),
  }
  const columns: ColumnOf<typeof pickupRequestEndpoints.list>[] = [
    {
      key: 'kind',
      title: t('Request'),
      sort: 'kind',
      width: 104,
      onPhone: isStaff ? 'line' : 'heading',
      render: (row) => t(pickupRequestKindLabels[row.kind]),
    },
    {
      key: 'state',
      title: t('State'),
      sort: 'state',
      noWrap: true,
      onPhone: 'corner',
      render: (row) => <StatusBadge badge={stateBadge(row.state)} />,
    },
    { key: 'pickup', title: t('Pickup'), render: (row) => timeOf(row.pickup?.pickUpTime) },
    { key: 'wanted', title: t('Wanted time'), sort: 'wantedAt', render: (row) => timeOf(row.wantedAt) },
    {
      key: 'createdAt',
      title: t('Asked at'),
      sort: 'createdAt',
      render: (row) => <CellTime instant={row.createdAt} />,
    },
  ]
  if (isStaff) return [organization, ...columns.filter(({ key }) => key !== 'pickup'), deadline]
  const site: ColumnOf<typeof pickupRequestEndpoints.list> = {
    key: 'site',
    title: t('Site'),
    render: (row) => <CellText>{siteName(row.site.name, t)}</CellText>,
  }
  return isOfSeveralSites ? [...columns, site] : columns
}
