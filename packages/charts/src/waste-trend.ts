import { type WasteType, wasteTypes, weightIn } from '@thant/contracts/materials/wastes'
import type { EChartsOption } from 'echarts'
import { type MonthlyFrame, monthlyFrame, shownTypes, withGaps } from './monthly-frame.ts'
import { inks, wasteColor } from './palette.ts'
import { wasteStyle } from './waste-style.ts'

/** Marks differ in shape, so that lines are distinguishable without colours. */
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'emptyCircle', 'emptyRect']
/** With more months than this, the marks would hide the line. */
const maxMarks = 12

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
        data: months.map((month) => weightIn(month, name)),
      })),
    }
  }
  const points = withGaps(months)
  const hasMarks = months.length <= maxMarks
  // A month between two without pickups has no line, only its mark.
  const isAlone = (place: number) => !points[place - 1] && !points[place + 1]
  return {
    ...frame,
    series: types.map((name, index) => ({
      type: 'line',
      name: format.nameOf(name),
      color: wasteColor(name, format.surface),
      symbol: hasMarks ? symbols[index] : 'none',
      symbolSize: 7,
      // Otherwise a narrow chart would have marks at those months alone that its axis names.
      showAllSymbol: true,
      lineStyle: { width: 2 },
      emphasis: { focus: 'series' },
      data: points.map((month, place) =>
        month && isAlone(place)
          ? { value: weightIn(month, name), symbol: symbols[index], ...(!isPaper && { label }) }
          : month && weightIn(month, name),
      ),
    })),
  }
}
