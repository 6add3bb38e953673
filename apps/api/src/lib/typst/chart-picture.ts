import { planChartOption } from '@thant/charts/plan-chart'
import type { PlanChartFormat } from '@thant/charts/plan-chart-format'
import type { ChartData } from '@thant/contracts/materials/plan'
import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TitleComponent } from 'echarts/components'
import { init, setPlatformAPI, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TitleComponent, SVGRenderer])

/** Text cannot be measured without a browser, and this estimate for both scripts is exact enough for labels. */
setPlatformAPI({
  measureText: (text = '', font = '12px') => ({
    width: emsOf(text) * Number.parseFloat(/[\d.]+px/.exec(font)?.[0] ?? '12'),
  }),
})

function emsOf(text: string): number {
  return [...text].reduce((sum, character) => sum + emOf(character), 0)
}

/** Burmese letters drawn with two circles, and some others, are wider. */
const wide = /[ကဃဆဈညဏတထဘယလသဟအဢဣဤဩဿ]/

function emOf(character: string): number {
  if (/\p{Mn}/u.test(character)) return 0
  if (/\p{Mc}/u.test(character)) return 0.45
  if (character > '\u1000') return wide.test(character) ? 1.2 : 0.75
  if (/[ .,:;'|()[\]fijlt]/.test(character)) return 0.33
  return /[MW%mw]|\p{Lu}/u.test(character) ? 0.76 : 0.6
}

/**
 * The SVG has no texts. The template sets them at their positions, because it shapes Burmese and an SVG renderer may
 * not.
 */
export type ChartPicture = { width: number; height: number; svg: string; texts: ChartText[] }
type ChartText = {
  text: string
  x: number
  /** The vertical middle of the text. */
  y: number
  anchor: 'start' | 'middle' | 'end'
  size: number
  weight: number
  fill: string
}

/** Sizes are in pixels. The same figures yield the same picture. */
export function chartPicture(
  data: ChartData,
  format: PlanChartFormat,
  size: { width: number; height: number },
): ChartPicture {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size })
  const { tooltip: _, ...option } = planChartOption(data, format)
  chart.setOption(option)
  const drawn = chart.renderToSVGString()
  chart.dispose()
  const texts: ChartText[] = []
  const svg = drawn.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_whole, attributes: string, content: string) => {
    texts.push(textOf(attributes, content))
    return ''
  })
  return { ...size, svg: withoutCounters(svg), texts }
}

function textOf(attributes: string, content: string): ChartText {
  const [, left = '0', top = '0'] = /transform="translate\((\S+) (\S+)\)"/.exec(attributes) ?? []
  const number = (pattern: RegExp, otherwise = '0') => Number(pattern.exec(attributes)?.[1] ?? otherwise)
  return {
    text: content.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ''),
    x: Number(left) + number(/ x="([^"]+)"/),
    y: Number(top) + number(/ y="([^"]+)"/),
    anchor: (/text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start') as ChartText['anchor'],
    size: number(/font-size:([\d.]+)px/, '12'),
    weight: number(/font-weight:(\d+)/, '400'),
    fill: /fill="(#\w+)"/.exec(attributes)?.[1] ?? '#000000',
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** ECharts numbers its charts and classes in every name, so the next drawing would otherwise differ. */
function withoutCounters(svg: string): string {
  return svg
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/ (?:class|ecmeta_\w+|pointer-events)="[^"]*"/g, '')
    .replace(/\bzr\d+-/g, 'zr-')
}
