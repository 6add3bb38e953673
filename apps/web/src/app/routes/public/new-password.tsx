import { useNavigate } from 'react-router'
import { PublicFrame } from '#components/layout/public-frame.tsx'
import { NewPasswordForm } from '#features/auth/components/new-password-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { forgetSession } from '#lib/session.ts'
import { useSecretLink } from '#lib/use-secret-link.ts'

export default function NewPassword() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const link = useSecretLink()
  const finish = () => {
    // A new password ends every session of that user, possibly this browser's.
    forgetSession()
    navigate(paths.logIn)
  }
  return (
    <PublicFrame title={t('Choose a new password')}>
      <meta name="referrer" content="no-referrer" />
      <NewPasswordForm link={link} onSaved={finish} />
    </PublicFrame>
  )
}
