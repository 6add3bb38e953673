import { Page } from '#components/layout/page/page.tsx'
import { EveningBefore } from '#features/customers/notifications/components/evening-before.tsx'
import { SiteFilter } from '#features/customers/sites/components/site-filter.tsx'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { NextPickupCard } from '#features/reporting/dashboard/components/next-pickup-card.tsx'
import { CalendarAddress } from '#features/service/calendar-feed/components/calendar-address.tsx'
import { CustomerPickupOutcomes } from '#features/service/outcomes/components/customer-pickup-outcomes.tsx'
import { AskButton } from '#features/service/pickup-requests/components/ask-button.tsx'
import { PickupItems } from '#features/service/pickups/components/pickup-items.tsx'
import { YearlyCalendar } from '#features/service/pickups/yearly-calendar/yearly-calendar.tsx'
import { yearlyCalendarQueries } from '#features/service/pickups/yearly-calendar/yearly-calendar-queries.ts'
import { YearlyChangeHint } from '#features/service/pickups/yearly-calendar/yearly-change-hint.tsx'
import { WithSchedules } from '#features/service/schedules/components/with-schedules.tsx'
import { useRecurrenceOf } from '#features/service/schedules/use-recurrence-of.ts'
import { PickupEvidence } from '#features/service/visits/components/pickup-evidence.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ me: { organizationId: own }, search, timeZone }) =>
  own === null ? [] : yearlyCalendarQueries(own._id, search, todayIn(timeZone))

export default function CustomerSchedule() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  const site = useChosenSite(organization?._id ?? null)
  const recurrenceOf = useRecurrenceOf(organization?._id, site)
  return (
    <Page
      title={t('Schedule')}
      subtitle={t('Choose a day to see its pickups and what was weighed.')}
      action={organization && <AskButton />}
    >
      {organization && (
        <>
          <SiteFilter organizationId={organization._id} />
          <WithSchedules
            organizationId={organization._id}
            site={site}
            lead={
              <>
                <NextPickupCard organizationId={organization._id} site={site} />
                <EveningBefore isPlanned />
                <CalendarAddress organizationId={organization._id} />
              </>
            }
          >
            <YearlyCalendar
              organizationId={organization._id}
              site={site}
              renderPickup={(pickup) => (
                <>
                  <PickupItems pickup={pickup} />
                  <CustomerPickupOutcomes pickup={pickup} />
                  <PickupEvidence pickupId={pickup._id} />
                </>
              )}
              recurrenceOf={recurrenceOf}
              dayFoot={(pickups) => <YearlyChangeHint pickups={pickups} />}
            />
          </WithSchedules>
        </>
      )}
    </Page>
  )
}
