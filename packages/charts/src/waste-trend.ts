import { type WasteType, wasteTypes } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import { type MonthlyFrame, monthlyFrame, shownTypes, withGaps } from './monthly-frame.ts'
import { wasteColor } from './palette.ts'

/** Marks differ in shape, so that lines are distinguishable without colours. */
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'emptyCircle']
/** With more months than this, the marks would hide the line. */
const maxMarks = 36

/** Draws a line per waste type over the months, in kg. */
export function wasteTrendOption(chart: Omit<MonthlyFrame, 'types'> & { types?: readonly WasteType[] }): EChartsOption {
  const { months, format } = chart
  const types = shownTypes(months, chart.types ?? wasteTypes)
  return {
    ...monthlyFrame({ ...chart, types }),
    series: types.map((name, index) => ({
      type: 'line',
      name: format.nameOf(name),
      color: wasteColor(name, format.surface),
      symbol: symbols[index],
      symbolSize: 7,
      showSymbol: months.length <= maxMarks,
      lineStyle: { width: 2 },
      emphasis: { focus: 'series' },
      data: withGaps(months).map((month) => month?.[name] ?? null),
    })),
  }
}
