import type { ChartFormat } from '@thant/charts/chart-format'
import { type WasteSummary, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { EChartsOption } from 'echarts'
import { type ReactNode, useMemo } from 'react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { useChartFormat } from '#components/charts/use-chart-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

export type SummaryChartProps = {
  title: string
  period: string
  /** Undefined while loading. */
  figures: readonly WasteSummary[] | undefined
  error?: { reason: unknown; onRetry: () => void }
  height?: number
  tools?: ReactNode
  aside?: ReactNode
  shape?: 'bars' | 'ring'
}

export function SummaryChart({
  figures,
  draw,
  ...card
}: SummaryChartProps & { draw: (chart: { figures: readonly WasteSummary[]; format: ChartFormat }) => EChartsOption }) {
  const { t } = useTranslation()
  const format = useFormat()
  const chartFormat = useChartFormat()
  const chart = useMemo(() => {
    if (!figures) return undefined
    const rows = figures.map(({ name, quantity }) => [t(wasteTypeLabels[name]), format.weight(quantity)])
    return {
      option: draw({ figures, format: chartFormat }),
      figures: { head: [t('Waste type'), t('Weight (kg)')], rows },
    }
  }, [figures, draw, chartFormat, format, t])
  return (
    <ChartCard
      {...card}
      repeatsFigures
      chart={chart}
      isEmpty={figures?.every(({ quantity }) => quantity === 0) ?? false}
      emptyText={t('There is no waste data.')}
    />
  )
}
