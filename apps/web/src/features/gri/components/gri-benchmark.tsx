import type { GriTables } from '@thant/contracts/gri'
import { griBenchmarkEndpoints } from '@thant/contracts/gri-benchmark'
import prose from '#components/layout/prose.module.css'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { useSeesAllSites } from '../use-sees-all-sites.ts'
import { GriTable } from './gri-table.tsx'

type GriBenchmarkProps = { organizationId: string; range: MonthRange; tables: GriTables }

/** Puts the organization beside the medians of its company type, for those who see the whole of it. */
export function GriBenchmark({ organizationId, range, tables }: GriBenchmarkProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const enabled = useSeesAllSites()
  const request = { params: { organizationId }, query: range }
  const benchmark = useEndpoint(griBenchmarkEndpoints.benchmark, request, { enabled }).data?.data
  const { diversionRate } = tables.dataQuality
  if (benchmark === undefined) return null
  if (benchmark === null) {
    return <p className={prose.note}>{t('There are too few organizations of the same type to compare with.')}</p>
  }
  const { ownKilogramsPerMonth: ownKg, medianKilogramsPerMonth: medianKg } = benchmark
  const title = t('Among {{number}} organizations of the same type ({{type}})', {
    number: format.number(benchmark.organizations),
    type: t(benchmark.companyType),
  })
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <GriTable
        label={title}
        columns={[t('Figure'), t('This organization'), t('Median (rounded)')]}
        rows={[
          {
            name: t('Diversion rate'),
            cells: [
              diversionRate === null
                ? { text: '–' }
                : { text: format.percent(diversionRate * 100), cell: { operation: 'diverted' } },
              { text: format.percent(benchmark.medianDiversionPercent, 0) },
            ],
          },
          {
            name: t('Waste in a month with pickups (kg)'),
            cells: [
              ownKg === null ? { text: '–' } : { text: format.weight(ownKg), cell: {} },
              { text: format.number(medianKg) },
            ],
          },
        ]}
      />
    </section>
  )
}
