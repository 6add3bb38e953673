import { createFormat } from '@thant/i18n/format'
import { expect, test } from 'vitest'
import { shortPeriod } from './short-period.ts'

const t = (text: string, values: Record<string, unknown> = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]))
const format = createFormat({ timeZone: 'Asia/Yangon', language: 'en', timeFormat: '24h' }, t)

test.each([
  ['2026-04-28', '2026-07-27', '28 Apr – 27 Jul 2026'],
  ['2026-10-28', '2027-01-27', '28 Oct – 27 Jan 2027'],
  ['2026-01-28', '2027-01-28', '28 Jan 2026 – 28 Jan 2027'],
])('writes the period from %s to %s as %s', (start, end, text) => {
  expect(shortPeriod({ start, end }, format, t)).toBe(text)
})
