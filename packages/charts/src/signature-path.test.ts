import { expect, it } from 'vitest'
import { pathOf } from './signature-path.ts'

it.each([
  [
    'a stroke',
    [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
      { x: 5, y: 6 },
    ],
    'M1 2L3 4L5 6',
  ],
  ['a dot', [{ x: 1, y: 2 }], 'M1 2L1 2'],
])('draws %s', { tags: ['15.1-09'] }, (_what, stroke, path) => {
  expect(pathOf(stroke)).toBe(path)
})
