import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { Unpaid } from '../../use-unpaid.ts'

/** `335.50 USD to pay, 85.50 USD of it overdue` */
export function UnpaidLine({ unpaid: { currency, amount, overdue } }: { unpaid: Unpaid }) {
  const { t } = useTranslation()
  const format = useFormat()
  const amounts = { amount: format.money(amount, currency), overdue: format.money(overdue, currency) }
  return (
    <span>
      {overdue > 0 ? t('{{amount}} to pay, {{overdue}} of it overdue', amounts) : t('{{amount}} to pay', amounts)}
    </span>
  )
}
