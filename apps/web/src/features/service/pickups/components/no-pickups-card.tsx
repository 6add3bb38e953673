import { Card } from '@mantine/core'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { useTranslation } from '#lib/i18n.ts'

/** Stands in place of a day's pickups where there are none. */
export function NoPickupsCard() {
  const { t } = useTranslation()
  return (
    <Card>
      <EmptyState
        drawing={<EmptyCalendarDrawing />}
        title={t('No pickups on this day')}
        hint={t('Once pickups of this day are planned, their stops stand here. You can also choose another day.')}
      />
    </Card>
  )
}
