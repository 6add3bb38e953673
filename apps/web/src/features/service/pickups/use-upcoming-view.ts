import { type OpeningView, useOpeningView } from '#components/data-table/use-opening-view.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'

export type UpcomingView = OpeningView & {
  /** Added to the query of the list. */
  query: { from?: string }
  /** The sort when the address has none: what comes next stands first. */
  sort: 'pickUpTime' | undefined
}

/** Opens the list of pickups on today and what comes. */
export function useUpcomingView(): UpcomingView {
  const view = useOpeningView()
  return { ...view, ...upcomingPart(view.isOn, todayIn(useCompanyTimeZone())) }
}

/** What the list asks for while only what comes is shown, and otherwise. */
export function upcomingPart(isOn: boolean, today: string): Pick<UpcomingView, 'query' | 'sort'> {
  return isOn ? { query: { from: today }, sort: 'pickUpTime' } : { query: {}, sort: undefined }
}
