import { areaOf } from '@thant/contracts/access'
import { pickupRequestEndpoints } from '@thant/contracts/pickup-requests'
import type { NavEntry } from '#components/layout/sidebar-nav.tsx'
import { useCan } from '#lib/access.ts'
import { paths } from '#lib/paths.ts'
import { useMe } from '#lib/session.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { navigationOf } from './navigation.ts'

/** The sidebar of the user, with the number of requests that wait for an answer of staff. */
export function useNavigation(): NavEntry[] {
  const format = useFormat()
  const me = useMe()
  const can = useCan()
  const answers = can('pickup-requests:answer')
  const summary = useEndpoint(pickupRequestEndpoints.summary, {}, { enabled: answers, refetchMs: 60_000 })
  if (me === undefined) return []
  const open = summary.data?.data.open ?? 0
  return navigationOf(areaOf(me.type), can).flatMap((entry): NavEntry[] => {
    if (!('href' in entry) || entry.href !== paths.pickupRequests) return [entry]
    if (!can('pickup-requests:list')) return []
    return [answers && open > 0 ? { ...entry, count: format.number(open) } : entry]
  })
}
