import { fontFamily } from '@thant/charts/chart-base'
import type { ChartFormat } from '@thant/charts/chart-format'
import { inks } from '@thant/charts/palette'
import type { EChartsOption } from 'echarts'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { Series } from './chart-legend.tsx'

use([CanvasRenderer])

type ChartPicture = {
  title: string
  period: string
  option: EChartsOption
  /** The legend's entries; empty for charts that label their marks directly. */
  series: readonly Series[]
  surface: ChartFormat['surface']
}

const [width, height, margin, headHeight, legendHeight] = [960, 480, 32, 72, 36]
/** Doubles the pixels so that the picture is sharp on paper and on high-density screens. */
const scale = 2

/** Draws a chart as a PNG with its title, period and legend, because the picture is used outside the portal. */
export async function pictureOf({ title, period, option, series, surface }: ChartPicture): Promise<Blob> {
  const ink = inks(surface)
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = (headHeight + height + legendHeight + margin) * scale
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  context.scale(scale, scale)
  context.fillStyle = ink.card
  context.fillRect(0, 0, canvas.width, canvas.height)
  const write = (text: string, x: number, y: number, font: string, color: string) => {
    context.font = `${font} ${fontFamily}`
    context.fillStyle = color
    context.fillText(text, x, y)
    return context.measureText(text).width
  }
  write(title, margin, 40, '600 18px', ink.text)
  write(period, margin, 62, '400 13px', ink.quiet)
  context.drawImage(drawn(option), 0, headHeight, width, height)
  let x = margin
  const y = headHeight + height + 24
  for (const { name, color } of series.length > 1 ? series : []) {
    context.fillStyle = color
    context.fillRect(x, y - 10, 10, 10)
    x += 16 + write(name, x + 16, y, '400 13px', ink.text) + 20
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  )
}

function drawn(option: EChartsOption): HTMLCanvasElement {
  const element = document.createElement('div')
  const chart = init(element, null, { renderer: 'canvas', width, height, devicePixelRatio: scale })
  chart.setOption(option)
  const picture = chart.renderToCanvas({ pixelRatio: scale })
  chart.dispose()
  return picture
}
