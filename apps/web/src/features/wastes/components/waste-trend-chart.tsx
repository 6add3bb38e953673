import { everyMonth } from '@thant/charts/every-month'
import type { MonthlyFrame } from '@thant/charts/monthly-frame'
import { wasteTrendOption } from '@thant/charts/waste-trend'
import { type MonthlyWaste, type WasteType, wasteTypes } from '@thant/contracts/wastes'
import { type ReactNode, useMemo } from 'react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { useChartFormat } from '#components/charts/use-chart-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { monthlyTable } from '../monthly-table.ts'

type WasteTrendChartProps = {
  title: string
  /** Undefined while loading. */
  figures: readonly MonthlyWaste[] | undefined
  /** Months as `YYYY-MM`; those without pickups are drawn as zero and named below. */
  range: { from: string; to: string }
  error?: { reason: unknown; onRetry: () => void; serverFailed?: string }
  emptyText?: string
  /** Defaults to all waste types. */
  types?: readonly WasteType[]
  axes?: MonthlyFrame['axes']
  tools?: ReactNode
}

export function WasteTrendChart(props: WasteTrendChartProps) {
  const { title, figures, range, error, emptyText, axes, tools, types = wasteTypes } = props
  const { t } = useTranslation()
  const format = useFormat()
  const chartFormat = useChartFormat()
  const { months, emptyMonths } = useMemo(() => everyMonth(figures ?? [], range), [figures, range])
  const chart = useMemo(
    () =>
      figures && {
        option: wasteTrendOption({ months, types, format: chartFormat, axes }),
        figures: monthlyTable(months, types, format, t),
      },
    [figures, months, types, chartFormat, axes, format, t],
  )
  return (
    <ChartCard
      title={title}
      period={`${format.month(range.from)} – ${format.month(range.to)}`}
      chart={chart}
      error={error}
      isEmpty={figures !== undefined && months.every((month) => types.every((type) => month[type] === 0))}
      emptyText={emptyText ?? t('There is no waste data.')}
      note={
        emptyMonths.length > 0 &&
        t('There was no waste pickup in {{months}}.', { months: emptyMonths.map(format.month).join(t(', ')) })
      }
      tools={tools}
    />
  )
}
