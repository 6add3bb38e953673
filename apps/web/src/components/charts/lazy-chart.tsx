import type { EChartsOption } from 'echarts'
import { useRef } from 'react'
import { ChartSkeleton, type ChartSkeletonProps } from './chart-skeleton.tsx'
import { isCanvasLoaded, useLazyChart } from './use-lazy-chart.ts'

/** Draws a chart when it is its turn, so that the charts of a page do not hold up the page itself. */
export function LazyChart({ option, shape, height }: ChartSkeletonProps & { option: EChartsOption }) {
  const place = useRef<HTMLDivElement>(null)
  const Canvas = useLazyChart(place)
  return (
    <div ref={place} style={{ height }}>
      {Canvas && <Canvas option={option} height={height} />}
      {!Canvas && !isCanvasLoaded() && <ChartSkeleton shape={shape} height={height} />}
    </div>
  )
}
