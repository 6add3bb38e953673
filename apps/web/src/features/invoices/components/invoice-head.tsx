import { Button, Card, Group } from '@mantine/core'
import { IconFileInvoice, IconReceipt } from '@tabler/icons-react'
import { type Invoice, isPaid } from '@thant/contracts/invoices'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useInvoiceSteps } from '../api.ts'
import { statusLooks } from '../invoice-status.ts'
import { useInvoiceDocument } from '../use-invoice-document.ts'
import { DueDate } from './due-date.tsx'
import classes from './invoice-head.module.css'

/** What matters first of an invoice, and what staff can do with it. */
export function InvoiceHead({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const steps = useInvoiceSteps()(invoice)
  const download = useInvoiceDocument()
  const { paymentStatus, paidAt } = invoice
  return (
    <Card className={classes.head} component="section" aria-label={t('Invoice')}>
      <div className={classes.figures}>
        <StatusBadge look={statusLooks[paymentStatus]} />
        <Figure value={format.number(invoice.amount, 2)} unit={invoice.currency} size="lg" />
        <div className={classes.when}>
          {paidAt === null ? (
            <>
              {t('Due')} <DueDate invoice={invoice} />
            </>
          ) : (
            t('Paid {{date}}', { date: format.dateTime(paidAt) })
          )}
        </div>
      </div>
      <Group gap="xs">
        {steps.map(({ label, icon: StepIcon, isDangerous, take }, index) => (
          <Button
            key={label}
            variant={isDangerous ? 'subtle' : index === 0 ? 'filled' : 'default'}
            color={isDangerous ? 'brick' : undefined}
            leftSection={<StepIcon size={16} aria-hidden />}
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
      </Group>
    </Card>
  )
}
