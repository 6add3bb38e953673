import type { CollectionRate } from '@thant/contracts/service/collection-rates'
import { type OutcomeCode, type OutcomeSide, outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { openOf } from '../open-of.ts'
import { outcomeLabel } from '../outcome-label.ts'

/** How many of this month's pickups until now were completed, and on whose side the missed ones were. */
export function RateCards() {
  const { t } = useTranslation()
  const format = useFormat()
  const month = thisMonthIn(useCompanyTimeZone())
  const rates = useEndpoint(outcomeEndpoints.rates, { query: { from: month, to: month } })
  const [rate] = rates.data?.data ?? []
  const isKnown = rates.isSuccess
  const count = (number: number | undefined) => (isKnown ? format.number(number ?? 0) : undefined)
  const share = rate && rate.planned > 0 ? format.percent((rate.completed / rate.planned) * 100) : '–'
  const open = rate === undefined ? 0 : openOf(rate)
  const retry = rates.isError ? () => void rates.refetch() : undefined
  const ofMonth = format.month(month)
  const sides = [
    { side: 'company', label: t('Missed: our side') },
    { side: 'customer', label: t('Missed: customer') },
    { side: 'neither', label: t('Missed: outside') },
  ] as const
  return (
    <StatRow>
      <StatCard
        label={t('Completed of planned')}
        value={isKnown ? share : undefined}
        period={
          isKnown ? (
            <>
              <div>
                {t('{{completed}} of {{planned}} in {{month}}', {
                  completed: format.number(rate?.completed ?? 0),
                  planned: format.number(rate?.planned ?? 0),
                  month: ofMonth,
                })}
              </div>
              {open > 0 && <div>{t('Still open: {{number}}', { number: format.number(open) })}</div>}
            </>
          ) : (
            ofMonth
          )
        }
        onRetry={retry}
      />
      {sides.map(({ side, label }) => {
        const reason = mostOften(rate?.reasons ?? [], side)
        return (
          <StatCard
            key={side}
            label={label}
            value={count(rate?.missed[side])}
            period={
              <>
                <div>{ofMonth}</div>
                {reason && <div>{t('Most often: {{reason}}', { reason: outcomeLabel(reason, t) })}</div>}
              </>
            }
            onRetry={retry}
          />
        )
      })}
    </StatRow>
  )
}

function mostOften(reasons: CollectionRate['reasons'], side: OutcomeSide): OutcomeCode | undefined {
  const ofSide = reasons.filter(({ code }) => outcomeReasons[code].side === side)
  return ofSide.toSorted((one, other) => other.count - one.count)[0]?.code
}
