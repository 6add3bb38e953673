import { narrowPx } from '@thant/charts/chart-base'
import type { EChartsOption } from 'echarts'
import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, PolarComponent, TitleComponent, TooltipComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'

use([BarChart, LineChart, PieChart, ScatterChart])
use([GridComponent, LegendComponent, PolarComponent, TitleComponent, TooltipComponent, SVGRenderer])

type ChartCanvasProps = {
  option: EChartsOption
  height: number
  /** Receives the bar, point or segment that was clicked. */
  onPick?: (mark: { series: string; name: string; index: number }) => void
}

/** Imports ECharts, so only screens with a chart load this module. */
export default function ChartCanvas({ option, height, onPick }: ChartCanvasProps) {
  const element = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(undefined)
  const drawn = useRef(option)

  useEffect(() => {
    if (!element.current) return
    const made = init(element.current, null, { renderer: 'svg' })
    chart.current = made
    made.on('finished', () => giveViewBox(made))
    const resizing = new ResizeObserver(() => {
      const wasNarrow = made.getWidth() <= narrowPx
      made.resize()
      // The library never takes back what it changed for a narrow chart, so a wide one is drawn from the start.
      if (wasNarrow && made.getWidth() > narrowPx) made.setOption(drawn.current, { notMerge: true })
    })
    resizing.observe(element.current)
    return () => {
      resizing.disconnect()
      made.dispose()
    }
  }, [])

  useEffect(() => {
    drawn.current = option
    chart.current?.setOption(option, { notMerge: true })
  }, [option])

  useEffect(() => {
    if (!onPick) return
    const pick = (mark: { seriesName?: string; name?: string; dataIndex?: number }) =>
      onPick({ series: mark.seriesName ?? '', name: mark.name ?? '', index: mark.dataIndex ?? 0 })
    chart.current?.on('click', pick)
    return () => {
      chart.current?.off('click', pick)
    }
  }, [onPick])

  return <div ref={element} style={{ height }} />
}

/** Sets a viewBox so that the browser can scale the SVG to the width of the paper when the page is printed. */
function giveViewBox(chart: EChartsType): void {
  chart.getDom().querySelector('svg')?.setAttribute('viewBox', `0 0 ${chart.getWidth()} ${chart.getHeight()}`)
}
