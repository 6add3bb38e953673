import { type GriTables, griEndpoints } from '@thant/contracts/gri'
import { formatMonths } from '@thant/i18n/short-dates'
import { SectionCard } from '#components/layout/section-card.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { periodBefore, yearBefore } from '../periods.ts'
import { GriBenchmark } from './gri-benchmark.tsx'
import { GriTable } from './gri-table.tsx'

type GriComparisonProps = { organizationId: string; site: string | undefined; range: MonthRange; tables: GriTables }

/** Puts the period beside as many months before it and beside the same months a year ago. */
export function GriComparison({ organizationId, site, range, tables }: GriComparisonProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const before = periodBefore(range)
  const yearAgo = yearBefore(range)
  const params = { organizationId }
  const earlier = useEndpoint(griEndpoints.tables, { params, query: { ...before, site } }).data?.data
  const lastYears = useEndpoint(griEndpoints.tables, { params, query: { ...yearAgo, site } }).data?.data
  const compared = [tables, earlier, lastYears]
  const changeOf = (now: number, then: number | undefined) =>
    then === undefined || then === 0 ? '' : ` (${now >= then ? '+' : ''}${format.percent(((now - then) / then) * 100)})`
  const weightRow = (name: string, of: (one: GriTables['waste306_3']['total']) => number) => ({
    name,
    cells: compared.map((one, index) => {
      const kilograms = one && of(one.waste306_3.total)
      const isEmpty = one?.waste306_3.total.generated === 0
      const change = index === 0 || isEmpty ? '' : changeOf(of(tables.waste306_3.total), kilograms)
      return { text: kilograms === undefined || isEmpty ? '–' : `${format.weight(kilograms)}${change}` }
    }),
  })
  const shareRow = (name: string, of: (one: GriTables['dataQuality']) => number | null) => ({
    name,
    cells: compared.map((one) => {
      const share = one && of(one.dataQuality)
      return { text: share == null ? '–' : format.percent(share * 100) }
    }),
  })
  return (
    <SectionCard
      title={t('How it compares')}
      subtitle={t(
        'With as many months before, and with the same months a year ago. In brackets: the change until now.',
      )}
    >
      <GriTable
        label={t('How it compares')}
        columns={[t('Figure'), ...[range, before, yearAgo].map((months) => formatMonths(months, format, t))]}
        rows={[
          weightRow(t('Waste collected (kg)'), ({ generated }) => generated),
          weightRow(t('Diverted from disposal (kg)'), ({ divertedFromDisposal }) => divertedFromDisposal),
          weightRow(t('Directed to disposal (kg)'), ({ directedToDisposal }) => directedToDisposal),
          shareRow(t('Diversion rate'), ({ diversionRate }) => diversionRate),
          shareRow(t('Weighed'), ({ weighedShare }) => weighedShare),
        ]}
      />
      {site === undefined && <GriBenchmark organizationId={organizationId} range={range} tables={tables} />}
    </SectionCard>
  )
}
