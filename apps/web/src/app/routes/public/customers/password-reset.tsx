import { UntilHydrated } from '#components/form/form.tsx'
import { PublicFrame } from '#components/layout/public-site/public-frame.tsx'
import { PasswordResetForm } from '#features/customers/auth/components/password-reset-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'

export const queries: PublicQueries = () => []

export default function PasswordReset() {
  const { t } = useTranslation()
  return (
    <PublicFrame
      title={t('Reset Your Password')}
      subtitle={t("Enter your email and we'll send you a link to choose a new password.")}
    >
      <UntilHydrated>
        <PasswordResetForm />
      </UntilHydrated>
    </PublicFrame>
  )
}
