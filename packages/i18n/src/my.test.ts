import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { burmese } from './my.ts'
import { possibleKey } from './possible-key.ts'

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

test.each(Object.entries(burmese))('has the same placeholders as in English: %s', (english, translated) => {
  expect(placeholders(translated)).toEqual(placeholders(english))
})

test('stands in the order of the English texts, where a translator finds it', () => {
  const keys = Object.keys(burmese)
  expect(keys).toEqual(keys.toSorted())
})

test('uses the plural forms of each language', () => {
  const words = createI18n({ language: 'en', burmese })
  const say = (language: string, count: number) => words.getFixedT(language)('{{count}} days ago', { count })
  expect(say('en', 1)).toBe('1 day ago')
  expect(say('en', 3)).toBe('3 days ago')
  expect(say('my', 1)).toBe('လွန်ခဲ့သော ၁ ရက်က')
})

test('writes numbers in the digits of the language, and counts with separators', () => {
  const words = createI18n({ language: 'en', burmese })
  const say = (language: string) => {
    const t = words.getFixedT(language)
    return [t('{{count}} days ago', { count: 1_200 }), t('{{month}} {{year}}', { month: 'Jan', year: 2026 })]
  }
  expect(say('en')).toEqual(['1,200 days ago', 'Jan 2026'])
  expect(say('my')).toEqual(['လွန်ခဲ့သော ၁,၂၀၀ ရက်က', expect.stringContaining('၂၀၂၆')])
})

test('shows English where a translation is missing', () => {
  const words = createI18n({ language: 'my', burmese })
  expect(words.t(possibleKey('A text that nobody has translated: {{name}}.'), { name: 'Thant' })).toBe(
    'A text that nobody has translated: Thant.',
  )
})

test('uses only letters of the font that the screens load first', () => {
  const otherLetters = /[\u1050-\u109f\ua92e\ua9e0-\ua9fe\uaa60-\uaa7f]/
  expect(Object.values(burmese).filter((text) => otherLetters.test(text))).toEqual([])
})

test.each([
  ['receipt', 'ပြေစာ', /ဖြတ်ပိုင်း/],
  ['organic waste', 'အစိုအမှိုက်', /အော်ဂဲနစ်/],
  ['e-waste', 'အီလက်ထရောနစ်', /ထရွန်နစ်/],
  ['waste audit', 'အမှိုက်စစ်ဆေးမှု', /စွန့်ပစ်ပစ္စည်း စစ်ဆေးမှု/],
  ['greeting', 'မင်္ဂလာပါ', /ခင်ဗျာ|ရှင့်၊/],
])('has one word for %s, %s', (_idea, word, otherWords) => {
  const texts = Object.values(burmese)
  expect(texts.some((text) => text.includes(word))).toBe(true)
  expect(texts.filter((text) => otherWords.test(text))).toEqual([])
})
