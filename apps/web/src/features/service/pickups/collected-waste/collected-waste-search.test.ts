import { createI18n } from '@thant/i18n/create-i18n'
import { burmese } from '@thant/i18n/my'
import { expect, it } from 'vitest'
import { dateSearchText } from './collected-waste-search.ts'

const inEnglish = createI18n({ language: 'en' }).t
const inBurmese = createI18n({ language: 'my', burmese }).t

it('a date is searched as it was typed in English', () => {
  expect(dateSearchText('Tue, 3 Feb', inEnglish)).toBe('Tue, 3 Feb')
})

it('a date of the Burmese screen is searched in the form that the server knows', () => {
  const shown = `${inBurmese('Tue')}${inBurmese(', ')}၃ ${inBurmese('Feb')} ၂၀၂၆`
  expect(shown).not.toContain('Feb')
  expect(dateSearchText(shown, inBurmese)).toBe('Tue, 3 Feb 2026')
})
