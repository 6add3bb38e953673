import type { RequestedPickup } from '@thant/contracts/service/pickup-requests'
import type { PickupMark } from '@thant/contracts/service/pickup-statuses'
import type { CalendarPickup } from '@thant/contracts/service/pickups'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallClockOf } from '#lib/entries/zoned-time.ts'
import { monthLines } from './month-overflow.ts'

const yangon = 'Asia/Yangon'
const at = (pickUpTime: string, ...marks: PickupMark[]) => ({ _id: pickUpTime, pickUpTime, marks }) as CalendarPickup
const wantedAt = (pickUpTime: string) => ({ _id: `wanted ${pickUpTime}`, pickUpTime }) as RequestedPickup
const inFirstHours = (count: number) =>
  Array.from({ length: count }, (_, hour) => at(`2027-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`))

test.each<[number, number, number]>([
  [0, 0, 0],
  [6, 6, 0],
  [7, 5, 2],
  [12, 5, 7],
])('of %s pickups on a day %s are shown, and %s are counted', (many, shown, more) => {
  const pickups = inFirstHours(many)
  const lines = monthLines(pickups, [], yangon)
  expect(lines.shown).toEqual(pickups.slice(0, shown))
  expect(lines.more).toEqual(
    more === 0 ? [] : [{ day: '2027-03-02', count: more, marks: [], afterTime: pickups[4]?.pickUpTime }],
  )
})

test('days are in the time zone of the company, and their earliest pickups come first', () => {
  // 17:30 in UTC is midnight in Yangon.
  const late = at('2027-03-02T17:29:00.000Z')
  const next = ['17:30', '18:30', '19:00', '19:30', '19:45', '20:00', '23:00'].map((time) =>
    at(`2027-03-02T${time}:00.000Z`),
  )
  expect(monthLines([...next].reverse().concat(late), [], yangon)).toEqual({
    shown: [late, ...next.slice(0, 5)],
    more: [{ day: '2027-03-03', count: 2, marks: [], afterTime: '2027-03-02T19:45:00.000Z' }],
  })
})

test('a crowded day shows its requests first, and the count below the last of its lines', { tags: ['10.6-12'] }, () => {
  const wanted = ['2027-03-02T08:00:00.000Z', '2027-03-02T09:00:00.000Z'].map((time) => wantedAt(time))
  const pickups = inFirstHours(7)
  expect(monthLines(pickups, wanted, yangon)).toEqual({
    shown: [...wanted, ...pickups.slice(0, 3)],
    more: [{ day: '2027-03-02', count: 4, marks: [], afterTime: '2027-03-02T09:00:00.000Z' }],
  })
  const many = Array.from({ length: 7 }, () => wantedAt('2027-03-02T08:00:00.000Z'))
  expect(monthLines([], many, yangon).more).toMatchObject([{ count: 2 }])
})

test('what is open in hidden pickups is told, each mark once', { tags: ['10.6-12'] }, () => {
  const hidden = [
    at('2027-03-02T10:00:00.000Z', 'schedule', 'not-collected'),
    at('2027-03-02T11:00:00.000Z', 'not-collected', 'missed-reported'),
  ]
  const { more } = monthLines([...inFirstHours(5), ...hidden], [], yangon)
  expect(more).toMatchObject([{ count: 2, marks: ['not-collected', 'missed-reported'] }])
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
      const { shown, more } = monthLines(pickups, [], yangon)
      expect(shown.length + more.reduce((sum, { count }) => sum + count, 0)).toBe(pickups.length)
      for (const { day } of more) {
        const isOfDay = ({ pickUpTime }: { pickUpTime: string }) => wallClockOf(pickUpTime, yangon).day === day
        const ofDay = shown.filter(isOfDay)
        expect(ofDay.length).toBe(5)
        const hidden = pickups.filter((pickup) => isOfDay(pickup) && !shown.includes(pickup))
        const firstHidden = hidden.map(({ pickUpTime }) => pickUpTime).toSorted()[0] ?? ''
        expect(ofDay.every(({ pickUpTime }) => pickUpTime <= firstHidden)).toBe(true)
      }
    }),
  )
})
