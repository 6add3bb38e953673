import { expect, it } from 'vitest'
import { showsUpcoming } from './shows-upcoming.ts'

it.each([
  ['', true],
  ['sort=-pickUpTime&page=2&limit=50', true],
  ['when=all', false],
  ['q=hotel', false],
  ['status=COMPLETED&page=2', false],
  ['from=2026-01-01', false],
])('the list at ?%s shows what comes: %s', (search, expected) => {
  expect(showsUpcoming(new URLSearchParams(search))).toBe(expected)
})
