import { trainingTypeLabels } from '@thant/contracts/labels'
import { type trainingEndpoints, trainingStatuses, trainingTypes } from '@thant/contracts/trainings'
import type { FilterOf } from '#components/data-table/filter.ts'
import { statusBadges } from '#features/pickups/pickup-status.ts'
import { useTranslation } from '#lib/i18n.ts'

/** The filters that staff and customers share; staff's list adds the organization. */
export function useTrainingFilters(): FilterOf<typeof trainingEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('Status'),
      options: trainingStatuses.map((value) => ({ value, label: t(statusBadges[value].label) })),
    },
    {
      kind: 'choice',
      name: 'type',
      label: t('Type'),
      options: trainingTypes.map((value) => ({ value, label: t(trainingTypeLabels[value]) })),
    },
    { kind: 'text', name: 'trainerName', label: t('Trainer') },
    { kind: 'text', name: 'topic', label: t('Topic') },
    { kind: 'days', from: 'from', to: 'to', label: t('Training date') },
  ]
}
