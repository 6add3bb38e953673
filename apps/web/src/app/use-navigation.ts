import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import type { NavEntry, NavTab } from '#components/layout/sidebar-nav.tsx'
import { useHolidaysAhead } from '#features/service/holiday-pickups/use-holidays-ahead.ts'
import { useCan } from '#lib/access.ts'
import { paths } from '#lib/paths.ts'
import { useMe } from '#lib/session.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { navigationOf } from './navigation.ts'

/** The menu of the user, with the numbers of requests and of holidays that staff have to decide on. */
export function useNavigation(): NavEntry[] {
  const me = useMe()
  const can = useCan()
  const answers = can('pickup-requests:answer')
  const summary = useEndpoint(pickupRequestEndpoints.summary, {}, { enabled: answers, refetchMs: 60_000 })
  const holidays = useHolidaysAhead()?.holidays.filter(({ pickups }) => pickups > 0).length ?? 0
  if (me === undefined) return []
  const open = answers ? (summary.data?.data.open ?? 0) : 0
  const withCount = (tab: NavTab): NavTab => {
    if (tab.href === paths.pickupRequests && open > 0) return { ...tab, count: open }
    if (tab.href === paths.holidayPickups && holidays > 0) return { ...tab, count: holidays }
    return tab
  }
  return navigationOf(me.type, can).map((entry) => {
    const [first, ...others] = entry.tabs
    return { ...entry, tabs: [withCount(first), ...others.map(withCount)] }
  })
}
