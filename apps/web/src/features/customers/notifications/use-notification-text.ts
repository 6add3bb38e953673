import { describeNotification } from '@thant/contracts/customers/notification-texts'
import type { Notification } from '@thant/contracts/customers/notifications'
import { createMessageFormatter } from '@thant/i18n/message-formatter'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type NotificationText = { title: string; details: Array<{ label: string; value: string }> }

/** Returns what writes an entry of the inbox in the reader's language. */
export function useNotificationText(): (notification: Notification) => NotificationText {
  const { t } = useTranslation()
  const format = useFormat()
  const { formatMessage } = createMessageFormatter(format, t)
  return ({ kind, facts }) => {
    const { title, details } = describeNotification(kind, facts)
    return {
      title: formatMessage(title),
      details: details.map(({ label, value }) => ({ label: formatMessage(label), value: formatMessage(value) })),
    }
  }
}
