import { expect, it } from 'vitest'
import { fileNameOf, fileNamePart, spanPart } from './file-name-part.ts'

it.each([
  ['Thazin Hill Holdings', 'Thazin-Hill-Holdings'],
  ['ကြာညိုမြိုင် ဟိုတယ်', 'ကြာညိုမြိုင်-ဟိုတယ်'],
  [' A/B: "Best" & Co. ', 'A-B-Best-Co'],
  ['../..', ''],
])('writes %j as %j in the name of a file', (name, part) => {
  expect(fileNamePart(name)).toBe(part)
})

it('keeps it short', () => {
  expect(fileNamePart('a'.repeat(200))).toHaveLength(60)
})

it.each([
  [{ from: '2026-01', to: '2026-12' }, '2026-01-to-2026-12'],
  [{ from: '2026-01', to: '2026-01' }, '2026-01'],
  [{ from: '2026-01' }, 'from-2026-01'],
  [{ to: '2026-12' }, 'until-2026-12'],
  [{}, ''],
])('writes the span %j as %j', { tags: ['11.5-16'] }, (span, part) => {
  expect(spanPart(span)).toBe(part)
})

it('joins what is known of a file', () => {
  expect(fileNameOf('gri-306', 'Lotus #Tower', undefined, '2026-01')).toBe('gri-306-Lotus-Tower-2026-01')
  expect(fileNameOf('gri-306', '../..', '')).toBe('gri-306')
})
