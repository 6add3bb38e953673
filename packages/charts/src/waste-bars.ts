import { listedTypes, sumKg, type WasteSummary } from '@thant/contracts/materials/wastes'
import type { EChartsOption } from 'echarts'
import { chartBase, narrowPx } from './chart-base.ts'
import type { ChartFormat } from './chart-format.ts'
import { commonScale } from './common-scale.ts'
import { inks } from './palette.ts'
import { tooltipLine } from './tooltip-table.ts'
import { wasteStyle } from './waste-style.ts'

/** Draws a bar for each waste type, in kg; sorted types without waste show zero. */
export function wasteBarsOption({
  figures,
  largestKg,
  format,
}: {
  figures: readonly WasteSummary[]
  /** Of all charts that are drawn on one scale. */
  largestKg?: number | undefined
  format: ChartFormat
}): EChartsOption {
  const ink = inks(format.surface)
  const isPaper = format.surface === 'paper'
  const known = new Map(figures.map(({ name, quantity }) => [name, quantity]))
  const types = listedTypes((known.get('Mixed') ?? 0) > 0)
  const total = sumKg(figures.map(({ quantity }) => quantity))
  return {
    ...chartBase(format),
    grid: {
      left: 8,
      right: isPaper ? 96 : 56,
      top: 4,
      bottom: 10,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'value',
      min: 0,
      splitNumber: 3,
      ...(largestKg && commonScale(largestKg)),
      axisLabel: { color: ink.quiet, hideOverlap: true, formatter: (value: number) => format.numberOf(value) },
      splitLine: { lineStyle: { color: ink.grid } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: types.map(format.nameOf),
      axisLine: { lineStyle: { color: ink.border } },
      axisTick: { show: false },
      axisLabel: { color: ink.text, interval: 0 },
    },
    tooltip: { trigger: 'item', ...tooltipLine(ink, format, total) },
    series: [
      {
        type: 'bar',
        barMaxWidth: 26,
        itemStyle: { borderRadius: [0, 3, 3, 0] },
        label: {
          show: true,
          position: 'right',
          color: ink.text,
          fontSize: 12,
          // Paper has room for the exact figure, and no tooltip that could show it.
          formatter: ({ value }) =>
            isPaper ? format.weightOf(Number(value)) : format.numberOf(Math.round(Number(value))),
        },
        data: types.map((name) => ({
          name: format.nameOf(name),
          value: known.get(name) ?? 0,
          itemStyle: wasteStyle(name, format.surface),
        })),
      },
    ],
    // A phone has no room for long names beside the bars, so each is above its bar.
    ...(!isPaper && {
      media: [
        {
          query: { maxWidth: narrowPx },
          option: {
            grid: { top: 18 },
            yAxis: {
              axisLabel: { inside: true, margin: 2, verticalAlign: 'bottom', padding: [0, 0, 12, 0] },
              z: 3,
            },
            series: [{ barMaxWidth: 12 }],
          },
        },
      ],
    }),
  }
}
