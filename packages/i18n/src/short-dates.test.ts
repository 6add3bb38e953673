import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { createFormat } from './format.ts'
import { burmese } from './my.ts'
import { formatDays, formatDaysUntil, formatMonths, formatPlainDate, formatShortDate } from './short-dates.ts'

const words = createI18n({ language: 'en', burmese })
const inLanguage = (language: 'en' | 'my') => {
  const t = words.getFixedT(language)
  return [createFormat({ timeZone: 'Asia/Yangon', language, timeFormat: '24h' }, t), t] as const
}

test.each([
  ['2026-08', '2026-10', 'Aug – Oct 2026', '၂၀၂၆ ဩဂုတ် – အောက်တိုဘာ'],
  ['2025-11', '2026-01', 'Nov 2025 – Jan 2026', '၂၀၂၅ နိုဝင်ဘာ – ၂၀၂၆ ဇန်နဝါရီ'],
  ['2026-10', '2026-10', 'Oct 2026', '၂၀၂၆ အောက်တိုဘာ'],
])('writes the months from %s to %s as %s and as %s', (from, to, english, inBurmese) => {
  expect(formatMonths({ from, to }, ...inLanguage('en'))).toBe(english)
  expect(formatMonths({ from, to }, ...inLanguage('my'))).toBe(inBurmese)
})

test('writes a day without its year', () => {
  expect(formatShortDate('2026-02-03', ...inLanguage('en'))).toBe('3 Feb')
  expect(formatShortDate('2026-02-03', ...inLanguage('my'))).toBe('ဖေဖော်ဝါရီ ၃')
})

test('writes a day without its weekday', () => {
  expect(formatPlainDate('2026-02-03', ...inLanguage('en'))).toBe('3 Feb 2026')
  expect(formatPlainDate('2026-02-03', ...inLanguage('my'))).toBe('၂၀၂၆ ဖေဖော်ဝါရီ ၃')
})

test('writes the days of a month so far, never on two lines', () => {
  expect(formatDaysUntil('2026-11-23', ...inLanguage('en'))).toBe('1–\u206023\u00A0Nov')
  expect(formatDaysUntil('2026-11-23', ...inLanguage('my'))).toBe('နိုဝင်ဘာ\u00A0၁–\u2060၂၃')
})

test.each([
  ['2027-03-01', '2027-05-31', '1 Mar – 31 May 2027', '၂၀၂၇ မတ် ၁ – မေ ၃၁'],
  ['2025-12-01', '2026-02-28', '1 Dec 2025 – 28 Feb 2026', '၂၀၂၅ ဒီဇင်ဘာ ၁ – ၂၀၂၆ ဖေဖော်ဝါရီ ၂၈'],
])('writes the days from %s to %s as %s and as %s', (from, to, english, inBurmese) => {
  expect(formatDays({ from, to }, ...inLanguage('en'))).toBe(english)
  expect(formatDays({ from, to }, ...inLanguage('my'))).toBe(inBurmese)
})
