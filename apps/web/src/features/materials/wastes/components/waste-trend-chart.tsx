import type { MonthlyFrame } from '@thant/charts/monthly-frame'
import { wasteTrendOption } from '@thant/charts/waste-trend'
import { type WasteType, wasteTypes, weightIn } from '@thant/contracts/materials/wastes'
import { type ReactNode, useMemo } from 'react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { monthlyTable } from '../monthly-table.ts'
import { type MonthlyFigures, useMonthlyFigures } from '../use-monthly-figures.ts'

type WasteTrendChartProps = MonthlyFigures & {
  title: string
  error?: { reason: unknown; onRetry: () => void; serverFailed?: string }
  emptyText?: string
  /** Defaults to all waste types. */
  types?: readonly WasteType[]
  axes?: MonthlyFrame['axes']
  tools?: ReactNode
}

export function WasteTrendChart(props: WasteTrendChartProps) {
  const { title, figures, error, emptyText, axes, tools, types } = props
  const { t } = useTranslation()
  const { months, chartFormat, words, period, note } = useMonthlyFigures(props)
  const chart = useMemo(
    () =>
      figures && {
        option: wasteTrendOption({ months, types, format: chartFormat, axes }),
        figures: monthlyTable({ months, types, ...words }),
      },
    [figures, months, types, chartFormat, axes, words],
  )
  return (
    <ChartCard
      title={title}
      period={period}
      chart={chart}
      error={error}
      isEmpty={
        figures !== undefined &&
        months.every((month) => (types ?? wasteTypes).every((type) => weightIn(month, type) === 0))
      }
      emptyText={emptyText ?? t('There is no waste data.')}
      note={note}
      tools={tools}
      repeatsFigures
    />
  )
}
