import type { ChartData } from '@thant/contracts/materials/plan'
import { createI18n } from '@thant/i18n/create-i18n'
import { createFormat } from '@thant/i18n/format'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { expect, test } from 'vitest'
import { createPlanChartFormat } from './create-chart-format.ts'
import { planChartOption } from './plan-chart.ts'
import { wasteRadialOption } from './waste-radial.ts'

const { t } = createI18n({ language: 'en' })
const format = createFormat({ language: 'en', timeZone: 'Asia/Yangon', timeFormat: '24h' }, t)
const chartFormat = createPlanChartFormat({ surface: 'paper', format, t })

const zeros = { Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
const name = (text: TranslationKey) => ({ text })
const seriesOf = (data: ChartData) =>
  [planChartOption(data, chartFormat).series ?? []].flat() as Array<{ type: string; name?: string; data: unknown[] }>

test('a month of zeros is a bar of zero for each type, not a chart without data', () => {
  const january = { month: '2026-01', ...zeros }
  const [alone, ...others] = seriesOf({ kind: 'monthly', months: [january] })
  expect([alone?.type, others]).toEqual(['bar', []])
  expect(alone?.data).toMatchObject(Array.from({ length: 6 }, () => ({ value: 0 })))
  const series = seriesOf({ kind: 'monthly', months: [january, { ...january, month: '2026-02' }] })
  expect(series.map(({ type, data }) => [type, data])).toEqual(Array.from({ length: 6 }, () => ['bar', [0, 0]]))
})

test('months that are compared have one scale, however much each of them has', () => {
  const axisOf = (paper: number) => {
    const months = [{ month: '2026-01', ...zeros, Papers: paper }]
    return planChartOption({ kind: 'monthly', months, largestKg: 184 }, chartFormat).xAxis
  }
  for (const paper of [3, 103, 184]) expect(axisOf(paper)).toMatchObject({ max: 200, interval: 100 })
})

test('a trend draws the types it was given, months of zeros too', () => {
  const months = [
    { month: '2026-01', ...zeros, Papers: 3, Organic: 5 },
    { month: '2026-02', ...zeros },
  ]
  const series = seriesOf({ kind: 'trend', months, types: ['Organic'] })
  expect(series.map(({ type, name, data }) => [type, name, data])).toEqual([['line', 'Organic', [5, 0]]])
})

test('trends that are compared have one scale, and others their own', { tags: ['11.8-05'] }, () => {
  const months = [
    { month: '2026-01', ...zeros, Papers: 3 },
    { month: '2026-02', ...zeros, Papers: 8 },
  ]
  const axisOf = (largestKg?: number) =>
    planChartOption({ kind: 'trend', months, types: ['Papers'], largestKg }, chartFormat).yAxis
  expect(axisOf(184)).toMatchObject({ max: 200, interval: 100 })
  expect(axisOf()).not.toHaveProperty('max')
})

test('emissions are three bars a row, negative ones below zero, in tonnes as soon as one reaches a tonne', () => {
  const rows = [
    { name: name('Recycling'), direct: 5.262, avoided: 1, net: 4.262 },
    { name: name('Composting'), direct: 0.177, avoided: 1.48539, net: -1.30839 },
  ]
  expect(seriesOf({ kind: 'emissions', rows }).map(({ name, data }) => [name, data])).toEqual([
    ['Direct', [5.262, 0.177]],
    ['Avoided', [1, 1.48539]],
    ['Net', [4.262, -1.30839]],
  ])
  expect(planChartOption({ kind: 'emissions', rows }, chartFormat).yAxis).toMatchObject({ name: 't CO₂e' })
})

test('emissions that are all below a tonne are drawn in kilograms', () => {
  const rows = [{ name: name('Recycling'), direct: 0.5, avoided: 0.25, net: 0.25 }]
  expect(seriesOf({ kind: 'emissions', rows }).map(({ data }) => data)).toEqual([[500], [250], [250]])
  expect(planChartOption({ kind: 'emissions', rows }, chartFormat).yAxis).toMatchObject({ name: 'kg CO₂e' })
})

test('shares of direct emissions leave out materials without any, and show the total in the middle', () => {
  const rows = [
    { name: name('Paper'), type: 'Papers' as const, direct: 1.266 },
    { name: name('Glass'), type: 'Glasses' as const, direct: 0 },
    { name: name('E-waste'), type: 'E-waste' as const, direct: 1.73 },
  ]
  const option = planChartOption({ kind: 'direct-shares', rows }, chartFormat)
  expect(seriesOf({ kind: 'direct-shares', rows })[0]?.data).toMatchObject([
    { name: 'Paper', value: 1.266 },
    { name: 'E-waste', value: 1.73 },
  ])
  expect(option.title).toMatchObject({ text: '3.00', subtext: 't CO₂e' })
})

test.each<ChartData>([
  { kind: 'monthly', months: [] },
  { kind: 'trend', months: [], types: [] },
  { kind: 'composition', figures: [] },
  { kind: 'composition', figures: [{ name: 'Papers', quantity: 0 }] },
  { kind: 'emissions', rows: [] },
  { kind: 'direct-shares', rows: [] },
])('$kind without figures says No Data', { tags: ['2.13-20', '8-37'] }, (data) => {
  expect(seriesOf(data)).toEqual([])
  expect(planChartOption(data, chartFormat).title).toMatchObject({ text: 'No Data' })
})

test('only paper has patterns and names of the series below', () => {
  const month = { month: '2026-01', ...zeros, Papers: 3, Plastics: 5 }
  const months = [month, month]
  const onScreen = planChartOption({ kind: 'monthly', months }, { ...chartFormat, surface: 'light' })
  const onPaper = planChartOption({ kind: 'monthly', months }, chartFormat)
  expect([JSON.stringify(onScreen), JSON.stringify(onPaper)].map((text) => text.includes('decal'))).toEqual([
    false,
    true,
  ])
  expect([onScreen.legend, onPaper.legend]).toMatchObject([{ show: false }, { show: true }])
})

test('a radial chart of one type leaves room for its name', () => {
  const { series } = wasteRadialOption({ figures: [{ name: 'Papers', quantity: 12 }], format: chartFormat })
  expect([series].flat()[0]).toMatchObject({ roundCap: true, barWidth: 28 })
})
