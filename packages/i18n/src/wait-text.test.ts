import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { burmese } from './my.ts'
import { waitText } from './wait-text.ts'

const i18n = createI18n({ language: 'en', burmese })

test.each([
  [1, 'in 1 second', 'နောက် ၁ စက္ကန့်တွင်'],
  [59, 'in 59 seconds', 'နောက် ၅၉ စက္ကန့်တွင်'],
  [60, 'in 1 minute', 'နောက် ၁ မိနစ်တွင်'],
  [642, 'in 11 minutes', 'နောက် ၁၁ မိနစ်တွင်'],
  [3_540, 'in 59 minutes', 'နောက် ၅၉ မိနစ်တွင်'],
  [3_541, 'in 1 hour', 'နောက် ၁ နာရီတွင်'],
  [86_400, 'in 24 hours', 'နောက် ၂၄ နာရီတွင်'],
])('writes a wait of %i seconds in words', (seconds, english, inBurmese) => {
  expect([waitText(seconds, i18n.getFixedT('en')), waitText(seconds, i18n.getFixedT('my'))]).toEqual([
    english,
    inBurmese,
  ])
})
