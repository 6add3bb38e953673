import { Card, useComputedColorScheme } from '@mantine/core'
import type { EChartsOption } from 'echarts'
import { type ReactNode, useContext, useId, useMemo, useState } from 'react'
import { EmptyChartDrawing } from '#components/drawings/empty-chart.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { saveFile } from '#lib/calls/download.ts'
import { ChartActions } from './chart-actions.tsx'
import classes from './chart-card.module.css'
import { ChartLegend, isRing, seriesOf } from './chart-legend.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'
import { ChartTable, type ChartTableData, csvOf } from './chart-table.tsx'
import { LazyChart } from './lazy-chart.tsx'
import { PeriodAbove } from './period-above.ts'

type ChartCardProps = {
  /** Includes the unit: `Collected waste by month (kg)`. */
  title: string
  period: string
  /** Undefined while the figures are loading. */
  chart: { option: EChartsOption; figures: ChartTableData } | undefined
  emptyText: string
  isEmpty?: boolean
  error?: { reason: unknown; onRetry: () => void; serverFailed?: string }
  /** Shown below the chart, e.g. which months had no pickups. */
  note?: ReactNode
  /** Shown right of the title, e.g. a choice between two layouts. */
  tools?: ReactNode
  height?: number
  /** The outline that a skeleton has; bars unless it is a ring. */
  shape?: 'bars' | 'ring'
  /** Shown beside the chart, or below it on a narrow card. */
  aside?: ReactNode
  /** True where the page has the same figures in words, so that paper does without this chart's table. */
  repeatsFigures?: boolean
}

/**
 * A chart in its loading, empty, failed and loaded states, with a legend that toggles series and a table of the same
 * figures.
 */
export function ChartCard(props: ChartCardProps) {
  const { title, period, chart, note, tools, height = 300, shape = 'bars', aside } = props
  const headingId = useId()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [isTableShown, setTableShown] = useState(false)
  const option = useMemo(() => chart && withoutHidden(chart.option, hidden), [chart, hidden])
  const isPeriodAbove = useContext(PeriodAbove)
  const isDrawn = chart !== undefined && !props.error && !props.isEmpty
  const series = chart ? seriesOf(chart.option) : []
  const surface = useComputedColorScheme('light')
  const savePicture = async (whole: EChartsOption) => {
    const { pictureOf } = await import('./chart-picture.ts')
    const shown = series.filter(({ name }) => !hidden.has(name))
    const picture = { title, period, option: withoutHidden(whole, hidden), series: shown, surface }
    saveFile(await pictureOf(picture), `${title}.png`)
  }
  return (
    <Card component="section" aria-labelledby={headingId} className={classes.card}>
      <header className={classes.head}>
        <div>
          <h2 id={headingId}>{title}</h2>
          {!isPeriodAbove && <p>{period}</p>}
        </div>
        {(tools || isDrawn) && (
          <div className={classes.tools}>
            {tools}
            {isDrawn && (
              <ChartActions
                title={title}
                isTableShown={isTableShown}
                onTable={() => setTableShown(!isTableShown)}
                onFigures={() => saveFile(csvOf(chart.figures), `${title}.csv`)}
                onPicture={() => void savePicture(chart.option)}
              />
            )}
          </div>
        )}
      </header>
      {props.error ? (
        <FailedState error={props.error.reason} onRetry={props.error.onRetry} serverFailed={props.error.serverFailed} />
      ) : chart === undefined || option === undefined ? (
        <Beside aside={aside}>
          <ChartSkeleton shape={shape} height={height} />
        </Beside>
      ) : props.isEmpty ? (
        <EmptyState drawing={<EmptyChartDrawing />} title={props.emptyText} />
      ) : (
        <>
          {series.length > 1 && (
            <ChartLegend series={series} hidden={hidden} onChange={setHidden} isOnlyNarrow={isRing(chart.option)} />
          )}
          <Beside aside={aside}>
            <div aria-hidden className={classes.canvas}>
              <LazyChart option={option} shape={shape} height={height} />
            </div>
          </Beside>
          {note !== undefined && <p className={classes.note}>{note}</p>}
          <ChartTable title={title} figures={chart.figures} isShown={isTableShown} isOnPaper={!props.repeatsFigures} />
        </>
      )}
    </Card>
  )
}

function withoutHidden(option: EChartsOption, hidden: ReadonlySet<string>): EChartsOption {
  const selected = Object.fromEntries([...hidden].map((name) => [name, false]))
  return { ...option, legend: { show: false, selected } }
}

function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (aside === undefined) return children
  return (
    <div className={classes.beside}>
      {children}
      {aside}
    </div>
  )
}
