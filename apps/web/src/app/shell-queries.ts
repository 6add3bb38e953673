import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { inboxEndpoints } from '@thant/contracts/reporting/inbox'
import { holidayPickupEndpoints } from '@thant/contracts/service/holiday-pickups'
import { inboxCountRequest } from '#features/reporting/inbox/inbox-count.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { reachOf } from '#lib/visitor/access.ts'

/** What the frame of every signed-in screen reads: the numbers beside its entries. */
export const shellQueries: ScreenQueries = ({ me }) => [
  endpointQuery(notificationEndpoints.list, { query: {} }),
  ...(reachOf(me, 'inbox:list') ? [endpointQuery(inboxEndpoints.list, inboxCountRequest)] : []),
  ...(reachOf(me, 'company-days:change') ? [endpointQuery(holidayPickupEndpoints.ahead, {})] : []),
]
