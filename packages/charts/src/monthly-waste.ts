import { weightIn } from '@thant/contracts/materials/wastes'
import type { EChartsOption } from 'echarts'
import { type MonthlyFrame, monthlyFrame, shownTypes, withGaps } from './monthly-frame.ts'
import { wasteStyle } from './waste-style.ts'

export type MonthlyWasteChart = Omit<MonthlyFrame, 'types'> & { layout: 'stacked' | 'grouped' }

/** Six bars for each of more months would be hairlines. */
const maxMonthsSideBySide = 12

export function fitsSideBySide(months: MonthlyWasteChart['months']): boolean {
  return months.length <= maxMonthsSideBySide
}

/** Draws bars by month and waste type, in kg; months without waste show zero. */
export function monthlyWasteOption({ months, layout, format, axes }: MonthlyWasteChart): EChartsOption {
  const types = shownTypes(months)
  return {
    ...monthlyFrame({ months, types, format, axes }),
    series: types.map((name) => ({
      type: 'bar',
      name: format.nameOf(name),
      stack: layout === 'stacked' ? 'kg' : undefined,
      itemStyle: wasteStyle(name, format.surface),
      barMaxWidth: layout === 'stacked' ? 36 : 14,
      barMinHeight: 0,
      emphasis: { focus: 'series' },
      data: withGaps(months).map((month) => month && weightIn(month, name)),
    })),
  }
}
