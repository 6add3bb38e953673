import { Button, Stack, Text } from '@mantine/core'
import { setupEndpoints } from '@thant/contracts/customers/setup'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PublicFrame } from '#components/layout/public-site/public-frame.tsx'
import { CheckedLink } from '#features/customers/auth/components/checked-link.tsx'
import { SetupForm } from '#features/customers/auth/components/setup-form.tsx'
import { SetupRestore } from '#features/reporting/backups/components/setup-restore.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useSecretLink } from '#lib/visitor/use-secret-link.ts'

export default function Setup() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const link = useSecretLink()
  const check = useEndpoint(setupEndpoints.getSetup, { params: { link } })
  const [isRestoring, setIsRestoring] = useState(false)
  const signIn = () => navigate(paths.logIn)
  return (
    <PublicFrame
      title={isRestoring ? t('Restore from a backup') : t('Set up your portal')}
      subtitle={
        isRestoring
          ? t('Everything of the backup comes back, with its users and their passwords.')
          : check.isError
            ? undefined
            : t('Create the first account. It can do everything.')
      }
    >
      <CheckedLink
        check={check}
        hint={
          <Text>{t('If the portal is set up already, sign in. If not, ask whoever installed it for a new link.')}</Text>
        }
      >
        <Stack>
          {isRestoring ? <SetupRestore link={link} onRestored={signIn} /> : <SetupForm link={link} onSaved={signIn} />}
          <Button variant="subtle" onClick={() => setIsRestoring(!isRestoring)}>
            {isRestoring ? t('Begin with an empty portal instead') : t('Restore from a backup instead')}
          </Button>
        </Stack>
      </CheckedLink>
    </PublicFrame>
  )
}
