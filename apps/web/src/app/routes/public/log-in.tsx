import { PublicFrame } from '#components/layout/public-frame.tsx'
import { LogInForm } from '#features/auth/components/log-in-form.tsx'
import { useTranslation } from '#lib/i18n.ts'

export default function LogIn() {
  const { t } = useTranslation()
  return (
    <PublicFrame title={t('Welcome')} subtitle={t('Making the world cleaner starts with what we collect today.')}>
      <LogInForm />
    </PublicFrame>
  )
}
