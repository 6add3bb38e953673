import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { type FailedMail, mailEndpoints } from '@thant/contracts/reporting/mails'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useSendAgain } from '../use-send-again.ts'

export function InvoiceFailedMails({ invoiceId }: { invoiceId: string }) {
  const found = useEndpoint(mailEndpoints.ofInvoice, { params: { id: invoiceId } }, { staleTime: 0 })
  return <FailedMails mails={found.data?.data} />
}

/** The failed mails of an order, by its number. */
export function OrderFailedMails({ orderId }: { orderId: string }) {
  const found = useEndpoint(mailEndpoints.ofOrder, { params: { id: orderId } }, { staleTime: 0 })
  return <FailedMails mails={found.data?.data} />
}

/** Those who may not change users do not see their mails either. */
export function UserFailedMails({ userId }: { userId: string }) {
  const canSee = useCan()('users:change')
  const found = useEndpoint(mailEndpoints.ofUser, { params: { id: userId } }, { staleTime: 0, enabled: canSee })
  return <FailedMails mails={found.data?.data} />
}

/** Shows nothing where no mail failed, or all were sent again. */
function FailedMails({ mails = [] }: { mails: FailedMail[] | undefined }) {
  const { t } = useTranslation()
  const open = mails.filter(({ sentAgainAt }) => sentAgainAt === null)
  if (open.length === 0) return null
  return (
    <Alert color="brick" icon={<IconMailOff aria-hidden />} title={t('Emails not sent')} mb="md">
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {open.map((mail) => (
          <li key={mail._id}>
            <FailedMailLines mail={mail} />
          </li>
        ))}
      </Stack>
    </Alert>
  )
}

function FailedMailLines({ mail }: { mail: FailedMail }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { sendAgain, isSending } = useSendAgain()
  return (
    <>
      <Text fz="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {mail.subject}
      </Text>
      <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
        {t('To {{email}}, {{date}}', { email: mail.to, date: format.dateTime(mail.failedAt) })}
      </Text>
      {mail.reason !== '' && (
        <Text fz="sm" lang="en" style={{ overflowWrap: 'anywhere' }}>
          {mail.reason}
        </Text>
      )}
      {mail.canBeSentAgain ? (
        <Button size="compact-sm" mt={6} variant="default" loading={isSending} onClick={() => sendAgain(mail)}>
          {t('Send again')}
        </Button>
      ) : (
        <Text fz="sm">{t('Its link is not stored. Send a new invitation, or let the user ask for a new link.')}</Text>
      )}
    </>
  )
}
