import type { BillingRunRecord } from '@thant/contracts/money/billing-runs'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** What the invoices of a run come to, a card for each currency. */
export function RunSums({ run }: { run: BillingRunRecord }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <StatRow>
      {run.totals.map(({ currency, count, tax, total, credit }) => (
        <StatCard
          key={currency}
          label={t('To be paid in {{currency}}', { currency })}
          value={format.amount(total, currency)}
          unit={currency}
          period={
            <>
              <div>
                {t('Invoices: {{count}}, commercial tax: {{tax}}', {
                  count: format.number(count),
                  tax: format.money(tax, currency),
                })}
              </div>
              {credit < 0 && (
                <div>{t('To customers’ credit: {{amount}}', { amount: format.money(-credit, currency) })}</div>
              )}
            </>
          }
        />
      ))}
    </StatRow>
  )
}
