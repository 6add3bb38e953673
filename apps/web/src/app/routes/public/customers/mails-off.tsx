import { Text } from '@mantine/core'
import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { PublicFrame } from '#components/layout/public-site/public-frame.tsx'
import { WaysToAsk } from '#features/company/company/components/ways-to-ask.tsx'
import { CheckedLink } from '#features/customers/auth/components/checked-link.tsx'
import { MailsOff } from '#features/customers/notifications/components/mails-off.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useSecretLink } from '#lib/visitor/use-secret-link.ts'

export default function MailsOffPage() {
  const { t } = useTranslation()
  const link = useSecretLink()
  const check = useEndpoint(notificationEndpoints.offState, { params: { link } })
  return (
    <PublicFrame title={t('Emails from the portal')}>
      <CheckedLink
        check={check}
        hint={
          <>
            <Text>{t('Sign in and choose your emails in the settings, or ask us:')}</Text>
            <WaysToAsk />
          </>
        }
      >
        {check.data && <MailsOff link={link} choice={check.data.data} />}
      </CheckedLink>
    </PublicFrame>
  )
}
