import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { currentTime } from '#lib/clock.ts'
import { daysAfter, wallClockOf } from '#lib/entries/zoned-time.ts'

/** The day by the server's clock, which a phone's may not agree with. */
export function dayNow(timeZone: string): string {
  return wallClockOf(currentTime().toISOString(), timeZone).day
}

/** What reads the stops of tomorrow, which a driver has on the phone from the evening before. */
export function tomorrowsRequest(timeZone: string) {
  return { query: { day: daysAfter(dayNow(timeZone), 1) } }
}

export function dayQueries(timeZone: string) {
  return [endpointQuery(pickupEndpoints.today, {}), endpointQuery(pickupEndpoints.today, tomorrowsRequest(timeZone))]
}
