import { todayIn } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { type OpeningView, useOpeningView } from './use-opening-view.ts'

type UpcomingPart<Sort extends string> = {
  /** Added to the query of the list. */
  query: { from?: string }
  /** The sort when the address has none: what comes next stands first. */
  sort: Sort | undefined
}

/** Opens a list on today and what comes, in the order that is named. */
export function useUpcomingView<Sort extends string>(sort: Sort): OpeningView & UpcomingPart<Sort> {
  const view = useOpeningView()
  return { ...view, ...upcomingPart(view.isOn, todayIn(useCompanyTimeZone()), sort) }
}

/** What the list asks for while only what comes is shown, and otherwise. */
export function upcomingPart<Sort extends string>(isOn: boolean, today: string, sort: Sort): UpcomingPart<Sort> {
  return isOn ? { query: { from: today }, sort } : { query: {}, sort: undefined }
}
