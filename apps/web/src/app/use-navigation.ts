import { inboxEndpoints } from '@thant/contracts/reporting/inbox'
import type { NavEntry, NavTab } from '#components/layout/shell/sidebar-nav.tsx'
import { inboxCountRequest } from '#features/reporting/inbox/inbox-count.ts'
import { pickupsToDecide, useHolidaysAhead } from '#features/service/holiday-pickups/use-holidays-ahead.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { paths } from '#lib/links/paths.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'
import { navigationOf } from './navigation.ts'

/** The menu of the user, with how much waits for an answer by staff and how many pickups on holidays for a decision. */
export function useNavigation(): NavEntry[] {
  const me = useMe()
  const can = useCan()
  const hasInbox = can('inbox:list')
  const inbox = useEndpoint(inboxEndpoints.list, inboxCountRequest, { enabled: hasInbox, refetchMs: 60_000 })
  const onHolidays = pickupsToDecide(useHolidaysAhead()?.holidays ?? [])
  if (me === undefined) return []
  const waiting = hasInbox ? (inbox.data?.total ?? 0) : 0
  const withCount = (tab: NavTab): NavTab => {
    if (tab.href === paths.inbox && waiting > 0) return { ...tab, count: waiting }
    if (tab.href === paths.holidayPickups && onHolidays > 0) return { ...tab, count: onHolidays }
    return tab
  }
  return navigationOf(me.type, can).map((entry) => {
    const [first, ...others] = entry.tabs
    return { ...entry, tabs: [withCount(first), ...others.map(withCount)] }
  })
}
