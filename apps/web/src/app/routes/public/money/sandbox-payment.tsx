import { useParams } from 'react-router'
import { SandboxFrame } from '#components/layout/public-site/sandbox-frame.tsx'
import { SandboxPayment } from '#features/money/payments/components/sandbox-payment.tsx'
import { useTranslation } from '#lib/i18n.ts'

export default function SandboxPaymentPage() {
  const { t } = useTranslation()
  const { attempt = '' } = useParams()
  return (
    <SandboxFrame title={t('Card payment')} warning={t('Sandbox — no money moves')}>
      <SandboxPayment attempt={attempt} />
    </SandboxFrame>
  )
}
