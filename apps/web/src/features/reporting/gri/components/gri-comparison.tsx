import { percentOfShare } from '@thant/contracts/materials/shares'
import { type GriTables, griEndpoints } from '@thant/contracts/reporting/gri'
import type { GriCell } from '@thant/contracts/reporting/gri-items'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { formatRange } from '../format-range.ts'
import { comparedPeriods } from '../periods.ts'
import { comparedDecimals } from '../shown-decimals.ts'
import { GriBenchmark } from './gri-benchmark.tsx'
import { GriTable } from './gri-table.tsx'

type GriComparisonProps = { organizationId: string; site: string | undefined; range: MonthRange; tables: GriTables }

const nothing = { text: '–' }

const subtitles = {
  both: {
    months:
      'With the preceding period of the same length, and with the same months a year ago. In brackets: the change since then.',
    days: 'With the same days of the preceding period, and of a year ago. In brackets: the change since then.',
  },
  yearAgo: {
    months: 'With the same months a year ago. In brackets: the change since then.',
    days: 'With the same days of a year ago. In brackets: the change since then.',
  },
} as const

/**
 * Puts the period beside as many months before it and beside the same months a year ago, up to the same day. Of more than
 * half a year, the months before would mostly be those of a year ago.
 */
export function GriComparison({ organizationId, site, range, tables }: GriComparisonProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [now, before, yearAgo] = comparedPeriods(range, todayIn(useCompanyTimeZone()))
  const params = { organizationId }
  const hasBefore = before.from > yearAgo.to
  const enabled = { enabled: hasBefore }
  const earlier = useEndpoint(griEndpoints.tables, { params, query: { ...before, site } }, enabled).data?.data
  const lastYears = useEndpoint(griEndpoints.tables, { params, query: { ...yearAgo, site } }).data?.data
  const compared = [
    { months: range, named: now, one: tables },
    ...(hasBefore ? [{ months: before, named: before, one: earlier }] : []),
    { months: yearAgo, named: yearAgo, one: lastYears },
  ]
  const decimals = comparedDecimals(compared.flatMap(({ one }) => one?.waste306_3.total ?? []))
  const changeOf = (now: number, then: number) =>
    then === 0 ? '' : ` (${now >= then ? '+' : ''}${format.percent(((now - then) / then) * 100)})`
  const weightRow = (name: string, cell: GriCell, of: (one: GriTables['waste306_3']['total']) => number) => ({
    name,
    cells: compared.map(({ months, one }) => {
      if (one === undefined || one.waste306_3.total.generated === 0) return nothing
      const kilograms = of(one.waste306_3.total)
      const change = one === tables ? '' : changeOf(of(tables.waste306_3.total), kilograms)
      return { text: `${format.number(kilograms, decimals)}${change}`, cell, range: months }
    }),
  })
  const shareRow = (name: string, cell: GriCell, of: (one: GriTables['dataQuality']) => number | null) => ({
    name,
    cells: compared.map(({ months, one }) => {
      const share = one && of(one.dataQuality)
      return share == null ? nothing : { text: format.share(percentOfShare(share)), cell, range: months }
    }),
  })
  return (
    <SectionCard
      title={t('How it compares')}
      subtitle={t(subtitles[hasBefore ? 'both' : 'yearAgo'][now.lastDay === undefined ? 'months' : 'days'])}
    >
      <GriTable
        label={t('How it compares')}
        columns={[t('Figure'), ...compared.map(({ named }) => formatRange(named, format, t))]}
        rows={[
          weightRow(t('Waste collected (kg)'), {}, ({ generated }) => generated),
          weightRow(
            t('Diverted from disposal (kg)'),
            { operation: 'diverted' },
            ({ divertedFromDisposal }) => divertedFromDisposal,
          ),
          weightRow(
            t('Directed to disposal (kg)'),
            { operation: 'disposed' },
            ({ directedToDisposal }) => directedToDisposal,
          ),
          shareRow(t('Diversion rate'), { operation: 'diverted' }, ({ diversionRate }) => diversionRate),
          shareRow(t('Weighed'), { measure: 'weighed' }, ({ weighedShare }) => weighedShare),
        ]}
      />
      {site === undefined && <GriBenchmark organizationId={organizationId} range={range} />}
    </SectionCard>
  )
}
