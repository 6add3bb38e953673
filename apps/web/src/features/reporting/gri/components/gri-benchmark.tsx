import {
  type ComparedBand,
  griBenchmarkEndpoints,
  minComparedOrganizations,
  typeStandsDays,
} from '@thant/contracts/reporting/gri-benchmark'
import { formatMonths } from '@thant/i18n/short-dates'
import type { TranslationKey } from '@thant/i18n/translation-key'
import prose from '#components/layout/page/prose.module.css'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useSeesAllSites } from '../use-sees-all-sites.ts'
import { GriTable } from './gri-table.tsx'

const bandLabels: Record<ComparedBand, TranslationKey> = {
  lowest: 'In the lowest fourth',
  lower: 'Below the middle',
  upper: 'Above the middle',
  highest: 'In the highest fourth',
}

type GriBenchmarkProps = { organizationId: string; range: MonthRange }

/** Says where the organization stands among those of its company type, for those who see the whole of it. */
export function GriBenchmark({ organizationId, range }: GriBenchmarkProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const enabled = useSeesAllSites()
  const request = { params: { organizationId }, query: range }
  const benchmark = useEndpoint(griBenchmarkEndpoints.benchmark, request, { enabled }).data?.data
  if (benchmark === undefined) return null
  if (benchmark === null) {
    return (
      <p className={prose.note}>
        {t(
          'Comparing with similar organizations needs a finished calendar quarter, with waste from this one and at least {{number}} others.',
          { number: format.number(minComparedOrganizations) },
        )}
      </p>
    )
  }
  const { from, to, others, companyType } = benchmark
  const months = { from, to }
  const title = t('Beside {{number}} others of the same type ({{type}}), {{months}}', {
    number: format.number(others),
    type: t(companyType),
    months: formatMonths(months, format, t),
  })
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <GriTable
        label={title}
        columns={[t('Figure'), t('This organization'), t('Among the others')]}
        rows={[
          {
            name: t('Diversion rate'),
            cells: [
              {
                text: format.share(benchmark.ownDiversionPercent),
                cell: { operation: 'diverted' },
                range: months,
              },
              { text: t(bandLabels[benchmark.diversion]) },
            ],
          },
          {
            name: t('Waste in a month with pickups (kg)'),
            cells: [
              { text: format.weight(benchmark.ownKilogramsPerMonth), cell: {}, range: months },
              { text: t(bandLabels[benchmark.kilogramsPerMonth]) },
            ],
          },
        ]}
      />
      <p className={prose.note}>
        {t(
          'What others collected is not shown. A type that an organization gives itself is compared after {{days}} days.',
          { days: format.number(typeStandsDays) },
        )}
      </p>
    </section>
  )
}
