import { type WasteType, wasteTypes } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import { type MonthlyFrame, monthlyFrame, shownTypes, withGaps } from './monthly-frame.ts'
import { inks, wasteColor } from './palette.ts'
import { wasteStyle } from './waste-style.ts'

/** Marks differ in shape, so that lines are distinguishable without colours. */
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'emptyCircle']
/** With more months than this, the marks would hide the line, or stand on some months alone on a phone. */
const maxMarks = { screen: 12, paper: 36 }

/**
 * Draws a line per waste type over the months, in kg. A month without neighbours has no line, so that screens write its
 * kilograms at its mark, and draw bars where it is the only one.
 */
export function wasteTrendOption(chart: Omit<MonthlyFrame, 'types'> & { types?: readonly WasteType[] }): EChartsOption {
  const { months, format } = chart
  const types = shownTypes(months, chart.types ?? wasteTypes)
  const isPaper = format.surface === 'paper'
  const frame = monthlyFrame({ ...chart, types })
  const label = {
    show: true,
    position: 'top',
    color: inks(format.surface).text,
    formatter: ({ value }: { value?: unknown }) => format.numberOf(Math.round(Number(value))),
  } as const
  if (months.length === 1 && !isPaper) {
    return {
      ...frame,
      series: types.map((name) => ({
        type: 'bar',
        name: format.nameOf(name),
        itemStyle: wasteStyle(name, format.surface),
        barMaxWidth: 48,
        label,
        data: months.map((month) => month[name]),
      })),
    }
  }
  const points = withGaps(months)
  const isAlone = (place: number) => !isPaper && !points[place - 1] && !points[place + 1]
  return {
    ...frame,
    series: types.map((name, index) => ({
      type: 'line',
      name: format.nameOf(name),
      color: wasteColor(name, format.surface),
      symbol: symbols[index],
      symbolSize: 7,
      // A month between two without pickups has no line, only its mark.
      showSymbol: months.length <= maxMarks[isPaper ? 'paper' : 'screen'] || points.some((_, place) => isAlone(place)),
      lineStyle: { width: 2 },
      emphasis: { focus: 'series' },
      data: points.map((month, place) =>
        month && isAlone(place) ? { value: month[name], label } : (month?.[name] ?? null),
      ),
    })),
  }
}
