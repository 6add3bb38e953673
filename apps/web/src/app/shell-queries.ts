import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { holidayPickupEndpoints } from '@thant/contracts/service/holiday-pickups'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { reachOf } from '#lib/access.ts'
import { endpointQuery } from '#lib/endpoint-query.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

/** What the frame of every signed-in screen reads: the numbers beside its entries. */
export const shellQueries: ScreenQueries = ({ me }) => [
  endpointQuery(notificationEndpoints.list, { query: {} }),
  ...(reachOf(me, 'pickup-requests:answer') ? [endpointQuery(pickupRequestEndpoints.summary, {})] : []),
  ...(reachOf(me, 'company-days:change') ? [endpointQuery(holidayPickupEndpoints.ahead, {})] : []),
]
