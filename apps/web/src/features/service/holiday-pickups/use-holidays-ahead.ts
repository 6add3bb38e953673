import { type HolidayAhead, holidayPickupEndpoints } from '@thant/contracts/service/holiday-pickups'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useCan } from '#lib/visitor/access.ts'

/** Undefined while loading, and for those who do not decide on pickups of holidays. */
export function useHolidaysAhead() {
  const can = useCan()
  const options = { enabled: can('company-days:change'), refetchMs: 300_000 }
  return useEndpoint(holidayPickupEndpoints.ahead, {}, options).data?.data
}

/** How many pickups of all holidays to come nobody has decided on. */
export function pickupsToDecide(holidays: ReadonlyArray<Pick<HolidayAhead, 'pickups'>>): number {
  return holidays.reduce((total, { pickups }) => total + pickups, 0)
}
