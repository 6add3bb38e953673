import type { CalendarPickup } from '@thant/contracts/pickups'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallClockOf } from '#lib/zoned-time.ts'
import { monthLines } from './month-overflow.ts'

const yangon = 'Asia/Yangon'
const at = (pickUpTime: string) => ({ _id: pickUpTime, pickUpTime }) as CalendarPickup

test.each<[number, number, number]>([
  [0, 0, 0],
  [6, 6, 0],
  [7, 5, 2],
  [12, 5, 7],
])('of %s pickups on a day %s are shown, and %s are counted', (many, shown, more) => {
  const pickups = Array.from({ length: many }, (_, n) => at(`2027-03-02T${String(n).padStart(2, '0')}:00:00.000Z`))
  const lines = monthLines(pickups, yangon)
  expect(lines.shown).toEqual(pickups.slice(0, shown))
  expect(lines.more).toEqual(
    more === 0 ? [] : [{ day: '2027-03-02', count: more, firstTime: pickups[shown]?.pickUpTime }],
  )
})

test('days are in the time zone of the company, and their earliest pickups come first', () => {
  // 17:30 in UTC is midnight in Yangon.
  const late = at('2027-03-02T17:29:00.000Z')
  const next = ['17:30', '18:30', '19:00', '19:30', '19:45', '20:00', '23:00'].map((time) =>
    at(`2027-03-02T${time}:00.000Z`),
  )
  expect(monthLines([...next].reverse().concat(late), yangon)).toEqual({
    shown: [late, ...next.slice(0, 5)],
    more: [{ day: '2027-03-03', count: 2, firstTime: '2027-03-02T20:00:00.000Z' }],
  })
})

test('no pickup is lost, and no hidden pickup precedes a shown one', () => {
  const instants = fc.array(
    fc
      .date({ min: new Date('2027-03-01'), max: new Date('2027-03-06'), noInvalidDate: true })
      .map((date) => at(date.toISOString())),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(instants, (pickups) => {
      const { shown, more } = monthLines(pickups, yangon)
      expect(shown.length + more.reduce((sum, { count }) => sum + count, 0)).toBe(pickups.length)
      for (const { day, firstTime } of more) {
        const ofDay = shown.filter(({ pickUpTime }) => wallClockOf(pickUpTime, yangon).day === day)
        expect(ofDay.length).toBe(5)
        expect(ofDay.every(({ pickUpTime }) => pickUpTime <= firstTime)).toBe(true)
      }
    }),
  )
})
