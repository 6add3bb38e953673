import { expect, test } from 'vitest'
import { printZoom } from './use-print-fit.ts'

const mm = 96 / 25.4

test.each([
  ['a sheet that fits', 297 * mm, false, 1],
  ['a shorter one', 200 * mm, false, 1],
  ['one whose content is half too long', (1.5 * 271 + 26) * mm, false, 0.66],
  ['one that would be too small to read', (2 * 271 + 26) * mm, false, 1],
  ['a cover that fits', 297 * mm, true, 1],
  ['a cover that is a tenth too long', 326.7 * mm, true, 0.9],
])('%s is printed at its scale', (_what, heightPx, isCover, zoom) => {
  expect(printZoom(heightPx, isCover)).toBeCloseTo(zoom, 2)
})
