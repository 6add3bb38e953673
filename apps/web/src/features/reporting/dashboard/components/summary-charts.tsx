import { wasteBarsOption } from '@thant/charts/waste-bars'
import { wasteRadialOption } from '@thant/charts/waste-radial'
import { CompositionChart } from '#features/materials/wastes/components/composition-chart.tsx'
import { SummaryChart } from '#features/materials/wastes/components/summary-chart.tsx'
import { WasteBubblesChart } from '#features/materials/wastes/components/waste-bubbles-chart.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import type { useWasteData } from '../use-waste-figures.ts'
import classes from './waste-dashboard.module.css'

/**
 * The four charts show the same figures in different ways, so they take less room than those over time. A phone needs
 * the room for their names, as does Burmese.
 */
const heights = { least: 200, withNames: 280 }

type SummaryChartsProps = {
  figures: ReturnType<typeof useWasteData>['data']
  /** The months of the figures, in words. */
  period: string
}

export function SummaryCharts({ figures, period }: SummaryChartsProps) {
  const { language, t } = useTranslation()
  const isPhone = useIsNarrow(48)
  const height = isPhone || language === 'my' ? heights.withNames : heights.least
  const ofTypes = { period, height, figures: figures?.wastes }
  return (
    <div className={classes.charts}>
      <SummaryChart title={t('Waste types by size (kg)')} {...ofTypes} draw={wasteRadialOption} />
      <CompositionChart title={t('Collected waste by type (kg)')} {...ofTypes} />
      <SummaryChart title={t('Waste types side by side (kg)')} {...ofTypes} draw={wasteBarsOption} />
      <WasteBubblesChart
        title={t('Average month and total by type (kg)')}
        period={period}
        figures={figures?.monthly}
        height={height}
      />
    </div>
  )
}
