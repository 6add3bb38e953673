import { expect, test } from 'vitest'
import type { ChartFormat } from './chart-format.ts'
import { everyMonth } from './every-month.ts'
import { fitsSideBySide, monthlyWasteOption } from './monthly-waste.ts'
import { wasteTrendOption } from './waste-trend.ts'

const january = { month: '2026-01', Papers: 10, Plastics: 2.5, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 40 }
const format: ChartFormat = {
  surface: 'light',
  nameOf: (waste) => waste,
  monthOf: (month) => month,
  weightOf: (kg) => `${kg} kg`,
  amountOf: String,
  unit: 'kg',
  numberOf: String,
  percentOf: (percent) => `${percent}%`,
  totalName: 'Total',
}

test('draws months without pickups as zero and names them', () => {
  const { months, emptyMonths } = everyMonth([january], { from: '2025-12', to: '2026-02' })
  expect(months.map(({ month, Papers }) => [month, Papers])).toEqual([
    ['2025-12', 0],
    ['2026-01', 10],
    ['2026-02', 0],
  ])
  expect(emptyMonths).toEqual(['2025-12', '2026-02'])
})

test('has no months where the range ends before it starts', () => {
  expect(everyMonth([january], { from: '2026-02', to: '2026-01' })).toEqual({ months: [], emptyMonths: [] })
})

test('breaks a trend line where months between were left out, and labels a month that no line leads to', () => {
  const months = ['2025-12', '2026-01', '2026-08'].map((month) => ({ ...january, month }))
  const option = wasteTrendOption({ months, types: ['Papers'], format })
  const alone = { value: 10, symbol: 'circle', label: expect.objectContaining({ show: true }) }
  expect([option.series].flat().map((one) => one?.data)).toEqual([[10, 10, null, alone]])
  expect(option.xAxis).toMatchObject({ data: ['2025-12', '2026-01', '…', '2026-08'] })
})

test('draws a single month as labelled bars', () => {
  const option = wasteTrendOption({ months: [january], types: ['Papers'], format })
  expect(option.series).toMatchObject([{ type: 'bar', name: 'Papers', label: { show: true }, data: [10] }])
})

test('leaves out the types that no month has, and stacks the others', () => {
  const option = monthlyWasteOption({ months: [january], layout: 'stacked', format })
  const series = [option.series].flat()
  expect(series.map((one) => one?.name)).toEqual(['Papers', 'Plastics', 'Organic'])
  expect(series.every((one) => one?.type === 'bar' && one.stack === 'kg')).toBe(true)
})

test('lists all series under the pointer by size, and escapes their names', () => {
  const { tooltip } = monthlyWasteOption({ months: [january], layout: 'grouped', format })
  const formatter = (Array.isArray(tooltip) ? tooltip[0] : tooltip)?.formatter as unknown as (parts: unknown) => string
  const html = formatter([
    { seriesName: '<b>Papers</b>', name: 'Jan', value: 10, color: '#123' },
    { seriesName: 'Organic', name: 'Jan', value: 40, color: '#456' },
  ])
  expect(html.indexOf('Organic')).toBeLessThan(html.indexOf('Papers'))
  expect(html).not.toContain('<b>')
  expect(html).toMatch(/Total.*50 kg/)
})

test.each([
  [12, true],
  [13, false],
])('of %i months the bars of the waste types fit side by side: %s', (count, fits) => {
  expect(fitsSideBySide(Array.from({ length: count }, () => january))).toBe(fits)
})

test('a trend is a line for each type with its own mark, between labelled axes', { tags: ['2.6-19', '2.6-20'] }, () => {
  const axes = { months: 'Pickup Dates', amounts: 'Amount (kg)' }
  const option = wasteTrendOption({ months: [january, { ...january, month: '2026-02', Papers: 0 }], format, axes })
  const series = [option.series].flat().flatMap((one) => (one?.type === 'line' ? [one] : []))
  expect(series.map(({ name, data }) => [name, data])).toEqual([
    ['Papers', [10, 0]],
    ['Plastics', [2.5, 2.5]],
    ['Organic', [40, 40]],
  ])
  expect(new Set(series.map(({ symbol }) => symbol)).size).toBe(3)
  expect(option).toMatchObject({ xAxis: { name: 'Pickup Dates' }, yAxis: { name: 'Amount (kg)' } })
})
