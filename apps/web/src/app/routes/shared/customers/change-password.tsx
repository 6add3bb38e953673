import { useNavigate } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { ChangePasswordForm } from '#features/customers/auth/components/change-password-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useMe } from '#lib/visitor/session.ts'

export default function ChangePassword() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const me = useMe()
  return (
    <Page
      width="form"
      title={t('Change Password')}
      subtitle={t('You stay signed in here and are signed out everywhere else.')}
    >
      {me && <ChangePasswordForm userId={me._id} onSaved={() => navigate(paths.home)} />}
    </Page>
  )
}
