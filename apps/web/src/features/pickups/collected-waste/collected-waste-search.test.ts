import { burmese } from '@thant/words/my'
import { createWords } from '@thant/words/words'
import { expect, it } from 'vitest'
import { dateSearchText } from './collected-waste-search.ts'

const inEnglish = createWords({ language: 'en' }).t
const inBurmese = createWords({ language: 'my', burmese }).t

it('a date is searched as it was typed in English', () => {
  expect(dateSearchText('Tue, 3 Feb', inEnglish)).toBe('Tue, 3 Feb')
})

it('a date of the Burmese screen is searched in the form that the server knows', () => {
  const shown = `${inBurmese('Tue')}${inBurmese(', ')}၃ ${inBurmese('Feb')} ၂၀၂၆`
  expect(shown).not.toContain('Feb')
  expect(dateSearchText(shown, inBurmese)).toBe('Tue, 3 Feb 2026')
})
