import { companyEndpoints } from '@thant/contracts/company/company'
import { expect, test } from 'vitest'
import { sampleReply } from '../../../../test/replies.ts'
import { scriptText, structuredDataOf } from './structured-data.ts'

const company = { ...sampleReply(companyEndpoints.get, 'en'), workingWeekdays: [1, 6] }
const origin = 'https://portal.example'

test('the company is described with what it has said of itself', { tags: ['2.1-26'] }, () => {
  const said = {
    ...company,
    logo: '/api/files/a.png',
    openingHours: { from: '09:00', to: '17:00' },
    location: { lat: 16.85, lng: 96.12 },
    website: '',
    facebook: 'https://facebook.com/clean',
    licence: 'YCDC 12/2026',
    registration: '',
  }
  expect(structuredDataOf(said, 'my', origin)).toMatchObject({
    '@type': 'LocalBusiness',
    url: 'https://portal.example/landing',
    image: 'https://portal.example/api/files/a.png',
    address: company.addressInBurmese,
    geo: { latitude: 16.85, longitude: 96.12 },
    openingHoursSpecification: { dayOfWeek: ['Monday', 'Saturday'], opens: '09:00', closes: '17:00' },
    sameAs: ['https://facebook.com/clean'],
    identifier: ['YCDC 12/2026'],
  })
})

test('what is empty is left out', { tags: ['2.1-26'] }, () => {
  const empty = {
    ...company,
    ...{ logo: null, openingHours: null, location: null, website: '', facebook: '', licence: '', registration: '' },
    ...{ description: '', descriptionInBurmese: '', address: '', addressInBurmese: '', phone: '', email: '' },
  }
  expect(Object.keys(JSON.parse(scriptText(structuredDataOf(empty, 'en', origin)))).toSorted()).toEqual(
    ['@context', '@id', '@type', 'foundingDate', 'image', 'logo', 'name', 'url'].toSorted(),
  )
})

test('a text that would end the script, or a line of it, stays a text', { tags: ['2.1-26'] }, () => {
  const data = { name: '</script><script>alert(1)</script>\u2028<!--\u2029' }
  const text = scriptText(data)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(data)
})
