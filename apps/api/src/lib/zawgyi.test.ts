import { burmese } from '@thant/i18n/my'
import { describe, expect, it } from 'vitest'
import { isZawgyi } from './zawgyi.ts'

describe('Zawgyi', () => {
  it.each([
    ['a name', 'ေဒၚခင္မာ'],
    ['a city', 'ရန္ကုန္ၿမိဳ႕'],
    ['a word', 'စကၠဴ'],
    ['a sentence', 'ျပည္သူမ်ားအား ဇူလုိင္ ၂၆ ရက္ေန႔တြင္ ေၾကညာသည္'],
    ['among Latin letters', 'Office ရံုးခ်ဳပ္ (Yangon)'],
  ])('is noticed in %s', (_, text) => {
    expect(isZawgyi(text)).toBe(true)
  })
})

describe('Unicode', () => {
  it.each([
    ['no Burmese', 'Golden Valley Trading Co., Ltd.'],
    ['paper, which the model alone takes for Zawgyi', 'စက္ကူ'],
    ['a medial after asat', 'ယောက်ျား'],
    ['kinzi', 'မင်္ဂလာပါ'],
    ['Shan', 'ၵၢၼ်ႁဵတ်းသၢင်ႈ'],
    ['Karen', 'ကညီ ကလုာ်'],
    ['digits', '၁၂၃'],
  ])('is let pass: %s', (_, text) => {
    expect(isZawgyi(text)).toBe(false)
  })

  it('is accepted in every text of the portal', () => {
    expect(Object.values(burmese).filter((text) => isZawgyi(String(text)))).toEqual([])
  })
})
