import { type MonthlyWaste, wasteTypes } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import { type MonthlyFrame, monthlyFrame, shownTypes } from './monthly-frame.ts'
import { wasteStyle } from './waste-style.ts'

export type MonthlyWasteChart = Omit<MonthlyFrame, 'types'> & { layout: 'stacked' | 'grouped' }

/** Bars by month and waste type, in kg; a month of zeros is drawn as zero. */
export function monthlyWasteOption({ months, layout, words, axes }: MonthlyWasteChart): EChartsOption {
  const types = shownTypes(months)
  return {
    ...monthlyFrame({ months, types, words, axes }),
    series: types.map((name) => ({
      type: 'bar',
      name: words.nameOf(name),
      stack: layout === 'stacked' ? 'kg' : undefined,
      itemStyle: wasteStyle(name, words.surface),
      barMaxWidth: layout === 'stacked' ? 36 : 14,
      barMinHeight: 0,
      emphasis: { focus: 'series' },
      data: months.map((month) => month[name]),
    })),
  }
}

/** The months from first to last, those without pickups as zeros; `emptyMonths` names them for the line below. */
export function everyMonth(
  figures: readonly MonthlyWaste[],
  range: { from: string; to: string },
): { months: MonthlyWaste[]; emptyMonths: string[] } {
  const known = new Map(figures.map((figure) => [figure.month, figure]))
  const months = monthsBetween(range.from, range.to).map((month) => known.get(month) ?? zeros(month))
  return { months, emptyMonths: months.filter((month) => totalOf(month) === 0).map(({ month }) => month) }
}

function totalOf(month: MonthlyWaste): number {
  return wasteTypes.reduce((sum, name) => sum + month[name], 0)
}

function zeros(month: string): MonthlyWaste {
  return { month, Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
}

function monthsBetween(from: string, to: string): string[] {
  const first = numberOfMonth(from)
  const length = Math.max(0, numberOfMonth(to) - first + 1)
  return Array.from({ length }, (_, index) => {
    const month = first + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

function numberOfMonth(month: string): number {
  const [year = 0, ofYear = 1] = month.split('-').map(Number)
  return year * 12 + ofYear - 1
}
