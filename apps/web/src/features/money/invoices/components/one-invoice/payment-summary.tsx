import { Card } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import type { Invoice } from '@thant/contracts/money/invoices'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { ownBadgeOf } from '../../invoice-status.ts'
import { DueDate } from './due-date.tsx'
import classes from './payment-summary.module.css'
import { ServicePeriodText } from './service-period-text.tsx'

export function PaymentSummary({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const label = t('Payment summary')
  const { description, billedTo } = invoice
  const due = (
    <span className={classes.due}>
      <IconCalendarDue size={16} aria-hidden />
      <DueDate invoice={invoice} />
    </span>
  )
  const facts: Fact[] = [
    { label: t('Description'), value: <span lang={languageOf(description)}>{description}</span> },
    { label: t('Service Period'), value: <ServicePeriodText period={invoice.servicePeriod} /> },
    { label: t('Payment Due Date'), value: due },
    { label: t('Billed to'), value: <span lang={languageOf(billedTo.name)}>{billedTo.name}</span> },
  ]
  return (
    <Card component="section" aria-label={label} className={classes.summary}>
      <header className={classes.head}>
        <h2>{label}</h2>
        <StatusBadge badge={ownBadgeOf(invoice)} />
      </header>
      <Figure value={format.amount(invoice.amount, invoice.currency)} unit={invoice.currency} size="lg" />
      <div className={classes.facts}>
        <Facts facts={facts} />
      </div>
    </Card>
  )
}
