import { Alert } from '@mantine/core'
import { wasteBarsOption } from '@thant/charts/waste-bars'
import { wasteRadialOption } from '@thant/charts/waste-radial'
import type { WasteType } from '@thant/contracts/wastes'
import { useSearchParams } from 'react-router'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { MonthRangePicker } from '#components/pickers/month-range-picker.tsx'
import { CompositionChart } from '#features/wastes/components/composition-chart.tsx'
import { MonthlyWasteChart } from '#features/wastes/components/monthly-waste-chart.tsx'
import { SummaryChart } from '#features/wastes/components/summary-chart.tsx'
import { WasteBubblesChart } from '#features/wastes/components/waste-bubbles-chart.tsx'
import { WasteTrendChart } from '#features/wastes/components/waste-trend-chart.tsx'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { thisMonthIn } from '#lib/zoned-time.ts'
import { defaultMonthRange, rangeIn, withRange } from '../month-range.ts'
import { useWasteData } from '../use-waste-figures.ts'
import { TypeTotals } from './type-totals.tsx'
import classes from './waste-dashboard.module.css'
import { WasteHeroes } from './waste-heroes.tsx'

/** Food waste gets a chart with E-waste, because an office's would flatten the lines of its cans in a common one. */
const trendlines: ReadonlyArray<{ title: string; types: readonly WasteType[] }> = [
  { title: 'Trendline of Paper, Plastic, Can and Glass (kg)', types: ['Papers', 'Plastics', 'Cans', 'Glasses'] },
  { title: 'Trendline of Organic and E-waste (kg)', types: ['Organic', 'E-waste'] },
]

/** Shows the waste collected from one organization, in the months given in the address. */
export function WasteDashboard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const thisMonth = thisMonthIn(useCompanyTimeZone())
  const [params, setParams] = useSearchParams()
  const chosen = rangeIn(params)
  const allTime = useWasteData(organizationId, undefined)
  const result = useWasteData(organizationId, chosen)

  const defaultRange = defaultMonthRange(allTime.data?.monthly, thisMonth)
  const figures = result.data
  const range = figures?.range ?? chosen ?? defaultRange
  const period =
    range.from === range.to ? format.month(range.to) : `${format.month(range.from)} – ${format.month(range.to)}`
  const retry = () => void result.refetch()
  const choose = (next: typeof defaultRange) =>
    setParams((before) => withRange(before, next, defaultRange), { replace: true, preventScrollReset: true })

  return (
    <>
      <div className={classes.tools}>
        <MonthRangePicker
          label={t('Months')}
          value={chosen ?? defaultRange}
          defaultRange={defaultRange}
          onChange={choose}
        />
      </div>
      {result.isError && figures && <Alert color="brick">{errorText(result.error, t)}</Alert>}
      {result.isError && !figures ? (
        <FailedState error={result.error} onRetry={retry} serverFailed={t('Server Error')} />
      ) : (
        <div
          className={classes.figures}
          data-stale={result.isPlaceholderData || undefined}
          aria-busy={result.isFetching}
        >
          <WasteHeroes organizationId={organizationId} figures={figures} period={period} />
          <TypeTotals figures={figures?.wastes} period={period} />
          <MonthlyWasteChart title={t('Collected waste by month (kg)')} figures={figures?.monthly} range={range} />
          <div className={classes.charts}>
            <SummaryChart
              title={t('Waste types by size (kg)')}
              period={period}
              figures={figures?.wastes}
              draw={wasteRadialOption}
            />
            <CompositionChart title={t('Collected waste by type (kg)')} period={period} figures={figures?.wastes} />
            <SummaryChart
              title={t('Waste types side by side (kg)')}
              period={period}
              figures={figures?.wastes}
              draw={wasteBarsOption}
            />
            <WasteBubblesChart
              title={t('Average month and total by type (kg)')}
              period={period}
              figures={figures?.monthly}
            />
          </div>
          <div className={classes.charts}>
            {trendlines.map(({ title, types }) => (
              <WasteTrendChart
                key={title}
                title={t(title)}
                figures={figures?.monthly}
                range={range}
                types={types}
                emptyText={t('No trendline data available for the selected period.')}
              />
            ))}
          </div>
        </div>
      )}
    </>
  )
}
