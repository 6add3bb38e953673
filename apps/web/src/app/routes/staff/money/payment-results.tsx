import { paymentEndpoints } from '@thant/contracts/money/payments'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { PaymentResultsTable } from '#features/money/payments/components/payment-results-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(paymentEndpoints.list, search)

export default function PaymentResults() {
  const { t } = useTranslation()
  const isReady = useWhatIsOpenFirst()
  return (
    <Page
      title={t('Results to review')}
      subtitle={t('Results received from the card provider. A mismatch stays flagged until a person has reviewed it.')}
    >
      {isReady && <PaymentResultsTable />}
    </Page>
  )
}

/** Shows unresolved results when opened without a query; clearing that filter afterwards shows all. */
function useWhatIsOpenFirst(): boolean {
  const [params, setParams] = useSearchParams()
  const [isOpening, setIsOpening] = useState(params.size === 0)
  useEffect(() => {
    if (!isOpening) return
    setParams({ isOpen: 'true' }, { replace: true })
    setIsOpening(false)
  }, [isOpening, setParams])
  return !isOpening
}
