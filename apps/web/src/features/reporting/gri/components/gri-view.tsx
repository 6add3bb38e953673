import { Card, Skeleton } from '@mantine/core'
import { griBoundary } from '@thant/contracts/reporting/gri'
import { formatMonths } from '@thant/i18n/short-dates'
import { EmptyChartDrawing } from '#components/drawings/empty-chart.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import prose from '#components/layout/page/prose.module.css'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { GriDrilldown } from '#features/materials/drilldown/components/gri-drilldown.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompany, useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { countedUntil } from '../periods.ts'
import { useGriPeriod } from '../use-gri-period.ts'
import { useGriTables } from '../use-gri-tables.ts'
import { useSeesAllSites } from '../use-sees-all-sites.ts'
import { GriCategory5 } from './gri-category-5.tsx'
import { GriComparison } from './gri-comparison.tsx'
import { GriDataQuality } from './gri-data-quality.tsx'
import { GriDestinations } from './gri-destinations.tsx'
import { GriStated } from './gri-stated.tsx'
import { GriSummary } from './gri-summary.tsx'
import { GriTargets } from './gri-targets.tsx'
import { GriTools } from './gri-tools.tsx'
import { GriWasteTables } from './gri-waste-tables.tsx'
import { GriYears } from './gri-years.tsx'
import { SiteComparison } from './site-comparison.tsx'

/** What was collected of an organization or of all together, what became of it, how it compares and how it is known. */
export function GriView({ organizationId }: { organizationId: string | undefined }) {
  const site = useChosenSite(organizationId ?? null)
  const period = useGriPeriod()
  const seesAll = useSeesAllSites()
  return (
    <>
      <GriTools organizationId={organizationId} site={site} period={period} />
      <GriResults organizationId={organizationId} site={site} range={period.range} />
      {organizationId !== undefined && seesAll && site === undefined && (
        <GriStated organizationId={organizationId} range={period.range} />
      )}
    </>
  )
}

type GriResultsProps = { organizationId: string | undefined; site: string | undefined; range: MonthRange }

function GriResults({ organizationId, site, range }: GriResultsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const company = useCompany()?.name ?? ''
  const until = countedUntil(range, todayIn(useCompanyTimeZone()))
  const subject = { organizationId, site }
  const result = useGriTables(subject, range)
  if (result.isError) return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  const tables = result.data?.data
  if (tables === undefined) return <Skeleton height={420} radius="md" />
  if (tables.waste306_3.total.generated === 0) {
    return (
      <Card>
        <EmptyState
          drawing={<EmptyChartDrawing />}
          title={t('Nothing was collected in {{months}}.', { months: formatMonths(range, format, t) })}
          hint={t('Please choose another period.')}
        />
      </Card>
    )
  }
  const shown = (
    <>
      {until !== undefined && (
        <p className={prose.note}>
          {t('This period is still in progress: what was collected until {{day}} is counted.', {
            day: format.date(until),
          })}
        </p>
      )}
      <p className={prose.note}>{t(griBoundary, { company })}</p>
      <GriSummary tables={tables} range={range} />
      <GriWasteTables tables={tables} />
      <GriDestinations subject={subject} range={range} />
      <GriYears subject={subject} range={range} />
      {organizationId !== undefined && <SiteComparison organizationId={organizationId} range={range} />}
      {organizationId !== undefined && (
        <GriComparison organizationId={organizationId} site={site} range={range} tables={tables} />
      )}
      {organizationId !== undefined && site === undefined && (
        <GriTargets organizationId={organizationId} range={range} tables={tables} />
      )}
      <GriDataQuality tables={tables} />
      <GriCategory5 tables={tables} />
    </>
  )
  // The items of all organizations are too many to be listed behind a figure.
  if (organizationId === undefined) return shown
  return (
    <GriDrilldown organizationId={organizationId} site={site} range={range}>
      {shown}
    </GriDrilldown>
  )
}
