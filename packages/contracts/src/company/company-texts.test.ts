import { expect, it } from 'vitest'
import { addressIn, descriptionIn } from './company.ts'

it.each([
  ['en', 'မြန်မာ', 'English'],
  ['my', 'မြန်မာ', 'မြန်မာ'],
  ['my', '', 'English'],
] as const)(
  'the company is described in %s, with %j in Burmese, as %s',
  { tags: ['2.1-25'] },
  (language, inBurmese, said) => {
    const company = {
      description: 'English',
      descriptionInBurmese: inBurmese,
      address: 'English',
      addressInBurmese: inBurmese,
    }
    expect([descriptionIn(language, company), addressIn(language, company)]).toEqual([said, said])
  },
)
