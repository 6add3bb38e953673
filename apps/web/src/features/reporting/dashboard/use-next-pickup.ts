import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { nextPickup } from './next-pickup.ts'

/** Finds the next pickup of an organization or one of its sites, this year or early in the next one. */
export function useNextPickup(organizationId: string, site?: string) {
  const timeZone = useCompanyTimeZone()
  const today = todayIn(timeZone)
  const year = Number(today.slice(0, 4))
  const requestOf = (which: number) => ({ params: { organizationId }, query: { year: which, site } })
  const thisYear = useEndpoint(pickupEndpoints.ofOrganization, requestOf(year))
  const soon = nextPickup(thisYear.data?.data, today, timeZone)
  const nextYear = useEndpoint(pickupEndpoints.ofOrganization, requestOf(year + 1), {
    enabled: thisYear.isSuccess && soon === undefined,
  })
  return {
    next: soon ?? nextPickup(nextYear.data?.data, today, timeZone),
    isKnown: soon !== undefined || nextYear.isSuccess,
    /** The call that decides last; the one before it has succeeded then. */
    query: thisYear.isSuccess && soon === undefined ? nextYear : thisYear,
  }
}
