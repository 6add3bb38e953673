import { expect, it } from 'vitest'
import { isUnfiltered } from './is-unfiltered.ts'

it.each([
  ['', true],
  ['sort=-pickUpTime&page=2&limit=50', true],
  ['when=all', false],
  ['q=hotel', false],
  ['status=COMPLETED&page=2', false],
  ['from=2026-01-01', false],
])('the list at ?%s shows the part that it opens on: %s', (search, expected) => {
  expect(isUnfiltered(new URLSearchParams(search))).toBe(expected)
})
