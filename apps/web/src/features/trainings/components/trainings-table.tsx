import { trainingTypeLabels } from '@thant/contracts/labels'
import { trainingEndpoints } from '@thant/contracts/trainings'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { ColumnOf } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { PickupStatusBadge } from '#features/pickups/components/pickup-status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useList } from '#lib/use-list.ts'
import { useTrainingFilters } from '../training-filters.ts'

type TrainingsTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function TrainingsTable({ add }: TrainingsTableProps) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const state = useListState(trainingEndpoints.list)
  const list = useList(trainingEndpoints.list, state.query)
  const columns = useColumns()
  const ofTraining = useTrainingFilters()
  const filters: FilterOf<typeof trainingEndpoints.list>[] = [
    { kind: 'text', name: 'organization', label: t('Organization') },
    ...ofTraining,
  ]
  return (
    <DataTable
      label={t('Training Schedules')}
      list={list}
      state={state}
      columns={columns}
      filters={filters}
      search={t('Search organization, trainer or topic')}
      tools={<ExportMenu endpoint={trainingEndpoints.export} state={state} name="trainings" />}
      rowHref={(row) => editHref(row._id)}
      rowActions={(row) => [actions.edit(editHref(row._id))]}
      empty={{
        drawing: <EmptyCalendarDrawing />,
        title: t('No trainings yet'),
        hint: t('Trainings of customers appear here, with their trainers and attendees.'),
        action: add,
      }}
    />
  )
}

function useColumns(): ColumnOf<typeof trainingEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'organization',
      title: t('Organization'),
      sort: 'organization',
      width: 150,
      onPhone: 'heading',
      render: (row) => <CellText>{row.organizationId.name}</CellText>,
    },
    {
      key: 'trainerName',
      title: t('Trainer'),
      sort: 'trainerName',
      width: 110,
      render: (row) => row.trainerName && <CellText>{row.trainerName}</CellText>,
    },
    {
      key: 'topic',
      title: t('Topic'),
      sort: 'topic',
      width: 150,
      render: (row) => row.topic && <CellText>{row.topic}</CellText>,
    },
    {
      key: 'type',
      title: t('Type'),
      sort: 'type',
      noWrap: true,
      render: (row) => row.type && t(trainingTypeLabels[row.type]),
    },
    {
      key: 'trainingDate',
      title: t('Training date'),
      sort: 'trainingDate',
      noWrap: true,
      render: (row) => <CellDay day={row.trainingDate} />,
    },
    {
      key: 'trainingPeriod',
      title: t('Training period'),
      width: 100,
      render: (row) => <CellText>{row.trainingPeriod}</CellText>,
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      noWrap: true,
      onPhone: 'corner',
      render: (row) => <PickupStatusBadge status={row.status} />,
    },
  ]
}

function editHref(trainingId: string): string {
  return generatePath(paths.trainingEdit, { trainingId })
}
