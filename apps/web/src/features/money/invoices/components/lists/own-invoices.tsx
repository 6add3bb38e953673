import { Button, Card } from '@mantine/core'
import { IconCreditCard, IconReceipt } from '@tabler/icons-react'
import type { Invoice, organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { generatePath, Link } from 'react-router'
import type { Column } from '#components/data-table/columns/column.ts'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { ownBadgeOf } from '../../invoice-status.ts'
import { useInvoiceDocument } from '../../use-invoice-document.ts'
import { useUnpaid } from '../../use-unpaid.ts'
import { UnpaidLine } from '../unpaid/unpaid-line.tsx'
import { useOrganizationInvoices } from './use-organization-invoices.tsx'

/** Lists the customer's own invoices: unpaid ones link to the checkout, paid ones offer a receipt. */
export function OwnInvoices({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const invoices = useOrganizationInvoices(organizationId)
  const next: Column<Invoice> = {
    key: 'next',
    title: t('Payment'),
    render: (row) => row.paymentStatus !== 'REJECTED' && <NextStep invoice={row} />,
  }
  const { unpaid = [] } = useUnpaid(organizationId)
  return (
    <>
      {unpaid.length > 0 && (
        <Card component="section" aria-label={t('To pay')} fw={500}>
          {unpaid.map((one) => (
            <UnpaidLine key={one.currency} unpaid={one} />
          ))}
        </Card>
      )}
      <ListTable
        {...invoices}
        columns={['invoiceNo', 'description', 'paymentDueDate', 'amount', 'paymentStatus', next]}
        filters={[useOwnStatusFilter(), 'paymentDueDate', 'invoiceDate']}
        cells={{
          ...invoices.cells,
          paymentStatus: { onPhone: 'corner', render: (row) => <StatusBadge badge={ownBadgeOf(row)} /> },
        }}
        rowHref={ownInvoiceHref}
        empty={{ title: t('No invoices yet'), hint: t('Your invoices and receipts are listed here.') }}
      />
    </>
  )
}

/** Customers have few invoices, whose numbers and descriptions the search finds. */
function useOwnStatusFilter(): FilterOf<typeof organizationInvoiceEndpoints.list> {
  const { t } = useTranslation()
  return {
    kind: 'choice',
    name: 'status',
    label: t('Payment Status'),
    options: [
      { value: 'PENDING', label: t('Due') },
      { value: 'APPROVED', label: t('Paid') },
      { value: 'SETTLED', label: t('In the bank') },
      { value: 'REJECTED', label: t('Cancelled') },
    ],
  }
}

function ownInvoiceHref({ _id }: Invoice): string {
  return generatePath(paths.ownInvoice, { paymentId: _id })
}

function NextStep({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const download = useInvoiceDocument()
  if (invoice.paymentStatus === 'PENDING' && !invoice.isPayableHere) return t('Ask us how to pay')
  if (invoice.paymentStatus === 'PENDING') {
    return (
      <Button
        component={Link}
        to={ownInvoiceHref(invoice)}
        size="xs"
        leftSection={<IconCreditCard size={16} aria-hidden />}
      >
        {t('Make Payment')}
      </Button>
    )
  }
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconReceipt size={16} aria-hidden />}
      onClick={() => void download(invoice, 'receipt')}
    >
      {t('Receipt')}
    </Button>
  )
}
