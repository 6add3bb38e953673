import { Button } from '@mantine/core'
import { IconFileInvoice, IconReceipt } from '@tabler/icons-react'
import { isPaid } from '@thant/contracts/money/invoice-statuses'
import type { Invoice } from '@thant/contracts/money/invoices'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { RecordHead } from '#components/layout/page/record-head.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useInvoiceTransitions } from '../../api.ts'
import { statusBadges } from '../../invoice-status.ts'
import { useInvoiceDocument } from '../../use-invoice-document.ts'
import { DueDate } from './due-date.tsx'

export function InvoiceHead({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const transitions = useInvoiceTransitions()(invoice)
  const download = useInvoiceDocument()
  const { paymentStatus, paidAt } = invoice
  return (
    <RecordHead
      status={<StatusBadge badge={statusBadges[paymentStatus]} />}
      figure={<Figure value={format.amount(invoice.amount, invoice.currency)} unit={invoice.currency} size="lg" />}
      when={
        paidAt === null ? (
          <>
            {t('Due')} <DueDate invoice={invoice} />
          </>
        ) : (
          t('Paid {{date}}', { date: format.dateTime(paidAt) })
        )
      }
    >
      {transitions.map(({ label, icon: TransitionIcon, isDangerous, take }, index) => (
        <Button
          key={label}
          variant={isDangerous ? 'subtle' : index === 0 ? 'filled' : 'default'}
          color={isDangerous ? 'brick' : undefined}
          leftSection={<TransitionIcon size={16} aria-hidden />}
          onClick={() => void take()}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="default"
        leftSection={<IconFileInvoice size={16} aria-hidden />}
        onClick={() => void download(invoice, 'invoice')}
      >
        {t('Download invoice')}
      </Button>
      {isPaid(paymentStatus) && (
        <Button
          variant="default"
          leftSection={<IconReceipt size={16} aria-hidden />}
          onClick={() => void download(invoice, 'receipt')}
        >
          {t('Download receipt')}
        </Button>
      )}
    </RecordHead>
  )
}
