import { expect, test } from 'vitest'
import { parseTime, timesFor } from './parse-time.ts'

test.each([
  ['09:15', '09:15'],
  ['9:15', '09:15'],
  ['9.30', '09:30'],
  ['0915', '09:15'],
  ['0945', '09:45'],
  ['945', '09:45'],
  ['14:30', '14:30'],
  ['14h30', '14:30'],
  ['14 30', '14:30'],
  ['2:30 pm', '14:30'],
  ['1:30PM', '13:30'],
  ['2 p.m.', '14:00'],
  ['12:05 am', '00:05'],
  ['12 pm', '12:00'],
  ['9', '09:00'],
  ['14', '14:00'],
  ['၀၉:၁၅', '09:15'],
  ['ညနေ ၂:၃၀', '14:30'],
  ['နံနက် ၉:၃၀', '09:30'],
  [' 00:00 ', '00:00'],
])('reads %j as %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time)
})

test.each(['24:00', '9:60', '9:5', '13:30 pm', '0 am', '12345', '-9', 'noon', ''])('does not guess at %j', (typed) => {
  expect(parseTime(typed)).toBeNull()
})

test('offers the usual hours first, then the rest of the day', () => {
  const all = timesFor('')
  expect([all.length, all[0], all[1], all.at(-1)]).toEqual([96, '07:00', '07:15', '06:45'])
})

test('offers the times around a chosen one, and itself when it lies between the steps', () => {
  expect(timesFor('14:30').slice(0, 5)).toEqual(['13:30', '13:45', '14:00', '14:15', '14:30'])
  expect(timesFor('09:07')).toContain('09:07')
  expect(timesFor('09:07')).toHaveLength(97)
})

test('offers the times that fit what is typed so far', () => {
  expect(timesFor('9')).toEqual(['09:00', '09:15', '09:30', '09:45'])
  expect(timesFor('14:')).toEqual(['14:00', '14:15', '14:30', '14:45'])
  expect(timesFor('14:3')).toEqual(['14:30'])
  expect(timesFor('2:30 pm')).toEqual(['14:30'])
  expect(timesFor('noon')).toEqual([])
})
