import { Button } from '@mantine/core'
import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { notifyError } from '#components/feedback/notify.ts'
import { Page } from '#components/layout/page.tsx'
import { Inbox } from '#features/customers/notifications/components/inbox.tsx'
import { useInbox } from '#features/customers/notifications/use-inbox.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'

export default function Notifications() {
  const { t } = useTranslation()
  const unread = useInbox({}).data?.data.unread ?? 0
  const read = useWrite(notificationEndpoints.read)
  const readAll = (
    <Button
      variant="default"
      disabled={unread === 0}
      loading={read.isPending}
      onClick={() => read.mutate({ body: {} }, { onError: (error) => notifyError(error, t) })}
    >
      {t('Mark all as read')}
    </Button>
  )
  return (
    <Page width="lines" title={t('Notifications')} action={readAll}>
      <Inbox />
    </Page>
  )
}
