import { UnstyledButton } from '@mantine/core'
import type { BarSeriesOption, EChartsOption, LineSeriesOption } from 'echarts'
import { useTranslation } from '#lib/i18n.ts'
import classes from './chart-card.module.css'

export type Series = { name: string; color: string }
type ChartLegendProps = {
  series: readonly Series[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** Shows and hides series, with the keyboard too. */
export function ChartLegend({ series, hidden, onChange }: ChartLegendProps) {
  const { t } = useTranslation()
  const toggle = (name: string) => {
    const next = new Set(hidden)
    if (!next.delete(name)) next.add(name)
    onChange(next)
  }
  return (
    <ul className={classes.legend} aria-label={t('Legend')}>
      {series.map(({ name, color }) => (
        <li key={name}>
          <UnstyledButton className={classes.entry} aria-pressed={!hidden.has(name)} onClick={() => toggle(name)}>
            <span className={classes.dot} style={{ background: color }} />
            {name}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

/** Bars and lines; the parts of a ring carry their names themselves. */
export function seriesOf(option: EChartsOption): Series[] {
  const all = Array.isArray(option.series) ? option.series : [option.series]
  return all
    .filter((one): one is BarSeriesOption | LineSeriesOption => one?.type === 'bar' || one?.type === 'line')
    .map(({ name, color }) => ({ name: String(name), color: String(color) }))
}
