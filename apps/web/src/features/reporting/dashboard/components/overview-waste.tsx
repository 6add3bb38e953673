import { wasteEndpoints } from '@thant/contracts/materials/wastes'
import { RefreshButton } from '#components/figures/refresh-button.tsx'
import { CompositionChart } from '#features/materials/wastes/components/composition-chart.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { TypeTotalsList } from './type-totals.tsx'

/**
 * A ring of 80 to 120 pixels in a chart 400 high; a phone keeps the ring and reduces the space around it
 * (docs/specification.md 9-19).
 */
const radiusPx = [80, 120] as const
const heightPx = 400

/** Shows the weight of each waste type of all organizations, for all time. */
export function OverviewWaste() {
  const { t } = useTranslation()
  const wastes = useEndpoint(wasteEndpoints.totals, {})
  const title = t('Overview Waste Collection')
  const figures = wastes.data?.data
  return (
    <CompositionChart
      title={title}
      period={t('All time')}
      figures={figures}
      radiusPx={radiusPx}
      height={heightPx}
      tools={<RefreshButton of={title} queries={[wastes]} isQuiet />}
      error={wastes.isError && !figures ? { reason: wastes.error, onRetry: () => void wastes.refetch() } : undefined}
      aside={<TypeTotalsList figures={figures} />}
    />
  )
}
