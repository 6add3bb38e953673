import { Stack, Text } from '@mantine/core'
import { calendarFeedEndpoints, siteCalendarEndpoints } from '@thant/contracts/customers/calendar-feed'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { CalendarAddressPanel } from './calendar-address-panel.tsx'

/** One address for the whole organization and, where it has several sites, one for each of them. */
export function CalendarAddresses({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const sites = useSites(organizationId)
  // Users who are limited to sites may not share the organization's whole calendar.
  const sharesWhole = useCan()('organizations:change')
  const shared = sharesWhole && sites.length < 2 ? [] : sites
  return (
    <Stack gap="md">
      <Text>
        {t('A private address adds every pickup to the calendar on your phone or computer.')}{' '}
        {t('Anyone who has the address can see the pickups.')}
      </Text>
      {sharesWhole && (
        <CalendarAddressPanel
          id={organizationId}
          endpoints={calendarFeedEndpoints}
          heading={shared.length > 0 ? t('All sites') : undefined}
        />
      )}
      {shared.map(({ _id, name }) => (
        <CalendarAddressPanel key={_id} id={_id} endpoints={siteCalendarEndpoints} heading={siteName(name, t)} />
      ))}
    </Stack>
  )
}
