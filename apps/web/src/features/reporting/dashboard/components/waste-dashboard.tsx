import { Alert } from '@mantine/core'
import type { WasteSummary, WasteType } from '@thant/contracts/materials/wastes'
import { formatMonths } from '@thant/i18n/short-dates'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PeriodAbove } from '#components/charts/period-above.ts'
import { EmptyChartDrawing } from '#components/drawings/empty-chart.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { MonthRangePicker } from '#components/pickers/month-range-picker.tsx'
import { rangeIn } from '#components/pickers/range-in.ts'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { MonthlyWasteChart } from '#features/materials/wastes/components/monthly-waste-chart.tsx'
import { WasteTrendChart } from '#features/materials/wastes/components/waste-trend-chart.tsx'
import { SiteComparison } from '#features/reporting/gri/components/site-comparison.tsx'
import { errorText } from '#lib/calls/error-text.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { defaultMonthRange, withRange } from '../month-range.ts'
import { useWasteByDay } from '../use-waste-by-day.ts'
import { useWasteData } from '../use-waste-figures.ts'
import { ContractCard } from './contract-card.tsx'
import { SummaryCharts } from './summary-charts.tsx'
import { TypeTotals } from './type-totals.tsx'
import classes from './waste-dashboard.module.css'
import { WasteHeroes } from './waste-heroes.tsx'

type Trendline = { title: TranslationKey; types: readonly WasteType[] }

/** Food waste gets a chart with E-waste, because an office's would flatten the lines of its cans in a common one. */
const trendlines: readonly Trendline[] = [
  { title: 'Trendline of Paper, Plastic, Can and Glass (kg)', types: ['Papers', 'Plastics', 'Cans', 'Glasses'] },
  { title: 'Trendline of Organic and E-waste (kg)', types: ['Organic', 'E-waste'] },
]
const trendlineOfMixed: Trendline = { title: 'Trendline of mixed waste (kg)', types: ['Mixed'] }

type WasteDashboardProps = {
  organizationId: string
  /** Shown in place of the charts until there has been a pickup. */
  welcome?: ReactNode
  /** True where the contract is shown above already. */
  isContractAbove?: boolean
}

/** Shows the waste collected from one organization, in the months and from the site given in the address. */
export function WasteDashboard({ organizationId, welcome, isContractAbove = false }: WasteDashboardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const thisMonth = thisMonthIn(useCompanyTimeZone())
  const [params, setParams] = useSearchParams()
  const chosen = rangeIn(params)
  const site = useChosenSite(organizationId)
  const allTime = useWasteData(organizationId, undefined, site)
  const result = useWasteData(organizationId, chosen, site)

  const defaultRange = defaultMonthRange(allTime.data?.monthly, thisMonth)
  const figures = result.data
  const range = figures?.range ?? chosen ?? defaultRange
  const period = formatMonths(range, format, t)
  const byDay = useWasteByDay(organizationId, range.from === range.to ? range.to : undefined, site)
  // One month alone would be a single bar and a single dot of each line.
  const overTime = { figures: byDay ?? figures?.monthly, range, isByDay: byDay !== undefined }
  const retry = () => void result.refetch()
  const choose = (next: typeof defaultRange) =>
    setParams((before) => withRange(before, next, defaultRange), { replace: true, preventScrollReset: true })

  if (allTime.data?.pickupCount === 0 && allTime.data.monthly.length === 0) {
    return (
      (site === undefined && welcome) || (
        <EmptyState drawing={<EmptyChartDrawing />} title={t('There is no waste data.')} />
      )
    )
  }
  return (
    <PeriodAbove value>
      <div className={classes.tools}>
        <MonthRangePicker
          label={t('Months')}
          value={chosen ?? defaultRange}
          defaultRange={defaultRange}
          onChange={choose}
        />
        <p className={classes.period} role="status">
          {period}
        </p>
      </div>
      {result.isError && figures && <Alert color="brick">{errorText(result.error, t)}</Alert>}
      {result.isError && !figures ? (
        <FailedCard error={result.error} onRetry={retry} serverFailed={t('Something went wrong')} />
      ) : (
        <div
          className={classes.figures}
          data-stale={result.isPlaceholderData || undefined}
          aria-busy={result.isFetching}
        >
          <WasteHeroes figures={figures}>
            {!isContractAbove && <ContractCard organizationId={organizationId} />}
          </WasteHeroes>
          <TypeTotals figures={figures?.wastes} period={period} />
          <MonthlyWasteChart
            title={overTime.isByDay ? t('Collected waste by pickup (kg)') : t('Collected waste by month (kg)')}
            {...overTime}
          />
          <SiteComparison organizationId={organizationId} range={range} />
          <SummaryCharts figures={figures} period={period} />
          <div className={classes.charts}>
            {trendlinesOf(figures?.wastes).map(({ title, types }) => (
              <WasteTrendChart
                key={title}
                title={t(title)}
                {...overTime}
                types={types}
                emptyText={t('No trendline data available for the selected period.')}
              />
            ))}
          </div>
        </div>
      )}
    </PeriodAbove>
  )
}

function trendlinesOf(figures: readonly WasteSummary[] = []): readonly Trendline[] {
  return figures.some(({ name }) => name === 'Mixed') ? [...trendlines, trendlineOfMixed] : trendlines
}
