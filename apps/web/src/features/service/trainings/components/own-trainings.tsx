import { trainingEndpoints } from '@thant/contracts/service/trainings'
import { useId } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import classes from './own-trainings.module.css'

/** Lists the training sessions of the customer's organization (docs/specification.md 2.4-12). */
export function OwnTrainings() {
  const { t } = useTranslation()
  const headingId = useId()
  const state = useListState(trainingEndpoints.list)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {t('Your training sessions')}
      </h2>
      <ListTable
        endpoints={trainingEndpoints}
        label={t('Training sessions')}
        state={state}
        search={t('Search trainer or topic')}
        columns={['trainingDate', 'topic', 'trainerName', 'type', 'trainingPeriod', 'status']}
        filters={['status', 'type', 'trainerName', 'topic', 'trainingDate']}
        cells={{
          trainingDate: { onPhone: 'heading' },
          topic: { width: 180 },
          trainerName: { width: 130 },
          trainingPeriod: { width: 110 },
          status: { onPhone: 'corner', render: (row) => <PickupStatusBadge status={row.status} /> },
        }}
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
