import { Card } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import classes from './order-summary.module.css'

export type SummaryLine = { label: string; detail?: string; amount: string }

type OrderSummaryProps = {
  lines: readonly SummaryLine[]
  total: string
  /** Shown below the total, e.g. the included tax. */
  notes?: readonly string[]
  children?: ReactNode
}

/** Shows the lines and the total of an order; screen readers announce a changed total. */
export function OrderSummary({ lines, total, notes = [], children }: OrderSummaryProps) {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <Card component="section" aria-labelledby={headingId} className={classes.card}>
      <h2 id={headingId} className={classes.title}>
        {t('Order summary')}
      </h2>
      <dl className={classes.lines}>
        {lines.map(({ label, detail, amount }) => (
          <div key={label}>
            <dt>
              {label}
              {detail !== undefined && <span className={classes.detail}>{detail}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.total}>
        <span>{t('Total')}</span>
        <output>{total}</output>
      </p>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {children}
    </Card>
  )
}
