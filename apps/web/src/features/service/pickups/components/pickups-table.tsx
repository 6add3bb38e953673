import { IconFileDownload } from '@tabler/icons-react'
import { type PickupRow, pickupEndpoints } from '@thant/contracts/service/pickups'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellLine } from '#components/data-table/cells/cell-line.tsx'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { CellTime } from '#components/data-table/cells/cell-time.tsx'
import { useRowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { useArchivedView } from '#components/data-table/views/archived-view.tsx'
import { UpcomingToggle } from '#components/data-table/views/upcoming-toggle.tsx'
import { useUpcomingView } from '#components/data-table/views/use-upcoming-view.ts'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { useRestore } from '#components/feedback/use-restore.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useArchivePickup } from '../api.ts'
import { placeName } from '../pickup-site.ts'
import { isToCome } from '../pickup-status.ts'
import { useNoteDownload } from '../use-note-download.ts'
import { DriverName } from './driver-name.tsx'
import { usePickupFilters } from './pickup-filters.tsx'
import { PickupMarks } from './pickup-marks.tsx'
import { PickupStatusBadge } from './pickup-status-badge.tsx'
import { PickupsBar } from './pickups-bar.tsx'
import classes from './pickups-table.module.css'
import { TodayToggle } from './today-toggle.tsx'
import { usePickupColumns } from './use-pickup-columns.tsx'

type PickupsTableProps = {
  /** The organization whose pickups are listed; without it, those of all. */
  organizationId?: string | undefined
  /** Shown in the empty list. */
  add: ReactNode
}

export function PickupsTable({ organizationId, add }: PickupsTableProps) {
  const { t } = useTranslation()
  const can = useCan()
  const actions = useCommonActions()
  const upcoming = useUpcomingView('pickUpTime')
  const address = useListState(pickupEndpoints.list, { sort: upcoming.sort })
  const state = {
    ...address,
    query: { ...address.query, ...upcoming.query, ...(organizationId && { organizationId }) },
  }
  const archived = useArchivedView(can('pickups:archive'))
  const filters = usePickupFilters(organizationId, state.filters.organizationId)
  const columns = usePickupColumns(organizationId)
  const archive = useArchivePickup()
  const restore = useRestore(pickupEndpoints.restore)
  const openNote = useNoteDownload()
  const format = useFormat()
  const choice = useRowChoice(pickupEndpoints.export)
  const choiceName = ({ organizationId, site, pickUpTime }: PickupRow) =>
    [placeName(organizationId, site), format.dateTime(pickUpTime)].join(t(', '))

  const actionsFor = (row: PickupRow): RowAction[] => {
    const organization = row.organizationId.name
    if (archived.isOn) {
      const note = { label: t('Collection note'), icon: IconFileDownload, onClick: () => openNote(row._id) }
      return [actions.restore(() => restore(row, organization)), ...(row.status === 'COMPLETED' ? [note] : [])]
    }
    return [
      actions.edit(editHref(row._id)),
      ...(can('pickups:archive') ? [actions.remove(() => archive({ ...row, organization }))] : []),
    ]
  }

  return (
    <ListTable
      endpoints={pickupEndpoints}
      label={t('Pickups')}
      state={state}
      columns={columns}
      filters={filters}
      search={organizationId ? t('Search plate or note') : t('Search organization, plate or note')}
      toggles={
        <>
          <UpcomingToggle view={upcoming} />
          <TodayToggle state={state} />
        </>
      }
      archived={{ ...archived, endpoint: pickupEndpoints.archived }}
      initiallyHidden={['updatedBy']}
      choice={
        can('pickups:schedule') && !archived.isOn
          ? { ...choice, nameOf: choiceName, bar: <PickupsBar choice={choice} /> }
          : undefined
      }
      cells={{
        organization: {
          width: 84,
          onPhone: 'heading',
          render: (row) => <CellText>{placeName(row.organizationId, row.site)}</CellText>,
        },
        status: { onPhone: 'corner', render: (row) => <PickupStatusBadge {...statusOf(row)} /> },
        pickUpTime: {
          width: 124,
          onPhone: organizationId ? 'heading' : 'line',
          render: (row) => (
            <CellTime instant={row.pickUpTime}>
              <PickupMarks marks={row.marks} isTight />
            </CellTime>
          ),
        },
        way: { width: 76, render: (row) => (hasWay(row) ? <Way {...row} /> : null) },
        driver: { width: 86, render: (row) => <Driver {...row} /> },
        plateNumber: { width: 102 },
        updatedBy: { width: 88, onPhone: 'hidden' },
      }}
      rowHref={(row) => (archived.isOn ? undefined : editHref(row._id))}
      rowActions={actionsFor}
      empty={{
        drawing: <EmptyCalendarDrawing />,
        title: upcoming.isOn ? t('Nothing is planned from today on') : t('No pickups yet'),
        hint: t('Scheduled pickups appear here, and their weights are recorded in them.'),
        action: add,
      }}
    />
  )
}

function statusOf({ status, stage, pickUpTime }: PickupRow) {
  return { status, stage, pickUpTime }
}

type WayOf = Pick<PickupRow, 'wayNumber' | 'wayType'>

/** An unset way number is stored as 0. */
function hasWay({ wayNumber, wayType }: WayOf): boolean {
  return wayNumber > 0 || wayType !== null
}

function Way({ wayNumber, wayType }: WayOf) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <CellLine>
      {wayNumber > 0 && <span>{format.digits(String(wayNumber))}</span>}
      {wayType !== null && (
        <CellText>
          <span className={classes.type}>{t(wayType)}</span>
        </CellText>
      )}
    </CellLine>
  )
}

function Driver({ vehicle: { driver }, status }: Pick<PickupRow, 'vehicle' | 'status'>) {
  return driver && <DriverName driver={driver} isAhead={isToCome(status)} />
}

function editHref(logisticsId: string): string {
  return generatePath(paths.pickupEdit, { logisticsId })
}
