import { expect, test } from 'vitest'
import { weekdayRuns } from './open-weekdays.ts'

test.each([
  [[1, 2, 3, 4, 5, 6], [[1, 6]]],
  [
    [1, 2, 4, 6, 7],
    [
      [1, 2],
      [4, 4],
      [6, 7],
    ],
  ],
  [[7], [[7, 7]]],
])('of the weekdays %o the runs are %o', (weekdays, runs) => {
  expect(weekdayRuns(weekdays)).toEqual(runs)
})
