import { useSearchParams } from 'react-router'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { showsUpcoming } from './shows-upcoming.ts'

export type UpcomingView = {
  isOn: boolean
  /** Added to the query of the list. */
  query: { from?: string }
  /** The sort when the address has none: what comes next stands first. */
  sort: 'pickUpTime' | undefined
  toggle: () => void
}

/** Opens the list of pickups on today and what comes; a search or a filter looks through all of them. */
export function useUpcomingView(): UpcomingView {
  const [params, setParams] = useSearchParams()
  const today = todayIn(useCompanyTimeZone())
  const isOn = showsUpcoming(params)
  return {
    isOn,
    query: isOn ? { from: today } : {},
    sort: isOn ? 'pickUpTime' : undefined,
    toggle: () => setParams(isOn ? { when: 'all' } : {}),
  }
}
