import { notificationPath, notifiedPickupTime } from '@thant/contracts/customers/notification-path'
import type { Notification } from '@thant/contracts/customers/notifications'
import { Link } from 'react-router'
import { wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useMe } from '#lib/visitor/session.ts'
import { useMarkRead } from '../use-mark-read.ts'
import { useNotificationText } from '../use-notification-text.ts'
import classes from './inbox.module.css'

/** Leads to its record, and is read from then on. */
export function InboxEntry({ entry }: { entry: Notification }) {
  const { t } = useTranslation()
  const format = useFormat()
  const me = useMe()
  const timeZone = useCompanyTimeZone()
  const markRead = useMarkRead()
  const { title, details } = useNotificationText()(entry)
  if (me === undefined) return null
  const at = notifiedPickupTime(entry.facts)
  const day = at && wallClockOf(at, timeZone).day
  const isUnread = entry.readAt === null
  return (
    <Link
      to={notificationPath(entry.kind, me.type, entry.subject, day)}
      className={classes.entry}
      data-unread={isUnread || undefined}
      onClick={() => isUnread && markRead([entry._id])}
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
