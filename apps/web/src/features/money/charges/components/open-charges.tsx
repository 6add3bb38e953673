import { Skeleton } from '@mantine/core'
import { chargeEndpoints } from '@thant/contracts/money/charges'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'

/** What is not billed yet, by currency, of what the reader may see; nothing where nothing is. */
export function OpenCharges() {
  const { t } = useTranslation()
  const format = useFormat()
  const open = useEndpoint(chargeEndpoints.open, { query: {} })
  if (open.isError) return <FailedCard error={open.error} onRetry={() => void open.refetch()} />
  if (open.data === undefined) return <Skeleton height={120} radius="md" aria-label={t('Loading…')} />
  const sums = open.data.data
  if (sums.length === 0) return null
  return (
    <StatRow>
      {sums.map(({ currency, open: amount, count, rebates, monthSoFar }) => (
        <StatCard
          key={currency}
          label={t('Not billed yet in {{currency}}', { currency })}
          value={format.amount(amount, currency)}
          unit={currency}
          period={
            <>
              <div>
                {t('{{count}} charges, {{amount}} of them this month so far', {
                  count,
                  amount: format.money(monthSoFar, currency),
                })}
              </div>
              {rebates < 0 && (
                <div>{t('Rebates and corrections: {{amount}}', { amount: format.money(rebates, currency) })}</div>
              )}
            </>
          }
        />
      ))}
    </StatRow>
  )
}
