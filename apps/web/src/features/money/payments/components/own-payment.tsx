import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconCircleCheck, IconFileInvoice, IconReceipt } from '@tabler/icons-react'
import { isPaid } from '@thant/contracts/money/invoice-statuses'
import { type Invoice, invoiceEndpoints } from '@thant/contracts/money/invoices'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { RecordMissing } from '#components/feedback/record-missing.tsx'
import { InvoiceCredits } from '#features/money/invoices/components/credits/invoice-credits.tsx'
import { InvoiceLinesCard } from '#features/money/invoices/components/one-invoice/invoice-lines-card.tsx'
import { PaymentSummary } from '#features/money/invoices/components/one-invoice/payment-summary.tsx'
import { useInvoiceDocument } from '#features/money/invoices/use-invoice-document.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { Checkout } from './checkout.tsx'

/** Polls because the provider may report the payment at any moment. */
const pollMs = 4_000

/** Shows a customer's invoice with the checkout; the receipt replaces it as soon as the invoice is paid. */
export function OwnPayment({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation()
  const known = useEndpoint(
    invoiceEndpoints.get,
    { params: { id: invoiceId } },
    { staleTime: 0, refetchMs: (answer) => (answer?.data.paymentStatus === 'PENDING' ? pollMs : undefined) },
  )
  if (known.isPending) return <PaymentSkeleton />
  if (!known.data) {
    return known.error.isMissing ? (
      <RecordMissing error={known.error} list={paths.ownInvoices} />
    ) : (
      <FailedCard error={known.error} onRetry={() => void known.refetch()} />
    )
  }
  const invoice = known.data.data
  return (
    <Stack gap="md">
      {isPaid(invoice.paymentStatus) && <PaidNotice invoice={invoice} />}
      <PaymentSummary invoice={invoice} />
      <InvoiceLinesCard invoice={invoice} />
      {invoice.paymentStatus === 'PENDING' &&
        (invoice.isPayableHere ? <Checkout invoice={invoice} /> : <NotPayable invoice={invoice} />)}
      {invoice.paymentStatus === 'REJECTED' && (
        <Alert color="amber">{t('This invoice was cancelled. There is nothing to pay.')}</Alert>
      )}
      <InvoiceCredits invoice={invoice} />
      <Documents invoice={invoice} />
    </Stack>
  )
}

/** Uses an alert so that screen readers announce a payment that arrives while the page is open. */
function PaidNotice({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Alert color="leaf" icon={<IconCircleCheck />} title={t('This invoice is paid. Thank you.')}>
      {invoice.paidAt && t('Paid {{date}}', { date: format.dateTime(invoice.paidAt) })}
    </Alert>
  )
}

function NotPayable({ invoice: { currency, invoiceNo } }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const company = useCompany()
  return (
    <Alert color="amber" title={t('Payments in {{currency}} cannot be made here. Please contact us.', { currency })}>
      {t('Please name the invoice {{invoiceNo}}.', { invoiceNo })}{' '}
      {[company?.phone, company?.email].filter(Boolean).join(' · ')}
    </Alert>
  )
}

function Documents({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const download = useInvoiceDocument()
  const hasReceipt = isPaid(invoice.paymentStatus)
  return (
    <Group gap="xs">
      {hasReceipt && (
        <Button leftSection={<IconReceipt size={16} />} onClick={() => void download(invoice, 'receipt')}>
          {t('Download receipt')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconFileInvoice size={16} />}
        onClick={() => void download(invoice, 'invoice')}
      >
        {t('Download invoice')}
      </Button>
    </Group>
  )
}

function PaymentSkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      <Skeleton height={252} radius="md" />
      <Skeleton height={300} radius="md" />
    </Stack>
  )
}
