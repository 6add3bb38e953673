import { wasteBubbles, wasteBubblesOption } from '@thant/charts/waste-bubbles'
import { type MonthlyWaste, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { useMemo } from 'react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { useChartFormat } from '#components/charts/use-chart-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type WasteBubblesChartProps = {
  title: string
  period: string
  /** Undefined while loading. */
  figures: readonly MonthlyWaste[] | undefined
  height?: number
}

export function WasteBubblesChart({ title, period, figures, height }: WasteBubblesChartProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const chartFormat = useChartFormat()
  const bubbles = useMemo(() => figures && wasteBubbles(figures), [figures])
  const chart = useMemo(() => {
    if (!bubbles) return undefined
    const average = t('Average month (kg)')
    const rows = bubbles.map(({ name, months, averageKg, totalKg }) => [
      t(wasteTypeLabels[name]),
      format.number(months),
      format.weight(averageKg),
      format.weight(totalKg),
    ])
    return {
      option: wasteBubblesOption({ bubbles, format: chartFormat, amounts: average }),
      figures: { head: [t('Waste type'), t('Months with pickups'), average, t('Total (kg)')], rows },
    }
  }, [bubbles, chartFormat, format, t])
  return (
    <ChartCard
      title={title}
      period={period}
      chart={chart}
      isEmpty={bubbles?.length === 0}
      emptyText={t('There is no waste data.')}
      height={height}
    />
  )
}
