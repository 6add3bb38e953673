import { holidayPolicyLabels } from '@thant/contracts/labels'
import { wayTypes } from '@thant/contracts/pickups'
import { holidayPolicies, scheduleEndpoints } from '@thant/contracts/schedules'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import type { ColumnOf } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { placeName } from '#features/pickups/pickup-site.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { personName } from '#lib/person-name.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { useScheduleText } from '../use-schedule-text.ts'

type SchedulesTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function SchedulesTable({ add }: SchedulesTableProps) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const state = useListState(scheduleEndpoints.list)
  const list = useList(scheduleEndpoints.list, state.query)
  const columns = useColumns()
  const filters = useFilters()
  return (
    <DataTable
      label={t('Recurring Schedules')}
      list={list}
      state={state}
      columns={columns}
      filters={filters}
      search={t('Search organization or plate')}
      tools={<ExportMenu endpoint={scheduleEndpoints.export} state={state} name="schedules" />}
      rowHref={(row) => editHref(row._id)}
      rowActions={(row) => [actions.edit(editHref(row._id))]}
      empty={{
        drawing: <EmptyCalendarDrawing />,
        title: t('No recurring schedules yet'),
        hint: t('A schedule makes the pickups of the coming weeks, so that nobody has to type them.'),
        action: add,
      }}
    />
  )
}

function useFilters(): FilterOf<typeof scheduleEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      kind: 'choice',
      name: 'state',
      label: t('State'),
      options: [
        { value: 'current', label: t('Running') },
        { value: 'ended', label: t('Ended') },
      ],
    },
    { kind: 'text', name: 'organization', label: t('Organization') },
    {
      kind: 'choice',
      name: 'wayType',
      label: t('Way Type'),
      options: wayTypes.map((value) => ({ value, label: t(value) })),
    },
    { kind: 'text', name: 'plateNumber', label: t('Plate number') },
    {
      kind: 'choice',
      name: 'holidayPolicy',
      label: t('On holidays'),
      options: holidayPolicies.map((value) => ({ value, label: t(holidayPolicyLabels[value]) })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('First day') },
  ]
}

function useColumns(): ColumnOf<typeof scheduleEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const textOf = useScheduleText()
  return [
    {
      key: 'organization',
      title: t('Organization'),
      sort: 'organization',
      width: 230,
      onPhone: 'heading',
      render: (row) => <CellText lines={2}>{placeName(row.organizationId, row.siteId)}</CellText>,
    },
    {
      key: 'repeats',
      title: t('Repeats'),
      width: 260,
      render: (row) => <CellText lines={2}>{textOf(row)}</CellText>,
    },
    { key: 'wayType', title: t('Way Type'), noWrap: true, render: (row) => row.wayType && t(row.wayType) },
    {
      key: 'driver',
      title: t('Driver'),
      width: 130,
      render: ({ driver }) => driver && <CellText lines={2}>{personName(driver.name, t)}</CellText>,
    },
    {
      key: 'plateNumber',
      title: t('Plate number'),
      noWrap: true,
      render: (row) => (row.plate_number ? <span lang="en">{row.plate_number}</span> : null),
    },
    {
      key: 'startsOn',
      title: t('First day'),
      sort: 'startsOn',
      noWrap: true,
      render: (row) => format.date(row.startsOn),
    },
    {
      key: 'endsOn',
      title: t('Last day'),
      sort: 'endsOn',
      noWrap: true,
      render: (row) => row.lastDay && format.date(row.lastDay),
    },
    {
      key: 'holidayPolicy',
      title: t('On holidays'),
      width: 160,
      onPhone: 'hidden',
      render: (row) => <CellText lines={2}>{t(holidayPolicyLabels[row.holidayPolicy])}</CellText>,
    },
  ]
}

function editHref(scheduleId: string): string {
  return generatePath(paths.scheduleEdit, { scheduleId })
}
