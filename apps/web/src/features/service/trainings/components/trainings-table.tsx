import { trainingEndpoints } from '@thant/contracts/service/trainings'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { UpcomingToggle } from '#components/data-table/views/upcoming-toggle.tsx'
import { useUpcomingView } from '#components/data-table/views/use-upcoming-view.ts'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'

type TrainingsTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function TrainingsTable({ add }: TrainingsTableProps) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const upcoming = useUpcomingView('trainingDate')
  const address = useListState(trainingEndpoints.list, { sort: upcoming.sort })
  const state = { ...address, query: { ...address.query, ...upcoming.query } }
  return (
    <ListTable
      endpoints={trainingEndpoints}
      label={t('Trainings')}
      state={state}
      search={t('Search organization, trainer or topic')}
      toggles={<UpcomingToggle view={upcoming} />}
      filters={['organization', 'status', 'type', 'trainerName', 'topic', 'trainingDate']}
      cells={{
        organization: { width: 150, onPhone: 'heading' },
        trainerName: { width: 130 },
        topic: { width: 96 },
        trainingPeriod: { width: 110 },
        status: { onPhone: 'corner', render: (row) => <PickupStatusBadge status={row.status} /> },
      }}
      rowHref={(row) => editHref(row._id)}
      rowActions={(row) => [actions.edit(editHref(row._id))]}
      empty={{
        drawing: <EmptyCalendarDrawing />,
        title: upcoming.isOn ? t('No training is planned from today on') : t('No trainings yet'),
        hint: t('Trainings of customers appear here, with their trainers and attendees.'),
        action: add,
      }}
    />
  )
}

function editHref(trainingId: string): string {
  return generatePath(paths.trainingEdit, { trainingId })
}
