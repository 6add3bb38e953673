import { UnstyledButton } from '@mantine/core'
import type { EChartsOption } from 'echarts'
import { useTranslation } from '#lib/i18n.ts'
import classes from './chart-card.module.css'

export type Series = { name: string; color: string }
type ChartLegendProps = {
  series: readonly Series[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
  /** Shows the legend only on narrow cards, because on wide ones the chart labels its marks. */
  isOnlyNarrow: boolean
}

/** Toggles series with native buttons, because the legend of ECharts cannot be operated by keyboard. */
export function ChartLegend({ series, hidden, onChange, isOnlyNarrow }: ChartLegendProps) {
  const { t } = useTranslation()
  const toggle = (name: string) => {
    const next = new Set(hidden)
    if (!next.delete(name)) next.add(name)
    onChange(next)
  }
  return (
    <ul className={classes.legend} data-only-narrow={isOnlyNarrow || undefined} aria-label={t('Legend')}>
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

/** Lists what a legend can toggle: the series of bars and lines, or the segments of a ring. */
export function seriesOf(option: EChartsOption): Series[] {
  const all = [option.series].flat()
  return all.flatMap((one): Series[] => {
    if (one?.type === 'line') return [{ name: String(one.name), color: String(one.color) }]
    if (one?.type === 'bar') return partOf(one)
    return one?.type === 'pie' ? (one.data ?? []).flatMap(partOf) : []
  })
}

export function isRing(option: EChartsOption): boolean {
  return [option.series].flat().some((one) => one?.type === 'pie')
}

function partOf(part: unknown): Series[] {
  const { name, itemStyle } = part as { name?: string; itemStyle?: { color?: string } }
  return name !== undefined && itemStyle?.color !== undefined ? [{ name, color: itemStyle.color }] : []
}
