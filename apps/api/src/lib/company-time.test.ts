import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, endOfDay, endOfMonth, monthOf, startOfDay, startOfMonth } from './company-time.ts'

const yangon = 'Asia/Yangon'
const newYork = 'America/New_York'

describe('a day', () => {
  it.each([
    ['2026-02-01', yangon, '2026-01-31T17:30:00.000Z', '2026-02-01T17:30:00.000Z'],
    ['2024-02-29', yangon, '2024-02-28T17:30:00.000Z', '2024-02-29T17:30:00.000Z'],
    ['2025-12-31', yangon, '2025-12-30T17:30:00.000Z', '2025-12-31T17:30:00.000Z'],
    ['2026-02-01', 'UTC', '2026-02-01T00:00:00.000Z', '2026-02-02T00:00:00.000Z'],
    ['2026-03-08', newYork, '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', newYork, '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
    ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00:00.000Z', '2011-12-30T10:00:00.000Z'],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z', '2026-04-05T13:30:00.000Z'],
  ])('%s in %s is from %s to %s', { tags: ['R-rel-15a'] }, (day, zone, start, end) => {
    expect(startOfDay(day, zone).toISOString()).toBe(start)
    expect(endOfDay(day, zone).toISOString()).toBe(end)
  })

  it.each([
    ['2026-01-31T17:29:59.999Z', yangon, '2026-01-31'],
    ['2026-01-31T17:30:00.000Z', yangon, '2026-02-01'],
    ['2024-02-28T17:30:00.000Z', yangon, '2024-02-29'],
    ['2024-02-29T17:30:00.000Z', yangon, '2024-03-01'],
    ['2026-03-08T04:59:59.999Z', newYork, '2026-03-07'],
    ['2026-11-02T04:59:59.999Z', newYork, '2026-11-01'],
    ['1990-01-01T00:00:00.000Z', yangon, '1990-01-01'],
  ])('of %s in %s is %s', (instant, zone, day) => {
    expect(dayOf(new Date(instant), zone)).toBe(day)
    expect(monthOf(new Date(instant), zone)).toBe(day.slice(0, 7))
  })
})

describe('a month', () => {
  it.each([
    ['2026-02', yangon, '2026-01-31T17:30:00.000Z', '2026-02-28T17:30:00.000Z'],
    ['2024-02', yangon, '2024-01-31T17:30:00.000Z', '2024-02-29T17:30:00.000Z'],
    ['2025-12', yangon, '2025-11-30T17:30:00.000Z', '2025-12-31T17:30:00.000Z'],
    ['2026-03', newYork, '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
    ['2026-11', newYork, '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
  ])('%s in %s is from %s to %s', { tags: ['R-rel-15a'] }, (month, zone, start, end) => {
    expect(startOfMonth(month, zone).toISOString()).toBe(start)
    expect(endOfMonth(month, zone).toISOString()).toBe(end)
  })
})

it('puts every instant into the one day and month that it lies in, in any zone', { tags: ['R-rel-15a'] }, () => {
  const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  const zone = fc.constantFrom(yangon, newYork, 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'America/Sao_Paulo')
  fc.assert(
    fc.property(instant, zone, (at, timeZone) => {
      const day = dayOf(at, timeZone)
      expect(startOfDay(day, timeZone).getTime()).toBeLessThanOrEqual(at.getTime())
      expect(endOfDay(day, timeZone).getTime()).toBeGreaterThan(at.getTime())
      const month = monthOf(at, timeZone)
      expect(startOfMonth(month, timeZone).getTime()).toBeLessThanOrEqual(at.getTime())
      expect(endOfMonth(month, timeZone).getTime()).toBeGreaterThan(at.getTime())
    }),
  )
})
