import { Button } from '@mantine/core'
import { mailEndpoints } from '@thant/contracts/reporting/mails'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { Page } from '#components/layout/page/page.tsx'
import { FailedMailsTable } from '#features/reporting/mails/components/failed-mails-table.tsx'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useFormat } from '#lib/use-format.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(mailEndpoints.list, search)

export default function Mails() {
  const { t } = useTranslation()
  const open = useEndpoint(mailEndpoints.list, { query: { isOpen: 'true', limit: 1 } })
  const isAnyOpen = (open.data?.data.length ?? 0) > 0
  return (
    <Page
      title={t('Emails not sent')}
      subtitle={t(
        'Emails that could not be delivered. Correct the address first: an email is sent again to the current one.',
      )}
      action={isAnyOpen ? <SendAllAgain /> : undefined}
    >
      <FailedMailsTable />
    </Page>
  )
}

/** For mails that failed because the mail server was out of order for more than a day. */
function SendAllAgain() {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(mailEndpoints.sendAllAgain)
  const sendAll = async () => {
    const isSure = await confirm({
      title: t('Send all of them again?'),
      body: t('This helps after the email server was down. Emails to wrong addresses will fail again.'),
      confirm: t('Send all again'),
      cancel: t('Cancel'),
    })
    if (!isSure) return
    write.mutate(
      {},
      {
        onSuccess: ({ data }) =>
          notifyDone(t('Emails being sent again: {{count}}', { count: format.number(data.count) })),
        onError: (error) => notifyError(error, t),
      },
    )
  }
  return (
    <Button variant="default" loading={write.isPending} onClick={() => void sendAll()}>
      {t('Send all again')}
    </Button>
  )
}
