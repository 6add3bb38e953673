import { expect, test } from 'vitest'
import { translatorFor } from '#lib/translator.ts'
import { unbrokenPattern } from './unbroken-pattern.ts'

const matchesIn = (text: string, language: 'en' | 'my') =>
  text.match(new RegExp(unbrokenPattern(language, translatorFor(language)), 'gu')) ?? []

test('a day and a month stay on one line', () => {
  expect(matchesIn('Due Tue 3 Feb 2026, for Feb 2026 to Apr 2026', 'en')).toEqual([
    'Tue 3 Feb 2026',
    'Feb 2026',
    'Apr 2026',
  ])
  expect(matchesIn('၂၀၂၆ ဖေဖော်ဝါရီ ၃၊ ကြာသပတေး မှ ၂၀၂၆ ဧပြီ', 'my')).toEqual(['၂၀၂၆ ဖေဖော်ဝါရီ ၃၊ ကြာသပတေး', '၂၀၂၆ ဧပြီ'])
})

test('months that are named together stay on one line, and a quarter with its brackets', () => {
  expect(matchesIn('Aug – Oct 2026 (Second Quarter 2026), Nov 2025 – Jan 2026', 'en')).toEqual([
    'Aug – Oct 2026',
    '(Second Quarter 2026)',
    'Nov 2025 – Jan 2026',
  ])
  expect(matchesIn('၂၀၂၆ ဖေဖော်ဝါရီ – ဧပြီ (၂၀၂၆ ပထမ သုံးလပတ်)', 'my')).toEqual(['၂၀၂၆ ဖေဖော်ဝါရီ – ဧပြီ', '(၂၀၂၆ ပထမ သုံးလပတ်)'])
})

test('E-waste is not broken at its hyphen', () => {
  expect(matchesIn('Paper, E-waste and the box of e-waste', 'en')).toEqual(['E-waste', 'e-waste'])
})

test('so does a Burmese word that would be broken', () => {
  expect(matchesIn('ပလတ်စတစ်၊ အီလက်ထရောနစ်အမှိုက်နှင့် ခရက်ဒစ်ကတ်။', 'my')).toEqual(['ပလတ်စတစ်၊', 'အီလက်ထရောနစ်', 'ခရက်ဒစ်', 'ကတ်။'])
})

test('so does a syllable with the punctuation behind it', () => {
  const texts = ['ဖြစ်နိုင်သည်။', 'စောင့်ကြည့်ခြင်း။', 'အဂ္ဂမဟာ၊', 'ခန့်၊', 'ဒုက္ခ။', 'လုပ်၍မရ', 'မိုးမခ'].map((text) =>
    matchesIn(text, 'my'),
  )
  expect(texts).toEqual([['နိုင်သည်။'], ['ခြင်း။'], ['ဟာ၊'], ['ခန့်၊'], ['က္ခ။'], ['လုပ်၍'], []])
})

test('so do the particles at the end of a sentence with their word', () => {
  const texts = ['ဖော်ပြထားပါသည်။', 'ပလတ်စတစ်များ၊', 'များစွာ'].map((text) => matchesIn(text, 'my'))
  expect(texts).toEqual([['ထားပါသည်။'], ['ပလတ်စတစ်များ၊'], []])
})

test('so does a unit with its brackets', () => {
  expect(matchesIn('စုစုပေါင်း (တန်)', 'my')).toEqual(['(တန်)'])
})

test('no syllable is torn: May is the beginning of the word for a question', () => {
  expect(matchesIn('မေးခွန်း', 'my')).toEqual([])
})

test('nothing else does', () => {
  expect(matchesIn('May I have 2026 bins in Marketing?', 'en')).toEqual([])
})
