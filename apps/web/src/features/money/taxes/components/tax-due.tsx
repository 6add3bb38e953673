import { Skeleton } from '@mantine/core'
import { taxEndpoints } from '@thant/contracts/money/taxes'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** What is due to the tax office for a month, and until when. */
export function TaxDue({ month }: { month: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const due = useEndpoint(taxEndpoints.month, { query: { month } })
  if (due.isError) return <FailedCard error={due.error} onRetry={() => void due.refetch()} />
  if (due.data === undefined) return <Skeleton height={120} radius="md" aria-label={t('Loading…')} />
  const { totals, dueOn } = due.data.data
  if (totals.length === 0) {
    return <SectionCard title={t('No commercial tax is due for this month.')}>{null}</SectionCard>
  }
  return (
    <StatRow>
      {totals.map(({ currency, percent, base, tax }) => (
        <StatCard
          key={`${currency} ${percent}`}
          label={t('Commercial tax {{percent}}%, {{currency}}', { percent: format.number(percent), currency })}
          value={format.amount(tax, currency)}
          unit={currency}
          period={t('To be paid by {{day}}, of {{base}}, rounded for each invoice', {
            day: format.date(dueOn),
            base: format.money(base, currency),
          })}
        />
      ))}
    </StatRow>
  )
}
