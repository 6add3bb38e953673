import { IconFileDownload } from '@tabler/icons-react'
import { type PickupRow, pickupEndpoints } from '@thant/contracts/pickups'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { ArchivedToggle, useArchivedView } from '#components/data-table/archived-view.tsx'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellTime } from '#components/data-table/cell-time.tsx'
import type { ColumnOf, RowAction } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useRowNumberColumn } from '#components/data-table/row-number-column.tsx'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { useRestore } from '#components/feedback/use-restore.ts'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { personName } from '#lib/person-name.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { useArchivePickup } from '../api.ts'
import { placeName } from '../pickup-site.ts'
import { isToCome } from '../pickup-status.ts'
import { useNoteDownload } from '../use-note-download.ts'
import { useUpcomingView } from '../use-upcoming-view.ts'
import { DriverName } from './driver-name.tsx'
import { usePickupFilters } from './pickup-filters.tsx'
import { PickupMarks } from './pickup-marks.tsx'
import { PickupStatusBadge } from './pickup-status-badge.tsx'
import classes from './pickups-table.module.css'
import { TodayToggle, UpcomingToggle } from './today-toggle.tsx'

type PickupsTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function PickupsTable({ add }: PickupsTableProps) {
  const { t } = useTranslation()
  const can = useCan()
  const actions = useCommonActions()
  const upcoming = useUpcomingView()
  const address = useListState(pickupEndpoints.list, { sort: upcoming.sort })
  const state = { ...address, query: { ...address.query, ...upcoming.query } }
  const archived = useArchivedView(can('pickups:archive'))
  const list = useList(archived.isOn ? pickupEndpoints.archived : pickupEndpoints.list, state.query)
  const columns = useColumns()
  const filters = usePickupFilters(state.filters.organizationId)
  const archive = useArchivePickup()
  const restore = useRestore(pickupEndpoints.restore)
  const openNote = useNoteDownload()

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
    <DataTable
      label={t('Waste Collection Schedules')}
      list={list}
      state={state}
      columns={columns}
      filters={filters}
      search={t('Search organization, plate or note')}
      toggles={
        <>
          <UpcomingToggle view={upcoming} />
          <TodayToggle state={state} />
          {can('pickups:archive') && <ArchivedToggle view={archived} />}
        </>
      }
      tools={!archived.isOn && <ExportMenu endpoint={pickupEndpoints.export} state={state} name="waste-collection" />}
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

function useColumns(): ColumnOf<typeof pickupEndpoints.list>[] {
  const { t } = useTranslation()
  const rowNumberColumn = useRowNumberColumn()
  return [
    rowNumberColumn,
    {
      key: 'organization',
      title: t('Organization'),
      sort: 'organization',
      width: 170,
      onPhone: 'heading',
      render: (row) => <CellText>{placeName(row.organizationId, row.site)}</CellText>,
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      noWrap: true,
      onPhone: 'corner',
      render: (row) => <PickupStatusBadge status={row.status} stage={row.stage} />,
    },
    {
      key: 'pickUpTime',
      title: t('Pick Up Time'),
      sort: 'pickUpTime',
      noWrap: true,
      render: (row) => (
        <CellTime instant={row.pickUpTime}>
          <PickupMarks marks={row.marks} />
        </CellTime>
      ),
    },
    {
      key: 'way',
      title: t('Way'),
      sort: 'wayNumber',
      noWrap: true,
      render: (row) => (hasWay(row) ? <Way {...row} /> : null),
    },
    {
      key: 'driver',
      title: t('Driver'),
      width: 120,
      render: ({ vehicle: { driver }, status }) => driver && <DriverName driver={driver} isAhead={isToCome(status)} />,
    },
    {
      key: 'plateNumber',
      title: t('Plate number'),
      sort: 'plateNumber',
      noWrap: true,
      render: ({ vehicle }) => (vehicle.plate_number ? <span lang="en">{vehicle.plate_number}</span> : null),
    },
    {
      key: 'updatedBy',
      title: t('Updated by'),
      width: 120,
      onPhone: 'hidden',
      isSecondary: true,
      render: ({ updatedBy }) => updatedBy && <CellText>{personName(updatedBy.name, t)}</CellText>,
    },
  ]
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
    <>
      {wayNumber > 0 && <span className={classes.number}>{format.digits(String(wayNumber))}</span>}
      {wayType !== null && <span className={classes.type}>{t(wayType)}</span>}
    </>
  )
}

function editHref(logisticsId: string): string {
  return generatePath(paths.pickupEdit, { logisticsId })
}
