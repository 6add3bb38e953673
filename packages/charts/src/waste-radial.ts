import { sumKg, type WasteSummary, wasteTypes } from '@thant/contracts/materials/wastes'
import type { EChartsOption } from 'echarts'
import { chartBase } from './chart-base.ts'
import type { ChartFormat } from './chart-format.ts'
import { inks } from './palette.ts'
import { tooltipLine } from './tooltip-table.ts'
import { wasteStyle } from './waste-style.ts'

/**
 * Draws a ring per waste type in proportion to the largest, which is the outermost. Rings end after three quarters, and
 * the last one has their names and kilograms.
 */
export function wasteRadialOption({
  figures,
  format,
}: {
  figures: readonly WasteSummary[]
  format: ChartFormat
}): EChartsOption {
  const ink = inks(format.surface)
  const total = sumKg(figures.map(({ quantity }) => quantity))
  const shown = wasteTypes
    .map((name) => ({ name, quantity: figures.find((data) => data.name === name)?.quantity ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => one.quantity - other.quantity)
  const largest = shown.at(-1)?.quantity ?? 1
  return {
    ...chartBase(format),
    // The rings are as far apart as their names need.
    polar: { center: ['58%', '50%'], radius: ['10%', '84%'] },
    angleAxis: {
      type: 'value',
      min: 0,
      max: largest,
      startAngle: 90,
      endAngle: -180,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { show: false },
      splitLine: { show: false },
    },
    radiusAxis: {
      type: 'category',
      data: shown.map(({ name, quantity }) => `${format.nameOf(name)} ${format.numberOf(Math.round(quantity))}`),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: ink.text, interval: 0, margin: 8 },
      z: 10,
    },
    tooltip: { trigger: 'item', ...tooltipLine(ink, format, total) },
    series: [
      {
        type: 'bar',
        coordinateSystem: 'polar',
        // The round end of a single bar as thick as its share of the room would cover its name.
        barWidth: shown.length === 1 ? 28 : '62%',
        roundCap: true,
        showBackground: true,
        backgroundStyle: { color: ink.grid, opacity: 0.6 },
        data: shown.map(({ name, quantity }) => ({
          name: format.nameOf(name),
          value: quantity,
          itemStyle: wasteStyle(name, format.surface),
        })),
      },
    ],
  }
}
