import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { notifyRefused } from '#components/feedback/notify.ts'
import type { CallResult } from '#lib/calls/api-client.ts'
import { showsIn } from '#lib/calls/pending-changes.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useOptimisticChange } from '#lib/use-optimistic-change.ts'

type Inbox = CallResult<typeof notificationEndpoints.list>

const shows = [
  showsIn(notificationEndpoints.list, notificationEndpoints.read, (inbox, { body }) => asRead(inbox, body?.ids)),
]

/** Marks entries of the inbox as read, all of them without ids. */
export function useMarkRead(): (ids?: string[]) => void {
  const { t } = useTranslation()
  const read = useOptimisticChange(notificationEndpoints.read, shows)
  return (ids) =>
    void read({ body: ids === undefined ? {} : { ids } }).catch((error: unknown) =>
      notifyRefused(t(ids === undefined ? 'Mark all as read' : 'Mark as read'), error, t),
    )
}

function asRead({ data, ...rest }: Inbox, ids: string[] | undefined): Inbox {
  const readAt = new Date().toISOString()
  const isNew = ({ _id, readAt: before }: Inbox['data']['entries'][number]) =>
    before === null && (ids === undefined || ids.includes(_id))
  const entries = data.entries.map((entry) => (isNew(entry) ? { ...entry, readAt } : entry))
  const unread = ids === undefined ? 0 : data.unread - data.entries.filter(isNew).length
  return { ...rest, data: { ...data, entries, unread: Math.max(0, unread) } }
}
