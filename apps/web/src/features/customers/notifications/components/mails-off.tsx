import { Alert, Button, Stack, Text } from '@mantine/core'
import { notificationKindLabels } from '@thant/contracts/customers/notification-texts'
import { type NotificationChoice, notificationEndpoints } from '@thant/contracts/customers/notifications'
import { errorText } from '#lib/calls/error-text.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Turns a kind of mail off by a button, because programs that check mails open each link. */
export function MailsOff({ link, choice }: { link: string; choice: NotificationChoice }) {
  const { t } = useTranslation()
  const turnOff = useWrite(notificationEndpoints.turnOff)
  const isOff = choice.mail === 'off' || turnOff.isSuccess
  return (
    <Stack>
      <Text>{t('These emails are about: {{kind}}.', { kind: t(notificationKindLabels[choice.kind]) })}</Text>
      {turnOff.isError && (
        <Alert color="brick" role="alert">
          {errorText(turnOff.error, t)}
        </Alert>
      )}
      {isOff ? (
        <Alert color="leaf" role="status">
          {t('You are unsubscribed from these emails. You can turn them on again in the settings of the portal.')}
        </Alert>
      ) : (
        <Button loading={turnOff.isPending} onClick={() => turnOff.mutate({ params: { link } })}>
          {t('Unsubscribe from these emails')}
        </Button>
      )}
    </Stack>
  )
}
