import { createI18n } from '@thant/i18n/create-i18n'
import { createFormat } from '@thant/i18n/format'
import { burmese } from '@thant/i18n/my'
import { expect, test } from 'vitest'
import { daysAwayText } from './days-away.ts'

const words = createI18n({ language: 'en', burmese })

test.each([
  ['2026-11-23', 'today', 'ယနေ့'],
  ['2026-11-24', 'tomorrow', 'မနက်ဖြန်'],
  ['2026-11-25', 'in 2 days', 'နောက် ၂ ရက်တွင်'],
  ['2026-11-30', 'in 7 days', 'နောက် ၇ ရက်တွင်'],
  ['2026-11-21', '2 days ago', 'လွန်ခဲ့သော ၂ ရက်က'],
])('on 23 November 2026 the day %s is %s', (day, english, inBurmese) => {
  for (const [language, text] of [
    ['en', english],
    ['my', inBurmese],
  ] as const) {
    const t = words.getFixedT(language)
    const format = createFormat({ timeZone: 'Asia/Yangon', language, timeFormat: '24h' }, t)
    expect(daysAwayText(day, '2026-11-23', t, format)).toBe(text)
  }
})
