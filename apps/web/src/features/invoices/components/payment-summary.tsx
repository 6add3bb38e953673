import { Card } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import type { Invoice } from '@thant/contracts/invoices'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusLooks } from '../invoice-status.ts'
import { DueDate } from './due-date.tsx'
import classes from './payment-summary.module.css'
import { ServicePeriodText } from './service-period-text.tsx'

/** What a customer pays, for what and until when. */
export function PaymentSummary({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const label = t('Payment summary')
  return (
    <Card component="section" aria-label={label} className={classes.summary}>
      <header className={classes.head}>
        <h2>{label}</h2>
        <StatusBadge look={statusLooks[invoice.paymentStatus]} />
      </header>
      <Figure value={format.number(invoice.amount, 2)} unit={invoice.currency} size="lg" />
      <dl className={classes.facts}>
        <div>
          <dt>{t('Description')}</dt>
          <dd lang={languageOf(invoice.description)}>{invoice.description}</dd>
        </div>
        <div>
          <dt>{t('Service Period')}</dt>
          <dd>
            <ServicePeriodText period={invoice.servicePeriod} />
          </dd>
        </div>
        <div>
          <dt>{t('Payment Due Date')}</dt>
          <dd className={classes.due}>
            <IconCalendarDue size={16} aria-hidden />
            <DueDate invoice={invoice} />
          </dd>
        </div>
        <div>
          <dt>{t('Billed to')}</dt>
          <dd lang={languageOf(invoice.billedTo.name)}>{invoice.billedTo.name}</dd>
        </div>
      </dl>
    </Card>
  )
}
