import { useQueryClient } from '@tanstack/react-query'
import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { notifyError } from '#components/feedback/notify.ts'
import type { CallResult } from '#lib/api-client.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'

type Inbox = CallResult<typeof notificationEndpoints.list>

/** Marks entries of the inbox as read, all of them without ids; they look so before the server answers. */
export function useMarkRead() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const read = useWrite(notificationEndpoints.read)
  const markRead = (ids?: string[]) => {
    client.setQueriesData<Inbox>(
      { queryKey: [notificationEndpoints.list.path] },
      (inbox) => inbox && asRead(inbox, ids),
    )
    read.mutate(
      { body: ids === undefined ? {} : { ids } },
      {
        onError: (error) => {
          notifyError(error, t)
          void client.invalidateQueries({ queryKey: [notificationEndpoints.list.path] })
        },
      },
    )
  }
  return { markRead, isPending: read.isPending }
}

function asRead({ data, ...rest }: Inbox, ids: string[] | undefined): Inbox {
  const readAt = new Date().toISOString()
  const isNew = ({ _id, readAt: before }: Inbox['data']['entries'][number]) =>
    before === null && (ids === undefined || ids.includes(_id))
  const entries = data.entries.map((entry) => (isNew(entry) ? { ...entry, readAt } : entry))
  const unread = ids === undefined ? 0 : data.unread - data.entries.filter(isNew).length
  return { ...rest, data: { ...data, entries, unread: Math.max(0, unread) } }
}
