import { IconInbox } from '@tabler/icons-react'
import { pickupRequestKindLabels } from '@thant/contracts/service/pickup-request-states'
import { type PickupRequest, pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import type { ReactNode } from 'react'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { CellTime } from '#components/data-table/cells/cell-time.tsx'
import { useRowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import { FilterToggle } from '#components/data-table/filters/filter-toggle.tsx'
import { ListTable } from '#components/data-table/list-table.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { SiteCell } from '#features/customers/sites/components/site-cell.tsx'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { placeName } from '#features/service/pickups/pickup-site.ts'
import { useTranslation } from '#lib/i18n.ts'
import { requestHref } from '#lib/links/request-href.ts'
import { stateBadge } from '../request-state.ts'
import { useOpenRequestsView } from '../use-open-view.ts'
import { useRequestFilters } from '../use-request-filters.ts'
import { RequestsBar } from './requests-bar.tsx'
import { useRowAnswers } from './use-row-answers.tsx'

type RequestsTableProps = {
  /** Staff answer the requests. */
  isStaff: boolean
  /** The organization whose requests are listed; without it, those of all. */
  organizationId: string | undefined
  /** Shown in the empty list. */
  add: ReactNode
}

export function RequestsTable({ isStaff, organizationId, add }: RequestsTableProps) {
  const { t } = useTranslation()
  const isOfAll = organizationId === undefined
  const open = useOpenRequestsView(organizationId)
  const address = useListState(pickupRequestEndpoints.list, { sort: open.sort })
  const state = { ...address, query: { ...address.query, ...open.query } }
  const columns = useColumns(isStaff, organizationId)
  const timeOf = (instant: string | null | undefined) => (instant ? <CellTime instant={instant} /> : '–')
  const filters = useRequestFilters(organizationId, state.filters.organizationId)
  const { actionsFor, dialog } = useRowAnswers(isStaff)
  const choice = useRowChoice(pickupRequestEndpoints.export)
  const nameOf = (row: PickupRequest) =>
    [placeName(row.organization, row.site), t(pickupRequestKindLabels[row.kind])].join(t(', '))
  return (
    <>
      <ListTable
        endpoints={pickupRequestEndpoints}
        label={t('Requests')}
        state={state}
        columns={columns}
        filters={filters}
        cells={{
          organization: {
            width: 100,
            onPhone: 'heading',
            render: (row) => <CellText>{placeName(row.organization, row.site)}</CellText>,
          },
          kind: { width: 104, onPhone: isOfAll ? 'line' : 'heading' },
          state: { onPhone: 'corner', render: (row) => <StatusBadge badge={stateBadge(row.state)} /> },
          pickup: { render: (row) => timeOf(row.pickup?.pickUpTime) },
          wantedAt: { render: (row) => timeOf(row.wantedAt) },
          createdAt: { isSecondary: isStaff },
          expiresAt: { render: (row) => timeOf(isWaiting(row) ? row.expiresAt : null) },
          site: { width: 96, render: ({ site }) => <SiteCell name={site.name} /> },
        }}
        {...(isOfAll && { search: t('Search organization') })}
        choice={isStaff ? { ...choice, nameOf, bar: <RequestsBar choice={choice} /> } : undefined}
        rowHref={(row) => requestHref(row._id)}
        toggles={
          isOfAll && (
            <FilterToggle label={t('Open requests')} icon={IconInbox} isOn={open.isOn} onToggle={open.toggle} />
          )
        }
        rowActions={actionsFor}
        empty={{
          title: open.isOn ? t('No request waits for an answer') : t('No requests yet'),
          hint: isStaff
            ? t('What customers ask for appears here.')
            : t('Ask for an extra pickup here. To move a pickup, open it in the schedule.'),
          action: add,
        }}
      />
      {dialog}
    </>
  )
}

function useColumns(isStaff: boolean, organizationId: string | undefined) {
  const isOfSeveralSites = useSites(organizationId ?? null).length > 1
  if (organizationId === undefined) return ofAll
  return [...(isStaff ? toAnswer : ofCustomer), ...(isOfSeveralSites ? (['site'] as const) : [])]
}

const toAnswer = ['kind', 'state', 'wantedAt', 'createdAt', 'expiresAt'] as const
const ofAll = ['organization', ...toAnswer] as const
const ofCustomer = ['kind', 'state', 'pickup', 'wantedAt', 'createdAt'] as const

function isWaiting({ state }: PickupRequest): boolean {
  return state === 'OPEN' || state === 'COUNTERED'
}
