import { type OpeningView, useOpeningView } from '#components/data-table/use-opening-view.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'

type PickupsPart = {
  /** Added to the query of the list. */
  query: { from?: string; organizationId?: string }
  /** The sort when the address has none: what comes next stands first. */
  sort: 'pickUpTime' | undefined
}

export type UpcomingView = OpeningView & PickupsPart

/** Opens the list of pickups, or that of one organization, on today and what comes. */
export function useUpcomingView(organizationId: string | undefined): UpcomingView {
  const view = useOpeningView()
  return { ...view, ...pickupsPart(view.isOn, todayIn(useCompanyTimeZone()), organizationId) }
}

/** What the list asks for while only what comes is shown, and otherwise. */
export function pickupsPart(isOn: boolean, today: string, organizationId?: string): PickupsPart {
  const ofOne = organizationId === undefined ? {} : { organizationId }
  return isOn ? { query: { ...ofOne, from: today }, sort: 'pickUpTime' } : { query: ofOne, sort: undefined }
}
