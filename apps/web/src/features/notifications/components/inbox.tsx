import { Button, Skeleton } from '@mantine/core'
import { notificationPath } from '@thant/contracts/notification-path'
import { type Notification, notificationEndpoints } from '@thant/contracts/notifications'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyListDrawing } from '#components/drawings/empty-list.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { useInbox } from '../use-inbox.ts'
import { useNotificationText } from '../use-notification-text.ts'
import classes from './inbox.module.css'

/** What the user was told of, the latest first; an entry leads to its record and is read from then on. */
export function Inbox() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const inbox = useInbox(page)
  const found = inbox.data?.data
  if (found === undefined) {
    if (inbox.isError) return <FailedCard error={inbox.error} onRetry={() => void inbox.refetch()} />
    return <Skeleton height={240} />
  }
  if (found.entries.length === 0 && page === 1) {
    return (
      <EmptyState
        drawing={<EmptyListDrawing />}
        title={t('Nothing happened yet')}
        hint={t('Requests, and changes of pickups, appear here.')}
      />
    )
  }
  return (
    <>
      <ul className={classes.list}>
        {found.entries.map((entry) => (
          <li key={entry._id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {(page > 1 || found.hasMore) && (
        <nav className={classes.pages} aria-label={t('Pages')}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('Newer')}
          </Button>
          <Button variant="default" disabled={!found.hasMore} onClick={() => setPage(page + 1)}>
            {t('Older')}
          </Button>
        </nav>
      )}
    </>
  )
}

function Entry({ entry }: { entry: Notification }) {
  const { t } = useTranslation()
  const format = useFormat()
  const me = useMe()
  const read = useWrite(notificationEndpoints.read)
  const { title, details } = useNotificationText()(entry)
  if (me === undefined) return null
  const isUnread = entry.readAt === null
  return (
    <Link
      to={notificationPath(entry.kind, me.type, entry.subject)}
      className={classes.entry}
      data-unread={isUnread || undefined}
      onClick={() => isUnread && read.mutate({ body: { ids: [entry._id] } })}
    >
      <span>{title}</span>
      {details.map(({ label, value }) => (
        <span key={`${label} ${value}`} className={classes.detail}>
          {t('{{label}}: {{value}}', { label, value })}
        </span>
      ))}
      <span className={classes.when}>
        {format.dateTime(entry.createdAt)}
        {isUnread && ` · ${t('unread')}`}
      </span>
    </Link>
  )
}
