import { Button, Group } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { generatePath, Link, useParams } from 'react-router'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { SiteFilter } from '#features/customers/sites/components/site-filter.tsx'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { CalendarAddress } from '#features/service/calendar-feed/components/calendar-address.tsx'
import { YearlyCalendar } from '#features/service/pickups/yearly-calendar/yearly-calendar.tsx'
import { yearlyCalendarQueries } from '#features/service/pickups/yearly-calendar/yearly-calendar-queries.ts'
import { WithSchedules } from '#features/service/schedules/components/with-schedules.tsx'
import { useRecurrenceOf } from '#features/service/schedules/use-recurrence-of.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ params: { organizationId = '' }, search, timeZone }) => [
  endpointQuery(organizationEndpoints.get, { params: { id: organizationId } }),
  ...yearlyCalendarQueries(organizationId, search, todayIn(timeZone)),
]

export default function OrganizationSchedule() {
  const { t } = useTranslation()
  const { organizationId = '' } = useParams()
  const canOpenPickups = reachOf(useMe(), 'pickups:read') === 'any'
  const fromHere = useReturnState()
  const site = useChosenSite(organizationId)
  const recurrenceOf = useRecurrenceOf(organizationId, site)
  const organization = useEndpoint(organizationEndpoints.get, { params: { id: organizationId } })
  return (
    <Page
      title={t('Yearly Schedules')}
      subtitle={organization.data?.data.name}
      crumbs={[{ label: t('Organizations'), href: paths.organizations }]}
      action={<CalendarAddress organizationId={organizationId} />}
    >
      {organization.isError ? (
        <FailedCard error={organization.error} onRetry={() => void organization.refetch()} />
      ) : (
        <>
          <SiteFilter organizationId={organizationId} />
          <WithSchedules organizationId={organizationId} site={site}>
            <YearlyCalendar
              organizationId={organizationId}
              site={site}
              beginsWhole
              recurrenceOf={recurrenceOf}
              renderPickup={({ _id }) =>
                canOpenPickups && (
                  <Group justify="flex-end">
                    <Button
                      component={Link}
                      to={generatePath(paths.pickupEdit, { logisticsId: _id })}
                      state={fromHere}
                      rightSection={<IconArrowRight size={16} />}
                    >
                      {t('Go To Detail')}
                    </Button>
                  </Group>
                )
              }
            />
          </WithSchedules>
        </>
      )}
    </Page>
  )
}
