import type { EChartsOption } from 'echarts'
import type { ChartFormat } from './chart-format.ts'
import { inks } from './palette.ts'

/** The browser loads Inter as a variable font, the PDF in single weights. */
export const fontFamily = "'Inter Variable', Inter, 'Inter Fallback', 'Noto Sans Myanmar', system-ui, sans-serif"

/** Below this width there is no room for names at the marks, and a legend needs two lines. */
export const narrowPx = 420

export function chartBase({ surface }: Pick<ChartFormat, 'surface'>): EChartsOption {
  return { animation: false, textStyle: { fontFamily, color: inks(surface).text } }
}
