import { expect, test } from 'vitest'
import { hoursOfPickups } from './hours-of-pickups.ts'

const timeZone = 'Asia/Yangon'
const at = (time: string) => ({ pickUpTime: new Date(`2026-11-23T${time}:00+06:30`).toISOString() })

test.each([
  ['no pickups', [], '07:00', '17:00'],
  ['a pickup at 09:15', ['09:15'], '09:00', '10:00'],
  ['a pickup on each side of the usual hours', ['05:45', '19:30'], '05:00', '20:00'],
  ['a pickup that ends in the next hour', ['10:00', '14:45'], '10:00', '16:00'],
  ['pickups at both ends of the day', ['00:00', '23:45'], '00:00', '24:00'],
])('a week with %s is printed in all of its hours', (_which, times, from, to) => {
  expect(hoursOfPickups(times.map(at), timeZone)).toEqual({ from, to })
})
