import { beforeAll, describe, expect, it } from 'vitest'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { batteryForm, nextIp, placeOrder } from '../../../../test/records/payments.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp({ publicUrl: 'https://portal.example' })
let finance: TestActor

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
})

async function issue(customerName: string): Promise<string> {
  const { _id } = await placeOrder(testApp, batteryForm({ customerName }))
  for (const status of ['PAID', 'PACKED', 'DELIVERED'])
    await finance.call('PATCH', `/orders/${_id}`, { body: { status } })
  return (await finance.call('GET', `/orders/${_id}`)).body.data.certificateSerial
}

describe('the PDF of a recycling certificate', () => {
  it('names the holder, the boxes, the day, who signs, and where it is checked, on one landscape page', {
    tags: ['2.12-20', '11.7-01'],
  }, async () => {
    const serial = await issue('Daw #Khin <b>')
    const pdf = await pdfOf(testApp, `/certificates/${serial}/pdf`)
    expect(pdf.pages).toHaveLength(1)
    expect(Math.round(pdf.pages[0]?.width ?? 0)).toBe(842)
    expect(pdf.isTagged).toBe(true)
    expect(pdf.metadata).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(pdf.info.Title).toBe(`Recycling Certificate ${serial}`)
    for (const said of [
      'Recycling Certificate',
      'Daw #Khin <b>',
      'Boxes delivered',
      'Name',
      'Signature, for Thant',
      'Tue 3 Feb 2026',
      serial,
      `https://portal.example/certificates/${serial}`,
    ]) {
      expect(pdf.text).toContain(said)
    }
    expect(JSON.stringify(pdf.pages[0]?.tags)).toContain('QR code that opens this certificate')
    // It attests what was delivered, and not what has yet to be collected.
    expect(pdf.text).not.toContain('kg')
    expect(pdf.text).not.toContain('are recycled')
  })

  it("keeps the company's name of the day it was issued", { tags: ['2.12-13'] }, async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const serial = await issue('Daw Khin Mar')
    const { name } = (await admin.call('GET', '/company')).body.data
    await admin.call('PATCH', '/company', { body: { name: 'Renamed Ltd' } })
    const { text } = await pdfOf(testApp, `/certificates/${serial}/pdf`)
    await admin.call('PATCH', '/company', { body: { name } })
    expect(text).toContain(`Signature, for ${name}`)
    expect(text).not.toContain('Renamed Ltd')
  })

  it('is the same bytes each time, in either language', async () => {
    const serial = await issue('Daw Khin Mar')
    for (const language of ['en', 'my']) {
      const path = `/certificates/${serial}/pdf?language=${language}`
      const [one, other] = [await pdfOf(testApp, path), await pdfOf(testApp, path)]
      expect(one.info.Language).toBe(language)
      expect(Buffer.compare(one.bytes, other.bytes)).toBe(0)
    }
  })

  it.each(['W'.repeat(120), 'ဒေါ်ခင်မာနှင့် မိသားစု '.repeat(6).slice(0, 120).trim()])('has room for %s', async (holder) => {
    const pdf = await pdfOf(testApp, `/certificates/${await issue(holder)}/pdf`)
    expect(pdf.pages).toHaveLength(1)
    for (const { texts, width } of pdf.pages) {
      for (const { left, right, text } of texts) {
        expect(left, text).toBeGreaterThan(60)
        expect(right, text).toBeLessThan(width - 60)
      }
    }
  })

  it('is not found for a serial that was never issued', async () => {
    const { status, body } = await call(testApp.app, 'GET', '/certificates/RC-2026-0000-0000/pdf', { ip: nextIp() })
    expect([status, body.code]).toEqual([404, 'certificate.not-found'])
  })
})
