import type { SearchResult } from '@thant/contracts/reporting/search'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createInvoice,
  createOrganization,
  createPickup,
  createReport,
  createSite,
  item,
} from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let operation: TestActor
let finance: TestActor
let customer: TestActor
let ofPort: TestActor
let driver: TestActor
const ids: Record<string, string> = {}

/** The tests' clock begins at noon of 3 February 2026 in Yangon. */
beforeAll(async () => {
  admin = await signInAs(testApp, 'SUPER ADMIN', null, { name: 'Ma Admin', email: 'ma.admin@staff.example' })
  operation = await signInAs(testApp, 'OPERATION')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  ids.lotus = await createOrganization(admin, {
    name: 'Lotus Hotel',
    email: 'desk@lotus-hotel.example',
    officePhoneNumber: '+95 1 555-0101',
    contactPersonPhoneNumber: '09-791 234 567',
  })
  const other = { email: 'office@other.example', contactPersonPhoneNumber: '01 999 0909' }
  const shwe = { ...other, name: 'ရွှေကြာ ကုမ္ပဏီ', officePhoneNumber: '01 666 0202' }
  ids.shwe = await createOrganization(admin, shwe)
  await createOrganization(admin, { ...other, name: 'Aung 100%_done' })
  await createOrganization(admin, { ...other, name: 'Aung 100x1done' })
  await createOrganization(admin, { ...other, name: 'Daw Aung' })
  ids.gone = await createOrganization(admin, { ...other, name: 'Lotus Laundry' })
  ids.port = await createSite(admin, ids.lotus, { name: 'Harbour gate' })
  driver = await signInAs(testApp, 'DRIVER', null, { name: 'Ko Driver' })
  customer = await signInAs(testApp, 'USER', ids.lotus, { name: 'Daw Hla' })
  ofPort = await signInAs(testApp, 'USER', ids.lotus, { name: 'Ko Port', siteIds: [ids.port] })

  ids.weighed = await createPickup(admin, ids.lotus, '2026-01-20T03:00:00.000Z', [item('Papers', 12)])
  ids.ahead = await createPickup(admin, ids.lotus, '2026-02-05T02:00:00.000Z')
  ids.atPort = await createPickup(admin, ids.lotus, '2026-02-06T02:00:00.000Z', [], ids.port)
  ids.ofShwe = await createPickup(admin, ids.shwe, '2026-02-05T04:00:00.000Z')
  const vehicle = { plate_number: 'YGN 1A-4321', driver: driver.id }
  await admin.call('PATCH', `/logistics/${ids.ofShwe}`, { body: { vehicle } })
  ids.invoice = await createInvoice(admin, ids.lotus, { invoiceNo: 'INV-2026-0042' })
  ids.invoiceOfShwe = await createInvoice(admin, ids.shwe, { invoiceNo: 'INV-2026-0043' })
  ids.report = await createReport(admin, { organization: ids.lotus, quarters: ['2026-01'] })
  const request = { kind: 'extra', organizationId: ids.lotus, wantedAt: '2026-02-10T03:00:00.000Z', partOfDay: 'any' }
  ids.request = (await admin.call('POST', '/pickup_requests', { body: request })).body.data._id
  await admin.call('DELETE', `/organizations/${ids.gone}`)
})

async function found(by: TestActor, q: string, kinds?: string): Promise<SearchResult[]> {
  const { status, body } = await by.call('GET', '/search', { query: { q, ...(kinds && { kinds }) } })
  expect([q, status]).toEqual([q, 200])
  return body.data
}

const titles = async (by: TestActor, q: string, kinds?: string) => (await found(by, q, kinds)).map(({ title }) => title)
const idsOf = async (by: TestActor, q: string, kinds?: string) => (await found(by, q, kinds)).map(({ _id }) => _id)

describe('a name', () => {
  it('finds customer, pickups ahead, requests, invoices and reports, in this order', {
    tags: ['13.1-01'],
  }, async () => {
    const results = await found(admin, 'lotus')
    expect(results.map(({ kind, _id }) => [kind, _id])).toEqual([
      ['customer', ids.lotus],
      ['pickup', ids.ahead],
      ['pickup', ids.atPort],
      ['request', ids.request],
      ['invoice', ids.invoice],
      ['report', ids.report],
    ])
    expect(results[0]).toMatchObject({ title: 'Lotus Hotel', hint: '+95 1 555-0101', organizationId: ids.lotus })
    expect(results[2]).toMatchObject({ title: 'Lotus Hotel', hint: 'Harbour gate', at: '2026-02-06T02:00:00.000Z' })
    expect(results[4]).toMatchObject({ title: 'INV-2026-0042', hint: 'Lotus Hotel', isPayable: true })
  })

  it.each([
    ['LOTUS', 'Lotus Hotel'],
    ['tus hot', 'Lotus Hotel'],
    ['desk@lotus-hotel', 'Lotus Hotel'],
    ['ရွှေကြာ', 'ရွှေကြာ ကုမ္ပဏီ'],
    ['ကုမ္ပဏီ', 'ရွှေကြာ ကုမ္ပဏီ'],
    ['ေရႊၾကာ', 'ရွှေကြာ ကုမ္ပဏီ'],
    ['ေရႊၾကာ ကုမၸဏီ', 'ရွှေကြာ ကုမ္ပဏီ'],
    ['100%_', 'Aung 100%_done'],
    ['%_done', 'Aung 100%_done'],
  ])('%j, in either script and encoding, finds %s alone', { tags: ['13.1-02'] }, async (text, title) => {
    expect(await titles(admin, text, 'customer')).toEqual([title])
  })

  it('that begins with the text comes first', async () => {
    expect(await titles(operation, 'aung', 'customer')).toEqual(['Aung 100%_done', 'Aung 100x1done', 'Daw Aung'])
  })

  it('of a person finds them with phone and organization', { tags: ['13.1-01'] }, async () => {
    const [person] = await found(operation, 'daw hla')
    expect(person).toMatchObject({ kind: 'person', _id: customer.id, hint: '09 123 456 789 · Lotus Hotel' })
  })

  it('of an archived customer finds nothing', { tags: ['13.1-03'] }, async () => {
    expect(await titles(admin, 'Lotus Laundry')).toEqual([])
  })
})

describe('a number', () => {
  it.each([
    '+95 1 555 0101',
    '+9515550101',
    '0095 1 555-0101',
    '01 555 0101',
    '015550101',
    '1 5550101',
    '555-01',
    '၀၁၅၅၅၀၁၀၁',
    '09 791234567',
    '+95 9791 234567',
    '0979 1234 567',
  ])('as a phone, %j, finds the customer however it was typed', { tags: ['13.1-02'] }, async (phone) => {
    expect(await titles(finance, phone, 'customer')).toEqual(['Lotus Hotel'])
  })

  it.each(['1A-4321', '1a 4321', '1A4321', 'ygn1a4321', 'YGN 1A-4321', '၄၃၂၁'])(
    'as a plate, %j, finds its pickups',
    { tags: ['13.1-02'] },
    async (plate) => {
      expect(await idsOf(operation, plate)).toEqual([ids.ofShwe])
    },
  )

  it('of a collection note finds its pickup', { tags: ['13.1-01'] }, async () => {
    const number = `COL-${(ids.weighed ?? '').slice(0, 13).toUpperCase()}`
    expect(await found(operation, number.toLowerCase())).toMatchObject([{ _id: ids.weighed, hint: number }])
  })

  it('of an invoice finds it, in Burmese digits too', { tags: ['13.1-01'] }, async () => {
    expect(await idsOf(finance, 'inv-2026-0042')).toEqual([ids.invoice])
    expect(await idsOf(finance, '၂၀၂၆-၀၀၄၂')).toEqual([ids.invoice])
  })

  it.each(['2026-02-05', '2026/2/5', '5.2.2026', '05/02/2026', '5 Feb 2026', '5 february', '၂၀၂၆/၂/၅'])(
    'of a day, %j, finds its pickups',
    { tags: ['13.1-01'] },
    async (day) => {
      expect(await idsOf(operation, day, 'pickup')).toEqual([ids.ahead, ids.ofShwe])
    },
  )
})

describe('the caller', () => {
  it('finds only kinds of the own permissions', { tags: ['13.1-03'] }, async () => {
    const kindsOf = async (by: TestActor, q: string) => new Set((await found(by, q)).map(({ kind }) => kind))
    expect(await kindsOf(operation, 'lotus')).toEqual(new Set(['customer', 'pickup', 'request']))
    expect(await kindsOf(finance, 'lotus')).toEqual(new Set(['customer', 'pickup', 'invoice']))
    expect(await titles(finance, 'Daw Hla')).toEqual([])
  })

  it('who is a customer finds what is of the own organization alone', { tags: ['13.1-03'] }, async () => {
    expect(await idsOf(customer, 'lotus')).toEqual([ids.ahead, ids.atPort, ids.request, ids.invoice, ids.report])
    expect(await idsOf(customer, 'INV-2026')).toEqual([ids.invoice])
    expect(await idsOf(customer, '2026-02-05')).toEqual([ids.ahead])
    for (const foreign of ['ရွှေကြာ', 'Aung', '1A-4321', 'INV-2026-0043', '01 666 0202', 'Ma Admin']) {
      expect([foreign, await found(customer, foreign)]).toEqual([foreign, []])
    }
  })

  it('who is limited to sites finds theirs alone', { tags: ['13.1-03'] }, async () => {
    expect(await idsOf(ofPort, 'lotus')).toEqual([ids.atPort])
    expect(await idsOf(ofPort, 'harbour')).toEqual([ids.atPort])
    expect(await idsOf(ofPort, '2026-02-05')).toEqual([])
    expect(await idsOf(ofPort, 'INV-2026-0042')).toEqual([])
  })

  it('who drives finds the own pickups alone', { tags: ['13.1-03'] }, async () => {
    expect(await idsOf(driver, 'ရွှေကြာ')).toEqual([ids.ofShwe])
    expect(await idsOf(driver, '1A 4321')).toEqual([ids.ofShwe])
    for (const foreign of ['lotus', 'INV-2026', 'Daw Hla', '01 555 0101']) {
      expect([foreign, await found(driver, foreign)]).toEqual([foreign, []])
    }
  })
})

describe('what is typed', () => {
  it.each(['l', 'က', '%', '%%', '___', '---', '...!', '်', 'a%', ' . '])(
    'finds nothing with fewer than two letters or digits, such as %j',
    { tags: ['13.1-04'] },
    async (text) => {
      const { status, body } = await admin.call('GET', '/search', { query: { q: text } })
      expect([status, body.data]).toEqual([200, []])
    },
  )

  it.each([
    [{ q: 'x'.repeat(10_000) }, 'q', 'At most 200 characters'],
    [{ q: '' }, 'q', 'Required'],
    [{}, 'q', 'Required'],
    [{ q: 'lotus', kinds: 'customer,cars' }, 'kinds', 'Invalid'],
    [{ q: 'lotus', kinds: '' }, 'kinds', 'Invalid'],
  ])('is refused with a reason where it is no search', { tags: ['13.1-04'] }, async (query, path, message) => {
    const { status, body } = await admin.call('GET', '/search', { query: query as Record<string, string> })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('finds at most 20, of each kind in turn', { tags: ['13.1-01'] }, async () => {
    for (let number = 0; number < 24; number += 1) {
      await createOrganization(admin, { name: `Many Shops ${number}` })
      await createInvoice(admin, ids.lotus ?? '', { invoiceNo: `MANY-${number}` })
    }
    const results = await found(admin, 'many')
    expect(results.map(({ kind }) => kind)).toEqual([...Array(10).fill('customer'), ...Array(10).fill('invoice')])
    expect(await found(admin, 'many', 'invoice')).toHaveLength(20)
  })
})
