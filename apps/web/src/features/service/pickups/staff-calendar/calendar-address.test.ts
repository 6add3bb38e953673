import { describe, expect, it } from 'vitest'
import { calendarAddress, readCalendarAddress } from './calendar-address.ts'

const defaults = { view: 'month', day: '2026-11-22' } as const
const read = (address: string) => readCalendarAddress(new URLSearchParams(address), defaults)

describe('the address of the calendar', () => {
  it('says which view and day are shown', () => {
    expect(read('view=week&date=2026-02-03')).toEqual({ view: 'week', day: '2026-02-03' })
  })

  it.each(['', 'view=year', 'date=2026-02-30', 'date=3.2.2026', 'view=&date='])('shows today for %o', (address) => {
    expect(read(address)).toEqual(defaults)
  })

  it('leaves out what is usual, and keeps the filters', () => {
    const write = (before: string, shown: Parameters<typeof calendarAddress>[1]) =>
      calendarAddress(new URLSearchParams(before), shown, defaults).toString()
    expect(write('status=CONFIRMED', { view: 'day', day: '2026-02-03' })).toBe(
      'status=CONFIRMED&view=day&date=2026-02-03',
    )
    expect(write('status=CONFIRMED&view=day&date=2026-02-03', defaults)).toBe('status=CONFIRMED')
  })
})
