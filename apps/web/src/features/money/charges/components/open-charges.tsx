import { Skeleton } from '@mantine/core'
import { chargeEndpoints, type OpenCharges as Sums } from '@thant/contracts/money/charges'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Who owes the sum to whom, for staff and for the customer. */
const sumLabels: Record<'staff' | 'customer', { more: TranslationKey; less: TranslationKey }> = {
  staff: {
    more: 'Owed by customers in {{currency}}, not billed yet',
    less: 'Owed to customers in {{currency}}, not billed yet',
  },
  customer: { more: 'Not billed yet in {{currency}}', less: 'Owed to you in {{currency}}' },
}

/** What is not billed yet, by currency, of what the reader may see; nothing where nothing is. */
export function OpenCharges({ isOfAll }: { isOfAll: boolean }) {
  const { t } = useTranslation()
  const open = useEndpoint(chargeEndpoints.open, { query: {} })
  if (open.isError) return <FailedCard error={open.error} onRetry={() => void open.refetch()} />
  if (open.data === undefined) return <Skeleton height={120} radius="md" aria-label={t('Loading…')} />
  const sums = open.data.data
  if (sums.length === 0) return null
  return (
    <StatRow>
      {sums.map((sum) => (
        <OpenSum key={sum.currency} sum={sum} labels={sumLabels[isOfAll ? 'staff' : 'customer']} />
      ))}
    </StatRow>
  )
}

function OpenSum({ sum, labels }: { sum: Sums[number]; labels: (typeof sumLabels)['staff'] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { currency, open, count, rebates, monthSoFar } = sum
  const money = (amount: number) => format.money(amount, currency)
  return (
    <StatCard
      label={t(open < 0 ? labels.less : labels.more, { currency })}
      value={format.amount(Math.abs(open), currency)}
      unit={currency}
      period={
        <>
          {rebates < 0 && (
            <div>
              {t('Charges {{charges}} · rebates and corrections {{rebates}}', {
                charges: money(open - rebates),
                rebates: money(rebates),
              })}
            </div>
          )}
          <div>
            {monthSoFar === open
              ? t('{{count}} charges, all of them this month', { count })
              : t('{{count}} charges, {{amount}} of them this month so far', {
                  count,
                  amount: money(monthSoFar),
                })}
          </div>
        </>
      }
    />
  )
}
