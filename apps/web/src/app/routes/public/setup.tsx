import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { setupEndpoints } from '@thant/contracts/setup'
import { Link, useNavigate } from 'react-router'
import { PublicFrame } from '#components/layout/public-frame.tsx'
import { SetupForm } from '#features/auth/components/setup-form.tsx'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useSecretLink } from '#lib/use-secret-link.ts'

export default function Setup() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const link = useSecretLink()
  const check = useEndpoint(setupEndpoints.getSetup, { params: { link } })
  return (
    <PublicFrame title={t('Set up your portal')} subtitle={t('Make the first account. It may do everything.')}>
      <meta name="referrer" content="no-referrer" />
      {check.isPending ? (
        <Stack>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </Stack>
      ) : check.error ? (
        <Stack align="flex-start">
          <Alert color="brick" role="alert" w="100%">
            {errorText(check.error, t)}
          </Alert>
          <Button component={Link} to={paths.logIn} variant="default">
            {t('Back to sign in')}
          </Button>
        </Stack>
      ) : (
        <SetupForm link={link} onSaved={() => navigate(paths.logIn)} />
      )}
    </PublicFrame>
  )
}
