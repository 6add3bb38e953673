import type { PaymentResult } from '@thant/contracts/payments'
import { useEffect } from 'react'
import { generatePath, useSearchParams } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { PageTabs } from '#components/layout/page-tabs.tsx'
import { PaymentResultsTable } from '#features/payments/components/payment-results-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '../../paths.ts'
import { usePaymentTabs } from '../../payment-tabs.ts'

export default function PaymentResults() {
  const { t } = useTranslation()
  useWhatIsOpenFirst()
  return (
    <Page
      title={t('Results to look at')}
      line={t('What the card provider told us. What does not fit is flagged, until somebody has looked at it.')}
    >
      <PageTabs {...usePaymentTabs()} />
      <PaymentResultsTable subjectHref={subjectHref} />
    </Page>
  )
}

/** Opened by its bare address it shows what is open; whoever clears the filter then sees everything. */
function useWhatIsOpenFirst(): void {
  const [, setParams] = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen opens.
  useEffect(() => {
    if (window.location.search === '') setParams({ isOpen: 'true' }, { replace: true })
  }, [])
}

function subjectHref({ invoice, order }: PaymentResult): string | undefined {
  if (invoice) {
    const { organizationId, _id } = invoice
    return `${generatePath(paths.invoice, { organizationId, paymentId: _id })}?tab=attempts`
  }
  return order === null ? undefined : `${generatePath(paths.order, { orderId: order })}?tab=attempts`
}
