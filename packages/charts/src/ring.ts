import type { EChartsOption } from 'echarts'
import { chartBase, fontFamily, narrowPx } from './chart-base.ts'
import type { ChartFormat } from './chart-format.ts'
import { nameInLines } from './name-in-lines.ts'
import { inks } from './palette.ts'
import { tooltipLine } from './tooltip-table.ts'
import type { wasteStyle } from './waste-style.ts'

type Ring = {
  parts: ReadonlyArray<{ name: string; value: number; itemStyle: ReturnType<typeof wasteStyle> }>
  total: { amount: string; unit: string }
  amountOf: (value: number) => string
  format: ChartFormat
  /** The inner and outer radius in pixels; without it the ring scales with the card. */
  radiusPx?: readonly [number, number] | undefined
}

export function ringOption({ parts, total, amountOf, format, radiusPx }: Ring): EChartsOption {
  const ink = inks(format.surface)
  const sum = parts.reduce((before, { value }) => before + value, 0)
  return {
    ...chartBase(format),
    title: {
      text: total.amount,
      subtext: total.unit,
      left: 'center',
      top: 'middle',
      itemGap: 0,
      textStyle: { fontFamily, fontSize: 15, lineHeight: 26, fontWeight: 600, color: ink.text },
      subtextStyle: { fontFamily, fontSize: 13, lineHeight: 22, color: ink.quiet },
    },
    tooltip: { trigger: 'item', ...tooltipLine(ink, { ...format, weightOf: amountOf }, sum) },
    series: [
      {
        type: 'pie',
        // The radii have the ratio of 80 to 120 (docs/specification.md 9-19).
        radius: radiusPx ? [...radiusPx] : ['46%', '69%'],
        padAngle: 1.5,
        // On a screen, the gap and the rounded corners would leave nothing of a part below one percent.
        ...(format.surface !== 'paper' && { minAngle: 3 }),
        itemStyle: { borderRadius: 3 },
        label: {
          color: ink.text,
          lineHeight: 18,
          overflow: 'none',
          // In columns on both sides; a label that is moved away from another one would come to lie on the ring.
          alignTo: 'edge',
          edgeDistance: '5%',
          formatter: ({ name, value }) => `${nameInLines(name)}\n${format.percentOf((Number(value) / sum) * 100)}`,
        },
        labelLine: { length: 10, length2: 24, lineStyle: { color: ink.border } },
        data: [...parts],
      },
    ],
    media: [{ query: { maxWidth: narrowPx }, option: { series: [narrowSeries(format, radiusPx)] } }],
  }
}

/** Names at the marks do not fit on a phone, so a legend replaces them. On paper, two charts stand side by side. */
function narrowSeries({ surface }: ChartFormat, radiusPx: Ring['radiusPx']) {
  if (surface === 'paper') return { label: { edgeDistance: 4 } }
  return { ...(radiusPx ? {} : { radius: ['52%', '78%'] }), label: { show: false }, labelLine: { show: false } }
}
