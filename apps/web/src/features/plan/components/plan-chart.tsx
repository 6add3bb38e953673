import { Button } from '@mantine/core'
import { IconTruck } from '@tabler/icons-react'
import { planChartOption } from '@thant/charts/plan-chart'
import type { PlanChart as Chart } from '@thant/contracts/plan'
import { useCallback, useMemo, useRef } from 'react'
import { ChartTable } from '#components/charts/chart-table.tsx'
import { useDrilldown } from '#features/drilldown/drilldown.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { chartFiguresOf } from '../chart-figures.ts'
import { filterOfChart, filterOfMark, type Mark } from '../source-filters.ts'
import { useCanvasInTurn } from '../use-canvas-in-turn.ts'
import { usePlanWords } from '../use-plan-words.ts'
import classes from './plan-block.module.css'
import { PlanLegend } from './plan-legend.tsx'

/** Draws a chart of a plan in turn; a table of its figures serves screen readers. */
export function PlanChart({ chart, height }: { chart: Chart; height: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const words = usePlanWords()
  const place = useRef<HTMLDivElement>(null)
  const Canvas = useCanvasInTurn(place)
  const openDrilldown = useDrilldown()
  const title = words.say(chart.title ?? chart.alt)
  const option = useMemo(() => planChartOption(chart.figure, words), [chart, words])
  const figures = useMemo(() => chartFiguresOf(chart.figure, { words, format, t }), [chart, words, format, t])
  const pick = useCallback(
    (mark: Mark) => openDrilldown?.({ filter: filterOfMark(chart, mark, words) }),
    [openDrilldown, chart, words],
  )
  return (
    <figure className={classes.chart}>
      {chart.title && <figcaption>{title}</figcaption>}
      {words.surface !== 'paper' && <PlanLegend option={option} />}
      <div
        ref={place}
        role="img"
        aria-label={words.say(chart.alt)}
        data-can-pick={openDrilldown && true}
        className={classes.canvas}
        style={{ height }}
      >
        {Canvas && <Canvas option={option} height={height} onPick={openDrilldown && pick} />}
      </div>
      <ChartTable title={title} figures={figures} isShown={false} />
      {chart.note && <p className={classes.note}>{words.say(chart.note)}</p>}
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
