import { setupEndpoints } from '@thant/contracts/setup'
import { useNavigate } from 'react-router'
import { PublicFrame } from '#components/layout/public-frame.tsx'
import { CheckedLink } from '#features/auth/components/checked-link.tsx'
import { SetupForm } from '#features/auth/components/setup-form.tsx'
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
      <CheckedLink check={check}>
        <SetupForm link={link} onSaved={() => navigate(paths.logIn)} />
      </CheckedLink>
    </PublicFrame>
  )
}
