import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconTruck } from '@tabler/icons-react'
import { planChartOption } from '@thant/charts/plan-chart'
import type { PlanChart as Chart } from '@thant/contracts/materials/plan'
import { useCallback, useMemo, useRef } from 'react'
import { ChartTable } from '#components/charts/chart-table.tsx'
import { useLazyChart } from '#components/charts/use-lazy-chart.ts'
import { useDrilldown } from '#features/materials/drilldown/drilldown.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { chartTableDataOf } from '../chart-table-data.ts'
import { filterOfChart, filterOfMark, type Mark } from '../source-filters.ts'
import { usePlanFormat } from '../use-plan-format.ts'
import classes from './plan-block.module.css'
import { PlanLegend } from './plan-legend.tsx'

const namedBarsPx = 264

/** Draws a chart of a plan in turn; a table of its figures serves screen readers. */
export function PlanChart({ chart, height }: { chart: Chart; height: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const chartFormat = usePlanFormat()
  const place = useRef<HTMLDivElement>(null)
  const Canvas = useLazyChart(place)
  const openDrilldown = useDrilldown()
  const title = chartFormat.formatMessage(chart.title ?? chart.alt)
  const option = useMemo(() => planChartOption(chart.data, chartFormat), [chart, chartFormat])
  // On a phone each name stands above its bar, which takes the height of another line.
  const isPhone = useMediaQuery('(max-width: 30em)')
  const isOfBars = chart.data.kind === 'monthly' && chart.data.months.length === 1
  const drawnHeight = isPhone && isOfBars ? Math.max(height, namedBarsPx) : height
  const figures = useMemo(
    () => chartTableDataOf(chart.data, { chartFormat, format, t }),
    [chart, chartFormat, format, t],
  )
  const pick = useCallback(
    (mark: Mark) => openDrilldown?.({ filter: filterOfMark(chart, mark, chartFormat) }),
    [openDrilldown, chart, chartFormat],
  )
  return (
    <figure className={classes.chart}>
      {chart.title && <figcaption>{title}</figcaption>}
      {chartFormat.surface !== 'paper' && <PlanLegend option={option} />}
      <div
        ref={place}
        role="img"
        aria-label={chartFormat.formatMessage(chart.alt)}
        data-can-pick={openDrilldown && true}
        className={classes.canvas}
        style={{ height: drawnHeight }}
      >
        {Canvas && <Canvas option={option} height={drawnHeight} onPick={openDrilldown && pick} />}
      </div>
      <ChartTable title={title} figures={figures} isShown={false} isOnPaper={false} />
      {chart.note && <p className={classes.note}>{chartFormat.formatMessage(chart.note)}</p>}
      {openDrilldown && (
        <Button
          className={classes.pickups}
          variant="subtle"
          size="compact-xs"
          leftSection={<IconTruck size={16} />}
          aria-label={t('{{figure}}: show the pickups', { figure: title })}
          onClick={() => openDrilldown({ filter: filterOfChart(chart) })}
        >
          {t('Show the pickups')}
        </Button>
      )}
    </figure>
  )
}
