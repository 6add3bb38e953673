import type { Invoice } from '@thant/contracts/money/invoices'
import { formatPlainDate } from '@thant/i18n/short-dates'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './due-date.module.css'

type DueDateProps = {
  invoice: Pick<Invoice, 'paymentDueDate' | 'daysOverdue'>
  /** Omits the weekday, for lists. */
  isShort?: boolean
}

export function DueDate({ invoice, isShort = false }: DueDateProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { daysOverdue, paymentDueDate } = invoice
  return (
    <span className={classes.due}>
      {isShort ? formatPlainDate(paymentDueDate, format, t) : format.date(paymentDueDate)}
      {daysOverdue > 0 && <span className={classes.late}>{t('{{count}} days overdue', { count: daysOverdue })}</span>}
    </span>
  )
}
