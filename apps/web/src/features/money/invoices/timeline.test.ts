import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOf, timelineOf } from './timeline.ts'

const today = '2026-11-21'
const billed = (start: string, end: string) => ({
  start,
  end,
  invoiceNo: `INV-${start}`,
  paymentStatus: 'PENDING' as const,
  extendsContract: true,
})

describe('the service timeline', { tags: ['2.12-03'] }, () => {
  test('spans whole months including today, and ends a period after its last day', () => {
    const line = timelineOf({ contracts: [{ start: '2026-11-11', end: '2026-11-30' }], billed: [] }, today)
    expect(line.months).toBe(1)
    expect(line.contracts[0]?.left).toBeCloseTo(100 / 3)
    expect(line.contracts[0]?.width).toBeCloseTo(200 / 3)
    expect(line.todayAt).toBeCloseTo((20.5 / 30) * 100)
  })

  test('spans the current month when nothing was agreed or billed', () => {
    expect(timelineOf({ contracts: [], billed: [] }, today)).toMatchObject({ months: 1, lanes: [], contracts: [] })
  })

  test('puts overlapping periods into separate lanes, and others into one', () => {
    const { lanes } = timelineOf(
      {
        contracts: [],
        billed: [
          billed('2026-02-01', '2026-02-28'),
          billed('2026-01-01', '2026-01-31'),
          billed('2026-02-28', '2026-03-31'),
        ],
      },
      today,
    )
    expect(lanes.map((lane) => lane.map(({ start }) => start))).toEqual([['2026-01-01', '2026-02-01'], ['2026-02-28']])
  })

  test.each([
    ['2026-09-02', ['2026-09', '2026-10', '2026-11']],
    ['2025-08-20', ['2025-10', '2026-01', '2026-04', '2026-07', '2026-10']],
    ['2020-05-01', ['2021-01', '2022-01', '2023-01', '2024-01', '2025-01', '2026-01']],
  ])('from %s names the months %j', (start, months) => {
    const { marks } = timelineOf({ contracts: [{ start, end: start }], billed: [] }, today)
    expect(marks.map(({ month }) => month)).toEqual(months)
  })

  test('keeps everything within the line', () => {
    const day = fc
      .integer({ min: 0, max: 4_000 })
      .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10))
    const span = fc.tuple(day, day).map((days) => {
      const [start = '', end = ''] = days.toSorted()
      return { start, end }
    })
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), fc.array(span, { maxLength: 8 }), (contracts, periods) => {
        const line = timelineOf({ contracts, billed: periods.map(({ start, end }) => billed(start, end)) }, today)
        const placed = [...line.contracts, ...line.lanes.flat()]
        expect(placed).toHaveLength(contracts.length + periods.length)
        for (const { left, width } of placed) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(width).toBeGreaterThan(0)
          expect(left + width).toBeLessThanOrEqual(100 + 1e-9)
        }
        for (const lane of line.lanes) {
          for (const [index, { left }] of lane.entries()) {
            const before = lane[index - 1]
            if (before) expect(left).toBeGreaterThanOrEqual(before.left + before.width - 1e-9)
          }
        }
      }),
    )
  })
})

test('lists contracts and billed periods newest first', () => {
  const lines = linesOf({
    contracts: [{ start: '2026-01-01', end: '2026-12-31' }],
    billed: [billed('2026-02-01', '2026-02-28'), billed('2025-12-01', '2025-12-31')],
  })
  expect(lines.map(({ start }) => start)).toEqual(['2026-02-01', '2026-01-01', '2025-12-01'])
})
