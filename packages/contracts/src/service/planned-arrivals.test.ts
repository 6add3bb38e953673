import { expect, it } from 'vitest'
import { arrivalWindow } from './planned-arrivals.ts'

const windowAt = (time: string) => {
  const { from, to } = arrivalWindow(new Date(`2026-02-03T${time}Z`))
  return [from.slice(11, 16), to.slice(11, 16)]
}

it.each([
  ['09:20:00', ['09:10', '09:40']],
  ['09:24:59', ['09:10', '09:40']],
  ['09:25:00', ['09:20', '09:50']],
])('a crew planned for %s is announced between %j', { tags: ['10.14-20'] }, (time, expected) => {
  expect(windowAt(time)).toEqual(expected)
})
