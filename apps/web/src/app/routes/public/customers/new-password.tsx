import { passwordResetEndpoints } from '@thant/contracts/customers/password-reset'
import { useNavigate } from 'react-router'
import { PublicFrame } from '#components/layout/public-site/public-frame.tsx'
import { CheckedLink } from '#features/customers/auth/components/checked-link.tsx'
import { NewPasswordForm } from '#features/customers/auth/components/new-password-form.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { forgetSession } from '#lib/visitor/session.ts'
import { useSecretLink } from '#lib/visitor/use-secret-link.ts'

export default function NewPassword() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const link = useSecretLink()
  const check = useEndpoint(passwordResetEndpoints.checkPasswordLink, { params: { link } })
  const finish = () => {
    // A new password ends every session of that user, possibly this browser's.
    forgetSession()
    navigate(paths.logIn)
  }
  return (
    <PublicFrame title={t('Choose a new password')}>
      <CheckedLink check={check} newLinkHref={paths.passwordReset}>
        <NewPasswordForm link={link} onSaved={finish} />
      </CheckedLink>
    </PublicFrame>
  )
}
