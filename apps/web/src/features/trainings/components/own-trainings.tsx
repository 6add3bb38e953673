import { trainingTypeLabels } from '@thant/contracts/labels'
import { trainingEndpoints } from '@thant/contracts/trainings'
import { useId } from 'react'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellDay } from '#components/data-table/cell-time.tsx'
import type { ColumnOf } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useListState } from '#components/data-table/use-list-state.ts'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { PickupStatusBadge } from '#features/pickups/components/pickup-status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useList } from '#lib/use-list.ts'
import { useTrainingFilters } from '../training-filters.ts'
import classes from './own-trainings.module.css'

/** Lists the training sessions of the customer's organization (docs/specification.md 2.4-12). */
export function OwnTrainings() {
  const { t } = useTranslation()
  const headingId = useId()
  const state = useListState(trainingEndpoints.list)
  const list = useList(trainingEndpoints.list, state.query)
  const columns = useColumns()
  const filters = useTrainingFilters()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {t('Your training sessions')}
      </h2>
      <DataTable
        label={t('Training sessions')}
        list={list}
        state={state}
        columns={columns}
        filters={filters}
        search={t('Search trainer or topic')}
        tools={<ExportMenu endpoint={trainingEndpoints.export} state={state} name="trainings" />}
        rowHref={(row) => generatePath(paths.ownTraining, { trainingId: row._id })}
        empty={{
          drawing: <EmptyCalendarDrawing />,
          title: t('No training sessions yet'),
          hint: t('Trainings that our team gives to your staff are listed here.'),
        }}
      />
    </section>
  )
}

function useColumns(): ColumnOf<typeof trainingEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'trainingDate',
      title: t('Training date'),
      sort: 'trainingDate',
      noWrap: true,
      onPhone: 'heading',
      render: (row) => <CellDay day={row.trainingDate} />,
    },
    {
      key: 'topic',
      title: t('Topic'),
      sort: 'topic',
      width: 180,
      render: (row) => row.topic && <CellText>{row.topic}</CellText>,
    },
    {
      key: 'trainerName',
      title: t('Trainer'),
      sort: 'trainerName',
      width: 130,
      render: (row) => row.trainerName && <CellText>{row.trainerName}</CellText>,
    },
    {
      key: 'type',
      title: t('Type'),
      sort: 'type',
      noWrap: true,
      render: (row) => row.type && t(trainingTypeLabels[row.type]),
    },
    {
      key: 'trainingPeriod',
      title: t('Training period'),
      width: 110,
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
