import { IconCalendarPlus } from '@tabler/icons-react'
import { type Failure, outcomeCodes, outcomeList, outcomeReasons, outcomeSideLabels } from '@thant/contracts/outcomes'
import { useState } from 'react'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellTime } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useOrganizationAndSiteFilters } from '#features/sites/components/organization-and-site-filters.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useList } from '#lib/use-list.ts'
import { outcomeLabel } from '../outcome-label.ts'
import { RescheduleDialog } from './reschedule-dialog.tsx'

/** Lists what was not collected, the latest first, and plans new pickups. */
export function FailuresTable() {
  const { t } = useTranslation()
  const can = useCan()
  const state = useListState(outcomeList.list)
  const list = useList(outcomeList.list, state.query)
  const [chosen, setChosen] = useState<Failure>()
  const [isOpen, setIsOpen] = useState(false)
  const plan = (failure: Failure) => {
    setChosen(failure)
    setIsOpen(true)
  }
  const actionsFor = (failure: Failure): RowAction[] =>
    can('pickups:schedule') && failure.followedBy === null && !failure.isOverruled
      ? [{ label: t('Plan a new pickup'), icon: IconCalendarPlus, onClick: () => plan(failure) }]
      : []
  return (
    <>
      <DataTable
        label={t('Not collected')}
        list={list}
        state={state}
        columns={useColumns()}
        filters={useFilters(state.filters.organizationId)}
        tools={<ExportMenu endpoint={outcomeList.export} state={state} name="not-collected" />}
        rowActions={actionsFor}
        {...(can('pickups:read') && {
          rowHref: ({ pickup }: Failure) => generatePath(paths.pickupEdit, { logisticsId: pickup._id }),
        })}
        empty={{
          title: t('Everything was collected'),
          hint: t('Pickups that a driver or the office records as not collected are listed here.'),
        }}
      />
      {chosen && (
        <RescheduleDialog key={chosen._id} isOpen={isOpen} pickup={chosen.pickup} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

function useFilters(organizationId: string | undefined): FilterOf<typeof outcomeList.list>[] {
  const { t } = useTranslation()
  const ofOrganization = useOrganizationAndSiteFilters(organizationId)
  return [
    {
      kind: 'choice',
      name: 'code',
      label: t('Reason'),
      options: outcomeCodes.map((code) => ({ value: code, label: outcomeLabel(code, t) })),
    },
    ...ofOrganization,
    { kind: 'days', from: 'from', to: 'to', label: t('Recorded') },
  ]
}

function useColumns(): ColumnOf<typeof outcomeList.list>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'organization',
      title: t('Organization'),
      sort: 'organization',
      width: 170,
      onPhone: 'heading',
      render: (row) => <CellText>{row.organization.name}</CellText>,
    },
    {
      key: 'pickup',
      title: t('Pick Up Time'),
      noWrap: true,
      render: (row) => <CellTime instant={row.pickup.pickUpTime} />,
    },
    { key: 'code', title: t('Reason'), sort: 'code', width: 130, render: (row) => outcomeLabel(row.code, t) },
    {
      key: 'side',
      title: t('On whose side'),
      render: ({ code, isOverruled }) =>
        isOverruled ? t('No longer counts') : t(outcomeSideLabels[outcomeReasons[code].side]),
    },
    { key: 'note', title: t('Note'), width: 140, render: (row) => <CellText isFreeText>{row.note}</CellText> },
    {
      key: 'recordedAt',
      title: t('Recorded'),
      sort: 'recordedAt',
      noWrap: true,
      isSecondary: true,
      render: (row) => <CellTime instant={row.recordedAt} />,
    },
    {
      key: 'followedBy',
      title: t('New pickup'),
      noWrap: true,
      render: (row) => (row.followedBy ? <CellTime instant={row.followedBy.pickUpTime} /> : '–'),
    },
  ]
}
