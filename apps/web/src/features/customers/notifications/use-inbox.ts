import { type InboxQuery, notificationEndpoints } from '@thant/contracts/customers/notifications'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

/** Asks again each minute, so that the bell follows what happens elsewhere. */
export function useInbox(query: Partial<InboxQuery>) {
  return useEndpoint(notificationEndpoints.list, { query }, { refetchMs: 60_000, keepsPrevious: true })
}
