import { holidayPolicyLabels } from '@thant/contracts/labels'
import { wayTypes } from '@thant/contracts/pickups'
import { holidayPolicies, scheduleEndpoints } from '@thant/contracts/schedules'
import { formatPlainDate } from '@thant/i18n/short-dates'
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
import { DriverName } from '#features/pickups/components/driver-name.tsx'
import { placeName } from '#features/pickups/pickup-site.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { useScheduleDays, useTimeOfDayText } from '../use-schedule-text.ts'

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
  const daysOf = useScheduleDays()
  const timeText = useTimeOfDayText()
  const today = todayIn(useCompanyTimeZone())
  return [
    {
      key: 'organization',
      title: t('Organization'),
      sort: 'organization',
      width: 160,
      onPhone: 'heading',
      render: (row) => <CellText>{placeName(row.organizationId, row.siteId)}</CellText>,
    },
    { key: 'repeats', title: t('Repeats'), width: 124, render: (row) => <CellText>{daysOf(row)}</CellText> },
    { key: 'timeOfDay', title: t('Time'), noWrap: true, render: (row) => timeText(row.timeOfDay) },
    { key: 'wayType', title: t('Way Type'), render: (row) => row.wayType && t(row.wayType) },
    {
      key: 'driver',
      title: t('Driver'),
      width: 110,
      render: ({ driver, lastDay }) =>
        driver && <DriverName driver={driver} isAhead={lastDay === null || lastDay >= today} />,
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
      isSecondary: true,
      render: (row) => formatPlainDate(row.startsOn, format, t),
    },
    {
      key: 'endsOn',
      title: t('Last day'),
      sort: 'endsOn',
      noWrap: true,
      render: (row) => row.lastDay && formatPlainDate(row.lastDay, format, t),
    },
    {
      key: 'holidayPolicy',
      title: t('On holidays'),
      width: 110,
      onPhone: 'hidden',
      render: (row) => <CellText>{t(holidayPolicyLabels[row.holidayPolicy])}</CellText>,
    },
  ]
}

function editHref(scheduleId: string): string {
  return generatePath(paths.scheduleEdit, { scheduleId })
}
