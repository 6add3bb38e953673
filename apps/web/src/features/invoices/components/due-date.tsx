import type { Invoice } from '@thant/contracts/invoices'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './due-date.module.css'

export function DueDate({ invoice }: { invoice: Pick<Invoice, 'paymentDueDate' | 'daysOverdue'> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { daysOverdue, paymentDueDate } = invoice
  return (
    <span className={classes.due}>
      {format.date(paymentDueDate)}
      {daysOverdue > 0 && (
        <span className={classes.late}>
          {t('{{count}} days overdue', { count: daysOverdue, replace: { count: format.number(daysOverdue) } })}
        </span>
      )}
    </span>
  )
}
