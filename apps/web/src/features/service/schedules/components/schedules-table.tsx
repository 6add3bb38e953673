import { Badge } from '@mantine/core'
import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import { formatPlainDate, formatShortDate } from '@thant/i18n/short-dates'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellLine } from '#components/data-table/cells/cell-line.tsx'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { DriverName } from '#features/service/pickups/components/driver-name.tsx'
import { placeName } from '#features/service/pickups/pickup-site.ts'
import { useVehicleFilter } from '#features/service/vehicles/components/vehicle-list-filter.tsx'
import { todayIn, wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useScheduleDays, useTimeOfDayText } from '../use-schedule-text.ts'

type SchedulesTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function SchedulesTable({ add }: SchedulesTableProps) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const state = useListState(scheduleEndpoints.list)
  const ofVehicle = useVehicleFilter()
  const format = useFormat()
  const daysOf = useScheduleDays()
  const timeText = useTimeOfDayText()
  const timeZone = useCompanyTimeZone()
  const today = todayIn(timeZone)
  const progress: FilterOf<typeof scheduleEndpoints.list> = {
    kind: 'choice',
    name: 'state',
    label: t('State'),
    options: [
      { value: 'current', label: t('Running') },
      { value: 'ended', label: t('Ended') },
    ],
  }
  return (
    <ListTable
      endpoints={scheduleEndpoints}
      label={t('Recurring Schedules')}
      state={state}
      search={t('Search organization or plate')}
      filters={[progress, 'organization', 'wayType', ofVehicle, 'plateNumber', 'holidayPolicy', 'startsOn']}
      initiallyHidden={['startsOn', 'holidayPolicy']}
      cells={{
        organization: {
          width: 126,
          onPhone: 'heading',
          render: (row) => <CellText>{placeName(row.organizationId, row.siteId)}</CellText>,
        },
        repeats: { width: 76, render: (row) => <CellText>{daysOf(row)}</CellText> },
        nextPickUpTime: {
          render: ({ nextPickUpTime }) =>
            nextPickUpTime && formatShortDate(wallClockOf(nextPickUpTime, timeZone).day, format, t),
        },
        wayType: { width: 118 },
        timeOfDay: { render: (row) => timeText(row.timeOfDay) },
        driver: {
          width: 118,
          render: ({ driver, lastDay }) =>
            driver && <DriverName driver={driver} isAhead={lastDay === null || lastDay >= today} />,
        },
        startsOn: { render: (row) => formatPlainDate(row.startsOn, format, t) },
        endsOn: {
          width: 158,
          render: ({ lastDay }) =>
            lastDay && (
              <CellLine>
                <span>{formatPlainDate(lastDay, format, t)}</span>
                {lastDay < today && <Badge color="gray">{t('Ended')}</Badge>}
              </CellLine>
            ),
        },
        holidayPolicy: { width: 72, onPhone: 'hidden' },
      }}
      rowHref={(row) => editHref(row._id)}
      rowActions={(row) => [actions.edit(editHref(row._id))]}
      empty={{
        drawing: <EmptyCalendarDrawing />,
        title: t('No recurring schedules yet'),
        hint: t('Recurring schedules create pickups automatically.'),
        action: add,
      }}
    />
  )
}

function editHref(scheduleId: string): string {
  return generatePath(paths.scheduleEdit, { scheduleId })
}
