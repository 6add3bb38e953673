import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { burmese } from './my.ts'

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

test.each(Object.entries(burmese))('has the same placeholders as in English: %s', (english, translated) => {
  expect(placeholders(translated)).toEqual(placeholders(english))
})

test('uses the plural forms of each language', () => {
  const words = createI18n({ language: 'en', burmese })
  const say = (language: string, count: number) => words.getFixedT(language)('{{count}} days ago', { count })
  expect(say('en', 1)).toBe('1 day ago')
  expect(say('en', 3)).toBe('3 days ago')
  expect(say('my', 1)).toBe('လွန်ခဲ့သော 1 ရက်က')
})

test('shows English where a translation is missing', () => {
  const words = createI18n({ language: 'my', burmese })
  expect(words.t('A text that nobody has translated: {{name}}.', { name: 'Thant' })).toBe(
    'A text that nobody has translated: Thant.',
  )
})

test('uses only letters of the font that the screens load first', () => {
  const otherLetters = /[\u1050-\u109f\ua92e\ua9e0-\ua9fe\uaa60-\uaa7f]/
  expect(Object.values(burmese).filter((text) => otherLetters.test(text))).toEqual([])
})
