import { percentOfShare } from '@thant/contracts/materials/shares'
import type { Composition } from '@thant/contracts/reporting/gri'
import type { GriCell } from '@thant/contracts/reporting/gri-items'
import type { GriYear } from '@thant/contracts/reporting/gri-years'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { formatRange } from '../format-range.ts'
import { comparedDecimals } from '../shown-decimals.ts'
import type { GriSubject } from '../use-gri-tables.ts'
import { useGriYears } from '../use-gri-years.ts'
import { GriRestatements } from './gri-restatements.tsx'
import { GriTable } from './gri-table.tsx'

const nothing = { text: '–' }

/** Puts the same months of three years and of the base year below each other, with what earlier reports said otherwise. */
export function GriYears({ subject, range }: { subject: GriSubject; range: MonthRange }) {
  const { t } = useTranslation()
  const format = useFormat()
  const result = useGriYears(subject, range)
  if (result.isError) return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  const { years = [], restatements = [] } = result.data?.data ?? {}
  const [now] = years
  if (now === undefined && restatements.length === 0) return null
  const title = t('Compared with the years before')
  const decimals = comparedDecimals(years)
  const base = years.find(({ isBase }) => isBase)
  const weight = (year: GriYear, of: keyof Composition, cell: GriCell) => {
    if (year.generated === 0) return nothing
    const then = year[of]
    const change = now === undefined || year === now || then === 0 ? undefined : ((now[of] - then) / then) * 100
    const figure = format.number(then, decimals)
    const text = change === undefined ? figure : `${figure} (${change > 0 ? '+' : ''}${format.percent(change)})`
    return { text, cell: then === 0 ? undefined : cell, range: monthsOf(year) }
  }
  return (
    <SectionCard title={title} subtitle={t('The same months of each year. In brackets: the change since then.')}>
      {now !== undefined && (
        <GriTable
          label={title}
          columns={[
            t('Months'),
            t('Waste collected (kg)'),
            t('Diverted from disposal (kg)'),
            t('Directed to disposal (kg)'),
            t('Diversion rate'),
          ]}
          rows={years.map((year) => ({
            name: formatRange(monthsOf(year), format, t),
            cells: [
              weight(year, 'generated', {}),
              weight(year, 'divertedFromDisposal', { operation: 'diverted' }),
              weight(year, 'directedToDisposal', { operation: 'disposed' }),
              year.diversionRate === null ? nothing : { text: format.share(percentOfShare(year.diversionRate)) },
            ],
          }))}
        />
      )}
      {base && (
        <p className={prose.note}>
          {t('The base year is that of {{months}}.', { months: formatRange(monthsOf(base), format, t) })}
        </p>
      )}
      {restatements.length > 0 && <GriRestatements restatements={restatements} />}
    </SectionCard>
  )
}

function monthsOf({ from, to, lastDay }: GriYear) {
  return { from, to, ...(lastDay !== undefined && { lastDay }) }
}
