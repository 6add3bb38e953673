import { companyTypes } from '@thant/contracts/company/company-types'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, organizationForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let id: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  id = await createOrganization(staff)
})

const required = ['name', 'info', 'email', 'address', 'officePhoneNumber', 'contactPersonName']
const phones = ['officePhoneNumber', 'contactPersonPhoneNumber']

/** The rules of the form (docs/specification.md 5-21 to 5-26). */
const refusals: Array<[field: string, value: unknown, text: string, path?: string]> = [
  ...required.flatMap((field): typeof refusals => [
    [field, '', 'Required'],
    [field, ' \t ', 'Required'],
    [field, null, 'Required'],
    [field, 12, 'Required'],
  ]),
  ['companyType', '', 'Required'],
  ['companyType', 'Piracy', 'Required'],
  ['companyType', 'constructor', 'Required'],
  ['address', '12 Strand\0Road', 'Invalid'],
  ['info', '\udc00', 'Invalid'],
  ['email', 'office', 'Invalid email address'],
  ['email', 'office@lotus', 'Invalid email address'],
  ...phones.flatMap((field): typeof refusals => [
    [field, '', 'Required'],
    [field, '1234567', 'Invalid number'],
    [field, '01 234', 'Invalid number'],
    [field, '+12345', 'Invalid number'],
    [field, '01/234567', 'Invalid number'],
    [field, '01 234 567 ext 8', 'Invalid number'],
    [field, '၀၁၂၃၄၅', 'Invalid number'],
  ]),
  ['contactPersonName', 'Daw Khin 2', 'Invalid'],
  ['contactPersonName', 'Daw-Khin', 'Invalid'],
  ['contactPersonName', 'Khin; drop', 'Invalid'],
  ['startDate', '2026-02-30', 'Invalid date'],
  ['startDate', '2026/02/03', 'Invalid date'],
  ['startDate', '', 'Invalid date'],
  ['startDate', '20026-01-01', 'Invalid date'],
  ['expiredDate', 'soon', 'Invalid date'],
  ['location', { lng: 181, lat: 0 }, 'Invalid Number', 'location.lng'],
  ['location', { lng: 0, lat: -90.1 }, 'Invalid Number', 'location.lat'],
  ['location', { lng: '96', lat: 16 }, 'Invalid Number', 'location.lng'],
  ['logo', 'logo.png', 'Please upload the file again.'],
  ['logo', `${'0'.repeat(32)}.png`, 'Please upload the file again.'],
  ['logo', `../${'0'.repeat(32)}.png`, 'Please upload the file again.'],
  ['contracts', [{ startDate: '2026-02-01', endDate: '2026-01-31' }], 'Ends before it starts', 'contracts.0.endDate'],
  ['contracts', [{ startDate: 'then', endDate: '2026-01-31' }], 'Invalid date', 'contracts.0.startDate'],
  ['name', 'ေရႊၾကာ ကုမၸဏီ', 'This is written in Zawgyi. Please type it in Unicode.'],
]

describe.each(['adding', 'changing'])('%s an organization', (how) => {
  const send = (form: object) =>
    how === 'adding'
      ? staff.call('POST', '/organizations', { body: { ...organizationForm(), ...form } })
      : staff.call('PATCH', `/organizations/${id}`, { body: form })

  it.each(refusals)(
    'refuses the %s %j: %s',
    { tags: ['5-21', '5-22', '5-23', '5-24', '5-25'] },
    async (field, value, message, path = field) => {
      const { status, body } = await send({ [field]: value })
      expect(status).toBe(400)
      expect(body.message).toContain(message)
      expect(body.issues).toEqual([{ path, message }])
    },
  )

  it.each([
    ['contactPersonName', 'ဒေါ်ခင်မာ', 'ဒေါ်ခင်မာ'],
    ['contactPersonName', 'Daw Khin Mar @ HR', 'Daw Khin Mar @ HR'],
    ['contactPersonName', 'Zoë Müller', 'Zoë Müller'],
    ['name', 'ရွှေကြာ ကုမ္ပဏီ', 'ရွှေကြာ ကုမ္ပဏီ'],
    ['name', ' Cafe\u0301 ', 'Caf\u00e9'],
    ['info', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['officePhoneNumber', '01.234,56-7', '01.234,56-7'],
    ['officePhoneNumber', '+959123', '+959123'],
    ['companyType', 'Restaraunt', 'Restaurant'],
    ['companyType', 'Cooperate', 'Corporate'],
    ['companyType', 'Bank', 'Banking'],
    ['companyType', 'Midea & Advertising', 'Media & Advertising'],
    ['location', { lng: 96.19514999, lat: 16.86605 }, { lng: 96.1951, lat: 16.8661 }],
    ['location', null, null],
    ['expiredDate', '2027-02-28', '2027-02-28'],
    ['expiredDate', null, null],
    ['startDate', '2024-02-29', '2024-02-29'],
    ['contracts', [{ startDate: '2026-01-31', endDate: '2026-01-31' }]],
    ['contracts', []],
    ['logo', null],
  ])(
    'keeps the %s %j',
    { tags: ['5-25', '5-26', '9-23', '9-60', '9-61'] },
    async (field, value, kept: unknown = value) => {
      const { status, body } = await send({ [field]: value })
      expect(status).toBe(how === 'adding' ? 201 : 200)
      expect(body.data[field]).toEqual(kept)
      expect((await staff.call('GET', `/organizations/${body.data._id}`)).body.data[field]).toEqual(kept)
    },
  )

  it('refuses a name and an info that are too long', async () => {
    const { body } = await send({ name: 'x'.repeat(501), info: 'x'.repeat(2_001) })
    expect(body.issues).toEqual([
      { path: 'name', message: 'At most 500 characters' },
      { path: 'info', message: 'At most 2000 characters' },
    ])
    expect((await send({ name: 'x'.repeat(500), info: 'x'.repeat(2_000) })).body.data.name.length).toBe(500)
  })

  it('accepts every company type', { tags: ['2.10-11', '9-60', '9-61', '9-62'] }, async () => {
    for (const companyType of companyTypes) {
      expect((await send({ companyType })).body.data.companyType).toBe(companyType)
    }
  })
})

it('names every field that a new one lacks', async () => {
  const { body } = await staff.call('POST', '/organizations', { body: {} })
  const fields = body.issues.map(({ path }: { path: string }) => path)
  expect(fields).toEqual([...required, 'contactPersonPhoneNumber', 'companyType'])
  expect(new Set(body.issues.map(({ message }: { message: string }) => message))).toEqual(new Set(['Required']))
})

it("joins today, in the company's time zone, unless a date is given", { tags: ['2.10-12'] }, async () => {
  testApp.clock.set('2026-01-31T17:30:00Z')
  const { body } = await staff.call('POST', '/organizations', { body: organizationForm() })
  expect(body.data.startDate).toBe('2026-02-01')
})

it('refuses an expiry before the join date, at its field', async () => {
  const message = 'Before the join date'
  const dates = { startDate: '2026-11-22', expiredDate: '2026-01-01' }
  const created = await staff.call('POST', '/organizations', { body: organizationForm(dates) })
  expect([created.status, created.body.issues]).toEqual([400, [{ path: 'expiredDate', message }]])
  const id = await createOrganization(staff, { startDate: '2026-01-01' })
  const changed = await staff.call('PATCH', `/organizations/${id}`, { body: { expiredDate: '2025-12-31' } })
  expect([changed.status, changed.body.issues]).toEqual([400, [{ path: 'expiredDate', message }]])
})

it('asks a caller that wants to be asked before a second one of the same name and e-mail', async () => {
  const form = organizationForm({ name: 'Twice Traders', email: 'twice@traders.example' })
  const add = (body: object) => staff.call('POST', '/organizations', { body })
  expect((await add({ ...form, isSure: false })).status).toBe(201)
  const again = await add({ ...form, name: 'TWICE Traders', isSure: false })
  const message = 'There is already an organization with this name and email.'
  expect([again.status, again.body.code, again.body.issues]).toEqual([
    409,
    'record.doubtful',
    [{ path: 'name', message }],
  ])
  expect((await add({ ...form, isSure: true })).status).toBe(201)
})

it('moves the expiry with a later contract', async () => {
  const id = await createOrganization(staff, { startDate: '2025-01-01', expiredDate: '2025-12-31' })
  const contracts = [{ startDate: '2026-01-01', endDate: '2027-11-30' }]
  const { body } = await staff.call('PATCH', `/organizations/${id}`, { body: { contracts, expiredDate: '2025-12-31' } })
  expect(body.data.expiredDate).toBe('2027-11-30')
})
