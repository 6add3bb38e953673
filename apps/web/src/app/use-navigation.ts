import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import type { NavEntry, NavGroup } from '#components/layout/sidebar-nav.tsx'
import { useHolidaysAhead } from '#features/service/holiday-pickups/use-holidays-ahead.ts'
import { useCan } from '#lib/access.ts'
import { paths } from '#lib/paths.ts'
import { useMe } from '#lib/session.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { navigationOf } from './navigation.ts'

/** The sidebar of the user, with the numbers of requests and of holidays that staff have to decide on. */
export function useNavigation(): NavEntry[] {
  const format = useFormat()
  const me = useMe()
  const can = useCan()
  const answers = can('pickup-requests:answer')
  const summary = useEndpoint(pickupRequestEndpoints.summary, {}, { enabled: answers, refetchMs: 60_000 })
  const holidays = useHolidaysAhead()?.holidays.filter(({ pickups }) => pickups > 0).length ?? 0
  if (me === undefined) return []
  const open = summary.data?.data.open ?? 0
  return navigationOf(me.type, can).flatMap((entry): NavEntry[] => {
    if (!('href' in entry))
      return [withCount(entry, paths.companyDays, holidays > 0 ? format.number(holidays) : undefined)]
    if (entry.href !== paths.pickupRequests) return [entry]
    if (!answers) return [entry]
    // Staff begin with what waits for them, the first deadline first.
    const inbox = { ...entry, search: '?isOpen=true&sort=expiresAt' }
    return [open > 0 ? { ...inbox, count: format.number(open) } : inbox]
  })
}

function withCount(group: NavGroup, href: string, count: string | undefined): NavGroup {
  return { ...group, entries: group.entries.map((entry) => (entry.href === href ? { ...entry, count } : entry)) }
}
