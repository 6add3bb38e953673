import { type WasteSummary, wasteTypes } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import { type ChartWords, fontFamily } from './chart-words.ts'
import { inks, wasteColor } from './palette.ts'
import { tooltipLine } from './tooltip-table.ts'

/** Below this width the names do not stand at the marks. */
export const narrowPx = 420

/** The share of each waste type as a ring with the names at its parts; the total stands in the middle. */
export function compositionOption(chart: {
  figures: readonly WasteSummary[]
  words: ChartWords
  /** Inner and outer radius in pixels, where the room is known; else they follow the card. */
  radiusPx?: readonly [number, number] | undefined
}): EChartsOption {
  const { figures, words, radiusPx } = chart
  const ink = inks(words.surface)
  const known = new Map(figures.map(({ name, quantity }) => [name, quantity]))
  const total = figures.reduce((sum, { quantity }) => sum + quantity, 0)
  const parts = wasteTypes.flatMap((name) => {
    const value = known.get(name) ?? 0
    return value > 0 ? [{ name: words.nameOf(name), value, itemStyle: { color: wasteColor(name, words.surface) } }] : []
  })
  return {
    animation: false,
    textStyle: { fontFamily, color: ink.text },
    aria: { enabled: false, decal: { show: words.surface === 'paper' } },
    title: {
      text: words.amountOf(total),
      subtext: words.unit,
      left: 'center',
      top: 'middle',
      itemGap: 0,
      textStyle: { fontFamily, fontSize: 15, lineHeight: 26, fontWeight: 600, color: ink.text },
      subtextStyle: { fontFamily, fontSize: 13, lineHeight: 22, color: ink.quiet },
    },
    tooltip: { trigger: 'item', ...tooltipLine(ink, words, total) },
    series: [
      {
        type: 'pie',
        // SPECIFICATION 9: inner to outer radius as 80 to 120.
        radius: radiusPx ? [...radiusPx] : ['46%', '69%'],
        padAngle: 1.5,
        itemStyle: { borderRadius: 3 },
        label: {
          color: ink.text,
          lineHeight: 18,
          overflow: 'none',
          formatter: ({ name, value }) => `${name}\n${words.percentOf((Number(value) / total) * 100)}`,
        },
        labelLine: { length: 10, length2: 10, lineStyle: { color: ink.border } },
        data: parts,
      },
    ],
    // A phone has no room for names at the marks; a legend carries them there.
    media: [
      {
        query: { maxWidth: narrowPx },
        option: {
          series: [
            { ...(radiusPx ? {} : { radius: ['52%', '78%'] }), label: { show: false }, labelLine: { show: false } },
          ],
        },
      },
    ],
  }
}
