import { compositionOption } from '@thant/charts/composition'
import { type WasteSummary, wasteTypeLabels } from '@thant/contracts/wastes'
import { type ReactNode, useMemo } from 'react'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { useChartWords } from '#components/charts/use-chart-words.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type CompositionChartProps = {
  title: string
  period: string
  /** Undefined while it is loading. */
  figures: readonly WasteSummary[] | undefined
  error?: { reason: unknown; onRetry: () => void }
  /** Inner and outer radius, where the card gives the ring a room of its own. */
  radiusPx?: readonly [number, number]
  height?: number
  tools?: ReactNode
}

export function CompositionChart(props: CompositionChartProps) {
  const { title, period, figures, error, radiusPx, height, tools } = props
  const { t } = useTranslation()
  const format = useFormat()
  const words = useChartWords()
  const chart = useMemo(() => {
    if (!figures) return undefined
    const rows = figures.map(({ name, quantity }) => [t(wasteTypeLabels[name]), format.weight(quantity)])
    return {
      option: compositionOption({ figures, words, radiusPx }),
      figures: { head: [t('Waste type'), t('Weight (kg)')], rows },
    }
  }, [figures, words, radiusPx, format, t])
  return (
    <ChartCard
      title={title}
      period={period}
      chart={chart}
      error={error}
      isEmpty={figures?.every(({ quantity }) => quantity === 0) ?? false}
      emptyText={t('There is no waste data.')}
      height={height}
      tools={tools}
    />
  )
}
