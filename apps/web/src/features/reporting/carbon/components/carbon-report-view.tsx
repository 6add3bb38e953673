import { Card, Select, Skeleton } from '@mantine/core'
import { type CarbonReport, carbonEndpoints } from '@thant/contracts/reporting/carbon'
import { lastWholeQuarter, type Quarter, quarterRangeOf } from '@thant/contracts/reporting/quarters'
import { useSearchParams } from 'react-router'
import { EmptyChartDrawing } from '#components/drawings/empty-chart.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { SiteFilter } from '#features/customers/sites/components/site-filter.tsx'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { GriDrilldown } from '#features/materials/drilldown/components/gri-drilldown.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useQuarters } from '#features/service/pickups/use-quarters.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { CarbonDisclaimer } from './carbon-disclaimer.tsx'
import { CarbonDownloads } from './carbon-downloads.tsx'
import classes from './carbon-report-view.module.css'
import { CarbonResults } from './carbon-results.tsx'
import { PublicCharts } from './public-charts.tsx'
import { SavedCarbonReports } from './saved-carbon-reports.tsx'

/** Shows the carbon report of an organization or a site for the quarter in the address, by default the last whole one. */
export function CarbonReportView({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  const isPhone = useIsNarrow(48)
  const [params, setParams] = useSearchParams()
  const site = useChosenSite(organizationId)
  const { quarters, error, retry } = useQuarters(organizationId, site)
  const chosenMonth = params.get('quarter')
  const defaultQuarter = lastWholeQuarter(quarters ?? []) ?? quarters?.[0]
  const quarter = quarters?.find(({ firstMonth }) => firstMonth === chosenMonth) ?? defaultQuarter
  const choose = (firstMonth: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('quarter', firstMonth)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className={classes.view}>
      <div className={classes.figures}>
        <SiteFilter organizationId={organizationId} />
        {error ? (
          <FailedCard error={error} onRetry={retry} serverFailed={t('Failed to fetch logistics data.')} />
        ) : quarters === undefined ? (
          <Skeleton height={420} radius="md" />
        ) : quarter === undefined ? (
          <Card>
            <EmptyState
              drawing={<EmptyChartDrawing />}
              title={t('There is nothing to report yet.')}
              hint={t('The first quarter appears after the first weighed pickup.')}
            />
          </Card>
        ) : (
          <>
            <div className={classes.tools} data-screen-only>
              <Select
                label={t('Quarter')}
                data={quarters.map((one) => ({
                  value: one.firstMonth,
                  label: formatValue({ quarters: isPhone ? monthsOf(one) : quarterRangeOf([one]) }),
                }))}
                value={quarter.firstMonth}
                onChange={(firstMonth) => firstMonth && choose(firstMonth)}
                allowDeselect={false}
                className={classes.quarter}
              />
              <CarbonDownloads organizationId={organizationId} site={site} quarter={quarter.firstMonth} />
            </div>
            <QuarterResults organizationId={organizationId} site={site} quarter={quarter.firstMonth} />
          </>
        )}
      </div>
      <PublicCharts />
      <CarbonDisclaimer />
    </div>
  )
}

/** A phone's field has room for the months alone; the report below names the quarter. */
function monthsOf(quarter: Quarter) {
  return { months: rangeOf(quarter), ...(quarter.isInProgress && { isInProgress: true as const }) }
}

function rangeOf({ months }: Pick<Quarter | CarbonReport, 'months'>) {
  return { from: months[0] ?? '', to: months.at(-1) ?? '' }
}

type QuarterResultsProps = { organizationId: string; site: string | undefined; quarter: string }

function QuarterResults({ organizationId, site, quarter }: QuarterResultsProps) {
  const result = useEndpoint(
    carbonEndpoints.report,
    { params: { id: organizationId }, query: { quarter, site } },
    { keepsPrevious: true },
  )
  if (result.isError) {
    return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  }
  if (!result.data) return <Skeleton height={420} radius="md" />
  return (
    <div className={classes.view} data-stale={result.isPlaceholderData || undefined} aria-busy={result.isFetching}>
      <GriDrilldown organizationId={organizationId} site={site} range={rangeOf(result.data.data)}>
        <CarbonResults report={result.data.data} />
        <SavedCarbonReports saved={result.data.data.saved} />
      </GriDrilldown>
    </div>
  )
}
