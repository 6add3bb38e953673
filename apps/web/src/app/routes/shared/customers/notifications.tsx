import { Button, Group } from '@mantine/core'
import { Page } from '#components/layout/page/page.tsx'
import { Inbox } from '#features/customers/notifications/components/inbox.tsx'
import { inboxQueries } from '#features/customers/notifications/inbox-queries.ts'
import { useInbox } from '#features/customers/notifications/use-inbox.ts'
import { useMarkRead } from '#features/customers/notifications/use-mark-read.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => inboxQueries(search)

export default function Notifications() {
  const { t } = useTranslation()
  const unread = useInbox({}).data?.data.unread ?? 0
  const markRead = useMarkRead()
  return (
    <Page width="form" title={t('Notifications')}>
      {unread > 0 && (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => markRead()}>
            {t('Mark all as read')}
          </Button>
        </Group>
      )}
      <Inbox />
    </Page>
  )
}
