import { Page } from '#components/layout/page.tsx'
import { CalendarAddress } from '#features/calendar-feed/components/calendar-address.tsx'
import { YearlyCalendar } from '#features/pickups/components/yearly-calendar.tsx'
import { YearlyChangeHint } from '#features/pickups/components/yearly-change-hint.tsx'
import { YearlyPickupItems } from '#features/pickups/components/yearly-pickup-items.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'

export default function CustomerSchedule() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  return (
    <Page
      title={t('Schedule')}
      line={t('Choose a day to see its pickups and what was weighed.')}
      action={organization && <CalendarAddress organizationId={organization._id} />}
    >
      {organization && (
        <YearlyCalendar
          organizationId={organization._id}
          renderPickup={(pickup) => <YearlyPickupItems pickup={pickup} />}
          dayFoot={<YearlyChangeHint />}
        />
      )}
    </Page>
  )
}
