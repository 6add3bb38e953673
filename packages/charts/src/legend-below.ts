import type { EChartsOption } from 'echarts'
import { narrowPx } from './chart-base.ts'
import type { ChartFormat } from './chart-format.ts'
import { inks } from './palette.ts'

const lineHeight = 24

/**
 * Reserves the room around the axes. A chart of several series has a legend below it only on paper, because on screens
 * the card has a legend.
 */
export function legendBelow(legend: {
  format: Pick<ChartFormat, 'surface'>
  names: readonly string[]
  top: number
  contain?: 'all' | 'axisLabel'
}): EChartsOption {
  const { format, names, top, contain = 'axisLabel' } = legend
  const isShown = format.surface === 'paper' && names.length > 1
  const grid = (lines: number) => ({
    left: 8,
    right: 8,
    top,
    // Without a legend, the bottom still needs room for the descenders of Burmese letters.
    bottom: isShown ? 8 + lines * lineHeight : 10,
    outerBoundsMode: 'same' as const,
    outerBoundsContain: contain,
  })
  return {
    grid: grid(1),
    legend: {
      show: isShown,
      bottom: 0,
      left: 'center',
      itemWidth: 12,
      itemHeight: 12,
      itemGap: 22,
      textStyle: { color: inks(format.surface).text, lineHeight },
    },
    ...(isShown && names.length > 3 && { media: [{ query: { maxWidth: narrowPx }, option: { grid: grid(2) } }] }),
  }
}
