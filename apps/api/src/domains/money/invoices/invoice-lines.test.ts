import { beforeAll, describe, expect, it } from 'vitest'
import { pngFile } from '../../../../test/files/images.ts'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { uploadExemption } from '../../../../test/files/upload.ts'
import { createOrganization, createSite, invoiceForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let finance: TestActor
let customerService: TestActor
let admin: TestActor
let organization: string
let site: string

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  customerService = await signInAs(testApp, 'CUSTOMER SERVICE')
  admin = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(admin, { name: 'Lotus Tower' })
  site = await createSite(admin, organization, { name: 'Lotus Annex' })
})

const collection = { description: 'Collections in January', quantity: 4, unit: 'pickup', unitPrice: 25_000 }
const dryWaste = { description: 'Dry waste', quantity: 33.333, unit: 'kg', unitPrice: 120.5 }

const make = (lines: unknown, fields: object = {}, by = finance) => {
  const { amount, ...form } = invoiceForm(organization)
  return by.call('POST', '/payment', { body: { ...form, currency: 'MMK', lines, ...fields } })
}
const addRate = (from: string, percent: number, by = finance) =>
  by.call('POST', '/payment/tax_rates', { body: { from, percent } })
/** Signs in at that time, because an earlier session would have expired. */
async function at(instant: string, run: (by: TestActor) => Promise<void>): Promise<void> {
  testApp.clock.set(instant)
  await run(await signInAs(testApp, 'FINANCE OFFICE')).finally(() => testApp.clock.set('2026-02-03T03:00:00Z'))
}
const exempt = async (taxExemption: object | null) => {
  const at = `/payment/organizations/${organization}/subscription`
  const { __v } = (await finance.call('GET', at)).body.data
  return finance.call('PATCH', at, { body: { taxExemption, __v } })
}

describe('an invoice with lines', () => {
  it('sums its lines, without tax where the company has no rate', { tags: ['14.1-01', '14.1-03'] }, async () => {
    const { status, body } = await make([collection, { ...dryWaste, site, taxTreatment: 'exempt' }])
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      amount: 104_017,
      taxes: [],
      taxExemption: null,
      lines: [
        { ...collection, site: null, amount: 100_000, taxTreatment: 'taxable' },
        { ...dryWaste, site: { _id: site, name: 'Lotus Annex' }, amount: 4_017, taxTreatment: 'exempt' },
      ],
    })
    expect((await finance.call('GET', `/payment/${body.data._id}`)).body.data).toEqual(body.data)
  })

  it('has one line of its whole amount where it was made out as one', { tags: ['14.1-01'] }, async () => {
    const { body } = await finance.call('POST', '/payment', { body: invoiceForm(organization, { amount: 250 }) })
    expect(body.data.lines).toEqual([
      {
        description: 'Waste collection, monthly',
        site: null,
        quantity: 1,
        unit: 'piece',
        unitPrice: 250,
        amount: 250,
        taxTreatment: null,
        charges: 0,
      },
    ])
    expect(body.data.taxes).toEqual([])
  })

  it('refuses what cannot be billed, at the field', { tags: ['14.1-05'] }, async () => {
    const elsewhere = await createOrganization(admin, { name: 'Somewhere Else' })
    const refusals: [unknown, object, string, string][] = [
      [[], {}, 'lines', 'Required'],
      [undefined, {}, 'amount', 'Required'],
      [[collection], { amount: 5 }, 'lines', 'Please give lines or an amount, not both.'],
      [Array.from({ length: 201 }, () => collection), {}, 'lines', 'Too many lines'],
      [[{ ...collection, quantity: 0 }], {}, 'lines.0.quantity', 'More than 0'],
      [[{ ...collection, quantity: 1.2345 }], {}, 'lines.0.quantity', 'At most 3 decimals'],
      [[{ ...collection, unitPrice: 0.00001 }], {}, 'lines.0.unitPrice', 'At most 4 decimals'],
      [[{ ...collection, unit: 'lorry' }], {}, 'lines.0.unit', 'Invalid'],
      [[collection, { ...dryWaste, description: ' ' }], {}, 'lines.1.description', 'Required'],
      [[{ ...collection, unitPrice: 0.0001 }], {}, 'lines', 'The lines must come to more than 0.'],
      [[collection, { ...collection, unitPrice: -30_000 }], {}, 'lines', 'The lines must come to more than 0.'],
      [
        [{ ...collection, quantity: 1_000_000, unitPrice: 9_999_999 }],
        {},
        'lines',
        'The lines must come to at most 9,999,999,999.99.',
      ],
    ]
    for (const [lines, fields, path, message] of refusals) {
      const { status, body } = await make(lines, fields)
      expect([status, body.issues], `${path}: ${message}`).toEqual([400, [{ path, message }]])
    }
    const foreign = await make([{ ...collection, site: elsewhere }])
    expect([foreign.status, foreign.body.code]).toEqual([404, 'site.not-found'])
  })
})

describe('commercial tax', () => {
  it('is added from the day on which a rate is in force, to lines that bear it', {
    tags: ['14.1-03', '14.2-01', '14.2-02'],
  }, async () => {
    expect((await addRate('2026-02-03', 5)).body.data).toEqual({
      number: '',
      rates: [{ from: '2026-02-03', percent: 5 }],
    })
    const { body } = await make([
      collection,
      { ...dryWaste, taxTreatment: 'exempt' },
      { ...collection, quantity: 1, unitPrice: 10_500, taxTreatment: 'tax-included' },
    ])
    expect(body.data).toMatchObject({
      amount: 119_517,
      taxes: [
        { percent: 5, isIncluded: false, base: 100_000, tax: 5_000 },
        { percent: 5, isIncluded: true, base: 10_000, tax: 500 },
      ],
    })
  })

  it('keeps the rate that an invoice was issued with', { tags: ['14.2-02'] }, async () => {
    const issued = (await make([collection])).body.data
    expect((await addRate('2026-03-01', 8)).status).toBe(201)
    await at('2026-03-01T03:00:00Z', async (later) => {
      expect((await make([collection], {}, later)).body.data.taxes).toMatchObject([{ percent: 8, tax: 8_000 }])
      expect((await later.call('GET', `/payment/${issued._id}`)).body.data).toMatchObject({ amount: 105_000 })
    })
  })

  it('takes no rate of the past, none twice, and removes none that is in force', { tags: ['14.2-01'] }, async () => {
    const past = await addRate('2026-02-02', 4)
    expect([past.status, past.body.issues?.[0]?.path]).toEqual([400, 'from'])
    const twice = await addRate('2026-03-01', 4)
    expect([twice.status, twice.body.code]).toEqual([409, 'tax-rate.taken'])
    expect((await addRate('2026-04-01', 0)).body.issues).toEqual([{ path: 'percent', message: 'More than 0 %' }])
    const remove = (from: string, by = finance) => by.call('DELETE', `/payment/tax_rates/${from}`)
    expect((await remove('2026-02-03')).body.code).toBe('tax-rate.in-force')
    expect((await remove('2026-05-01')).body.code).toBe('tax-rate.not-found')
    expect((await remove('2026-03-01')).body.data.rates).toEqual([{ from: '2026-02-03', percent: 5 }])
  })

  it('is not charged to a customer who is exempt on the day, and the invoice names the document', {
    tags: ['14.2-03'],
  }, async () => {
    const ending = await exempt({ document: 'CT-EX 4/2026', from: '2026-01-01', to: '2025-12-31' })
    expect(ending.body.issues).toEqual([{ path: 'taxExemption.to', message: 'Ends before it starts' }])
    await exempt({ document: 'CT-EX 4/2026', from: '2026-02-04', to: null })
    expect((await make([collection])).body.data).toMatchObject({ amount: 105_000, taxExemption: null })
    const saved = await exempt({ document: 'CT-EX 4/2026', from: '2026-01-01', to: '2026-02-03' })
    expect(saved.body.data).toMatchObject({ taxPercent: null, taxExemption: { document: 'CT-EX 4/2026', file: null } })
    const { file } = (await uploadExemption(finance, await pngFile())).body.data
    const scanned = await exempt({ document: 'CT-EX 4/2026', from: '2026-01-01', to: '2026-02-03', file })
    const { url } = scanned.body.data.taxExemption.file
    expect((await testApp.app.inject({ url })).statusCode).toBe(200)
    expect((await testApp.app.inject({ url: `/api/files/${file}` })).statusCode).toBe(404)
    const again = await exempt({ document: 'CT-EX 4/2026', from: '2026-01-01', to: '2026-02-03', file })
    expect(again.body.issues).toMatchObject([{ path: 'taxExemption.file' }])
    const kept = await exempt({ document: 'CT-EX 4/2026', from: '2026-01-01', to: '2026-02-03' })
    expect(kept.body.data.taxExemption.file).toMatchObject({ isPdf: false })
    const { body } = await make([collection])
    expect(body.data).toMatchObject({ amount: 100_000, taxes: [], taxExemption: 'CT-EX 4/2026' })
    const { text } = await pdfOf(testApp, `/payment/${body.data._id}/pdf`, finance)
    expect(text).toContain('Exempt from commercial tax: CT-EX 4/2026')
    expect((await exempt(null)).body.data).toMatchObject({ taxPercent: 5, taxExemption: null })
  })

  it('is listed by month, with what is due by the tenth of the next, without rejected invoices', {
    tags: ['14.2-04'],
  }, async () => {
    const due = async () => (await finance.call('GET', '/payment/taxes/due?month=2026-02')).body.data
    const before = await due()
    expect(before).toMatchObject({ dueOn: '2026-03-10', totals: [{ currency: 'MMK', percent: 5 }] })
    const added = (await make([collection], { invoiceNo: 'TAXED-1' })).body.data
    const list = async (query: string) => (await finance.call('GET', `/payment/taxes?${query}`)).body.data
    expect(await list('month=2026-02&q=TAXED-1')).toMatchObject([
      { invoice: { _id: added._id, name: 'TAXED-1' }, taxedOn: '2026-02-03', base: 100_000, tax: 5_000 },
    ])
    expect(await list('month=2026-01')).toEqual([])
    const [total] = before.totals
    expect((await due()).totals).toEqual([
      { ...total, base: total.base + 100_000, tax: total.tax + 5_000, count: total.count + 1 },
    ])
    await finance.call('PATCH', `/payment/${added._id}`, { body: { paymentStatus: 'REJECTED' } })
    expect(await due()).toEqual(before)
    expect(await list('month=2026-02&q=TAXED-1')).toEqual([])
  })

  it('is taken back by a credit note, in the month of the note, whose paper says how much', {
    tags: ['14.2-06'],
  }, async () => {
    const paid = (await make([collection], { invoiceNo: 'CREDITED-1', paymentStatus: 'APPROVED' })).body.data
    const credit = { kind: 'credit-note', amount: 52_500, reason: 'Half of the pickups were missed' }
    await at('2026-04-05T03:00:00Z', async (later) => {
      const { body } = await later.call('POST', `/payment/${paid._id}/credits`, { body: credit })
      expect((await later.call('GET', '/payment/taxes/due?month=2026-04')).body.data.totals).toEqual([
        { currency: 'MMK', percent: 5, base: -50_000, tax: -2_500, count: 1 },
      ])
      expect((await later.call('GET', '/payment/taxes?month=2026-04')).body.data).toMatchObject([
        { document: 'CN-CREDITED-1-1', invoice: { name: 'CREDITED-1' }, tax: -2_500 },
      ])
      expect((await later.call('GET', `/payment/${paid._id}`)).body.data.taxes).toMatchObject([{ tax: 5_000 }])
      const [note] = body.data.credits
      const { text } = await pdfOf(testApp, `/payment/${paid._id}/credits/${note._id}/pdf`, later)
      expect(text).toContain('This includes commercial tax of 5% on 50,000 MMK: 2,500 MMK.')
    })
  })

  it('is a matter of admins and finance: others see rates and change none', { tags: ['14.2-05'] }, async () => {
    expect((await customerService.call('GET', '/payment/tax_settings')).status).toBe(200)
    expect((await addRate('2026-09-01', 6, customerService)).status).toBe(403)
    const number = { body: { number: '123-456-789' } }
    expect((await customerService.call('PATCH', '/payment/tax_settings', number)).status).toBe(403)
    expect((await admin.call('PATCH', '/payment/tax_settings', number)).body.data.number).toBe('123-456-789')
  })
})

describe('the paper of an invoice with lines', () => {
  it('has a table for each site, with the tax and its base, and keeps it on the receipt', {
    tags: ['14.1-06', '14.2-02'],
  }, async () => {
    const { body } = await make([collection, { ...dryWaste, site }], { invoiceNo: 'LINES-1' })
    const { text } = await pdfOf(testApp, `/payment/${body.data._id}/pdf`, finance)
    for (const expected of [
      'Collections in January',
      'Lotus Annex',
      '33.333',
      '120.50',
      '4,017 MMK',
      'Subtotal',
      '104,017 MMK',
      'Commercial tax 5% of 104,017 MMK',
      '5,201 MMK',
      '109,218 MMK',
      'Tax number: 123-456-789',
    ]) {
      expect(text).toContain(expected)
    }
    expect(text).not.toContain('No tax is shown separately.')
    await finance.call('PATCH', `/payment/${body.data._id}`, { body: { paymentStatus: 'APPROVED' } })
    const receipt = await pdfOf(testApp, `/payment/${body.data._id}/pdf?kind=receipt`, finance)
    expect(receipt.text).toContain('Commercial tax 5% of 104,017 MMK')
    expect(receipt.text).toContain('109,218 MMK')
  })
})
