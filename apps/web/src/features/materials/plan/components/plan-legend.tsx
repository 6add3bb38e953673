import type { EChartsOption } from 'echarts'
import { isRing, seriesOf } from '#components/charts/chart-legend.tsx'
import classes from './plan-block.module.css'

/** The legend of a chart that does not label its series itself. */
export function PlanLegend({ option }: { option: EChartsOption }) {
  const series = seriesOf(option)
  if (series.length < 2) return null
  return (
    <ul className={classes.legend} data-only-narrow={isRing(option) || undefined} aria-hidden>
      {series.map(({ name, color }) => (
        <li key={name}>
          <span style={{ background: color }} />
          {name}
        </li>
      ))}
    </ul>
  )
}
