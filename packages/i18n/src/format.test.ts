import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { createFormat, type FormatSettings } from './format.ts'
import { burmese } from './my.ts'

const words = createI18n({ language: 'en', burmese })
const formatFor = (settings: Partial<FormatSettings> = {}) => {
  const language = settings.language ?? 'en'
  return createFormat({ timeZone: 'Asia/Yangon', language, timeFormat: '24h', ...settings }, words.getFixedT(language))
}

// R-rel-15a: run in America/New_York unless TZ is set.
test('writes times on the company’s clock, wherever the browser is', { tags: ['R-rel-15a'] }, () => {
  expect(formatFor().dateTime('2026-02-03T03:00:00.000Z')).toBe('Tue 3 Feb 2026, 09:30')
  expect(formatFor().date('2026-01-31T17:30:00.000Z')).toBe('Sun 1 Feb 2026')
  expect(formatFor().date('2026-02-03')).toBe('Tue 3 Feb 2026')
})

test('writes midnight and noon in both time formats', { tags: ['9-15'] }, () => {
  const midnight = '2026-02-02T17:30:00.000Z'
  const noon = '2026-02-03T05:30:00.000Z'
  expect([midnight, noon].map(formatFor().time)).toEqual(['00:00', '12:00'])
  expect([midnight, noon].map(formatFor({ timeFormat: '12h' }).time)).toEqual(['12:00 am', '12:00 pm'])
})

test('writes Burmese with Burmese digits, months and order', () => {
  const format = formatFor({ language: 'my' })
  expect(format.dateTime('2026-02-03T03:00:00.000Z')).toBe('၂၀၂၆ ဖေဖော်ဝါရီ ၃၊ အင်္ဂါ၊ ၀၉:၃၀')
  expect(format.month('2026-11')).toBe('၂၀၂၆ နိုဝင်ဘာ')
  expect(format.kg(1234.5)).toBe('၁,၂၃၄.၅၀\u00a0ကီလို')
})

test('writes weights with two decimals and money with its currency', { tags: ['9-25'] }, () => {
  expect(formatFor().kg(0)).toBe('0.00\u00a0kg')
  expect(formatFor().weight(1_234_567.005)).toBe('1,234,567.01')
  expect(formatFor().money(1500, 'MMK')).toBe('1,500\u00a0MMK')
  expect(formatFor().money(1500.5, 'MMK')).toBe('1,500.50\u00a0MMK')
  expect(formatFor().money(1500, 'USD')).toBe('1,500.00\u00a0USD')
})

test('writes negative figures with a minus sign', () => {
  expect(formatFor().percent(-3.25)).toBe('−3.3%')
  expect(formatFor({ language: 'my' }).kg(-604.89)).toBe('−၆၀၄.၈၉\u00a0ကီလို')
})

test.each([
  [0, '0.00%'],
  [0.00245, '< 0.01%'],
  [0.005, '0.01%'],
  [95.654, '95.65%'],
  [100, '100.00%'],
])('writes a share of %d percent as %s, so that a little is not nothing', { tags: ['11.5-15'] }, (percent, text) => {
  expect(formatFor().share(percent)).toBe(text)
})

test('writes a share in Burmese digits, and with the decimals that tell it from another', () => {
  expect(formatFor({ language: 'my' }).share(0.00245)).toBe('< ၀.၀၁%')
  expect(formatFor().share(95.65999, 5)).toBe('95.65999%')
})

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_999, '1,000 kB'],
  [1_000_000, '1.0 MB'],
  [12_345_678, '12.3 MB'],
])('writes a file of %i bytes as %s', (bytes, text) => {
  expect(formatFor().fileSize(bytes)).toBe(text)
})

test.each([
  [-20, 'just now'],
  [-60, '1 minute ago'],
  [-7_200, '2 hours ago'],
  [3 * 86_400, 'in 3 days'],
  [-70 * 86_400, '2 months ago'],
  [800 * 86_400, 'in 2 years'],
])('writes a difference of %i seconds as %s', (seconds, text) => {
  const now = Date.UTC(2026, 10, 21)
  expect(formatFor().relative(new Date(now + seconds * 1_000).toISOString(), now)).toBe(text)
})
