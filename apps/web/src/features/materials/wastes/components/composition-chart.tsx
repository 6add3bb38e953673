import { compositionOption } from '@thant/charts/composition'
import { useCallback } from 'react'
import { SummaryChart, type SummaryChartProps } from './summary-chart.tsx'

type CompositionChartProps = SummaryChartProps & {
  /** Inner and outer radius in pixels, for a card that reserves fixed space for the ring. */
  radiusPx?: readonly [number, number]
}

export function CompositionChart({ radiusPx, ...chart }: CompositionChartProps) {
  const draw = useCallback(
    (drawn: Omit<Parameters<typeof compositionOption>[0], 'radiusPx'>) => compositionOption({ ...drawn, radiusPx }),
    [radiusPx],
  )
  return <SummaryChart shape="ring" {...chart} draw={draw} />
}
