import { formerUserName } from '@thant/contracts/customers/users'
import { createI18n } from '@thant/i18n/create-i18n'
import { burmese } from '@thant/i18n/my'
import { expect, it } from 'vitest'
import { personName } from './person-name.ts'

const t = createI18n({ language: 'my', burmese }).getFixedT('my')

it('a user without personal data has a name in each language, and others keep theirs', { tags: ['R-ret-05'] }, () => {
  expect([personName(formerUserName, t), personName('Daw Su', t)]).toEqual(['ယခင် အသုံးပြုသူ', 'Daw Su'])
})
