import { createPlanChartFormat } from '@thant/charts/create-chart-format'
import type { ChartData, PlanChart } from '@thant/contracts/materials/plan'
import { createI18n } from '@thant/i18n/create-i18n'
import { createFormat } from '@thant/i18n/format'
import { expect, test } from 'vitest'
import { filterOfChart, filterOfMark, filterOfRow } from './source-filters.ts'

const t = createI18n({ language: 'en' }).getFixedT('en')
const format = createFormat({ timeZone: 'Asia/Yangon', language: 'en', timeFormat: '24h' }, t)
const chartFormat = createPlanChartFormat({ surface: 'light', format, t })

const nothing = { Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
const months = ['2026-02', '2026-03'].map((month) => ({ month, ...nothing }))
const chart = (data: ChartData, month?: string): PlanChart => ({
  data,
  alt: { text: 'Month by month' },
  title: { text: '{{month}}', ...(month !== undefined && { values: { month: { month } } }) },
})
const trendOfPaper = chart({ kind: 'trend', months, types: ['Papers'] })
const compositionOfMarch = chart({ kind: 'composition', figures: [{ name: 'Papers', quantity: 1 }] }, '2026-03')

test('a chart opens the pickups of its only type or month', () => {
  expect(filterOfChart(trendOfPaper)).toEqual({ type: 'Papers' })
  expect(filterOfChart(compositionOfMarch)).toEqual({ month: '2026-03' })
  expect(filterOfChart(chart({ kind: 'monthly', months }))).toEqual({})
})

test('a bar opens its month and type, and a segment of a ring its type in the month of the chart', () => {
  const bar = { series: 'Paper', name: 'Mar 2026', index: 1 }
  expect(filterOfMark(chart({ kind: 'monthly', months }), bar, chartFormat)).toEqual({
    month: '2026-03',
    type: 'Papers',
  })
  const part = { series: '', name: 'E-waste', index: 0 }
  expect(filterOfMark(compositionOfMarch, part, chartFormat)).toEqual({ month: '2026-03', type: 'E-waste' })
})

test('a table row opens the pickups of the type that it names, if any', () => {
  expect(filterOfRow([{ type: 'Cans' }, { kg: 12 }])).toEqual({ type: 'Cans' })
  expect(filterOfRow([{ text: 'Total' }, { kg: 12 }])).toEqual({})
  expect(filterOfRow([{ text: 'Weighed' }, { kg: 12 }])).toBeUndefined()
  expect(filterOfRow([{ month: '2026-02' }, { kg: 12 }])).toBeUndefined()
})
