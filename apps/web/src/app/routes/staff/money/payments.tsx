import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { InvoicesTable } from '#features/money/invoices/components/lists/invoices-table.tsx'
import { NewInvoiceButton } from '#features/money/invoices/components/new-invoice/new-invoice-button.tsx'
import { AgeingCards } from '#features/money/invoices/components/unpaid/ageing-cards.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(invoiceEndpoints.list, search)

export default function Payments() {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <Page
      title={t('Invoices')}
      subtitle={t('Invoices of all organizations.')}
      action={can('invoices:create') && <NewInvoiceButton />}
    >
      <AgeingCards />
      <InvoicesTable />
    </Page>
  )
}
