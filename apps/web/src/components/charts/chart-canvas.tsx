import type { EChartsOption } from 'echarts'
import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, PolarComponent, TitleComponent, TooltipComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'

use([BarChart, LineChart, PieChart, ScatterChart])
use([GridComponent, LegendComponent, PolarComponent, TitleComponent, TooltipComponent, SVGRenderer])

/** The drawing itself; loaded only where a chart is shown. */
export default function ChartCanvas({ option, height }: { option: EChartsOption; height: number }) {
  const element = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(undefined)

  useEffect(() => {
    if (!element.current) return
    const made = init(element.current, null, { renderer: 'svg' })
    chart.current = made
    const resizing = new ResizeObserver(() => made.resize())
    resizing.observe(element.current)
    return () => {
      resizing.disconnect()
      made.dispose()
    }
  }, [])

  useEffect(() => {
    chart.current?.setOption(option, { notMerge: true })
  }, [option])

  return <div ref={element} style={{ height }} />
}
