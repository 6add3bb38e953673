import { outcomeEndpoints, outcomeReasons } from '@thant/contracts/outcomes'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { thisMonthIn } from '#lib/zoned-time.ts'

/** How many of this month's pickups until today were completed, and on whose side the missed ones were. */
export function RateCards() {
  const { t } = useTranslation()
  const format = useFormat()
  const month = thisMonthIn(useCompanyTimeZone())
  const rates = useEndpoint(outcomeEndpoints.rates, { query: { from: month, to: month } })
  const [rate] = rates.data?.data ?? []
  const isKnown = rates.isSuccess
  const count = (number: number | undefined) => (isKnown ? format.number(number ?? 0) : undefined)
  const share = rate && rate.planned > 0 ? format.percent((rate.completed / rate.planned) * 100) : '–'
  const retry = rates.isError ? () => void rates.refetch() : undefined
  const mostOften = rate?.reasons.toSorted((a, b) => b.count - a.count)[0]
  return (
    <StatRow>
      <StatCard
        label={t('Completed of planned')}
        value={isKnown ? share : undefined}
        period={t('{{completed}} of {{planned}} in {{month}}', {
          completed: format.number(rate?.completed ?? 0),
          planned: format.number(rate?.planned ?? 0),
          month: format.month(month),
        })}
        onRetry={retry}
      />
      <StatCard
        label={t('Missed on our side')}
        value={count(rate?.missed.company)}
        period={format.month(month)}
        onRetry={retry}
      />
      <StatCard
        label={t("Missed on the customer's side")}
        value={count(rate?.missed.customer)}
        period={
          mostOften
            ? t('Most often: {{reason}}', { reason: t(outcomeReasons[mostOften.code].label) })
            : format.month(month)
        }
        onRetry={retry}
      />
      <StatCard
        label={t('Missed for other reasons')}
        value={count(rate?.missed.neither)}
        period={format.month(month)}
        onRetry={retry}
      />
    </StatRow>
  )
}
