import { beforeAll, expect, it } from 'vitest'
import { charges } from '#database/schema/charges.ts'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { addCharge } from '../../../../test/records/charges.ts'
import {
  createInvoice,
  createOrganization,
  createPickup,
  createSite,
  item,
} from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor

beforeAll(async () => {
  admin = await signInAs(testApp, 'SUPER ADMIN')
})

/** An invoice of two pickups and of something typed, at two sites. */
async function billTwoSites() {
  const organization = await createOrganization(admin)
  const site = await createSite(admin, organization, { name: 'Harbour Store' })
  const pickup = await createPickup(admin, organization, '2026-01-20T04:00:00Z', [item('Papers', 3)])
  await addCharge(testApp, organization, { pickupId: pickup, day: '2026-01-20', wayType: 'Dry' })
  const weight = { kind: 'kg', unit: 'kg', wasteType: 'Papers', quantity: 33.333, unitPrice: 0.3333 } as const
  await addCharge(testApp, organization, { ...weight, amount: 11.1098889, pickupId: pickup, siteId: site })
  await addCharge(testApp, organization, { kind: 'other', description: 'Bulky waste', unitPrice: 40_000, siteId: null })
  const invoiceId = await createInvoice(admin, organization, {
    invoiceNo: `ANNEX-${organization.slice(0, 8)}`,
    currency: 'MMK',
    amount: 65_011,
  })
  await testApp.database.update(charges).set({ invoiceId, invoicePosition: 0 })
  return { organization, invoiceId, pickup }
}

it('lists the charges of an invoice site by site, with collection notes and sums', { tags: ['14.7-18'] }, async () => {
  const { organization, invoiceId, pickup } = await billTwoSites()
  const customer = await signInAs(testApp, 'USER', organization)
  const { text, headers } = await pdfOf(testApp, `/payment/${invoiceId}/annex`, customer)
  expect(headers['content-disposition']).toMatch(/annex_ANNEX-[0-9a-f]{8}\.pdf/)
  const note = `COL-${pickup.slice(0, 13).toUpperCase()}`
  const parts = [
    'All sites',
    'Bulky waste',
    'Sum of this site',
    note,
    'Pickup, Dry',
    'Sum of this site',
    'Harbour Store',
    note,
    'Paper',
    '33.333',
    '0.3333',
    'Sum of all charges 65,011.11 MMK',
  ]
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    expect(at, `${part} after ${text.slice(from, from + 200)}`).toBeGreaterThanOrEqual(from)
    from = at
  }
  const burmese = await pdfOf(testApp, `/payment/${invoiceId}/annex?language=my`, customer)
  expect(burmese.text).toContain(note)
})

it('is of the own organization, and not there for an invoice that was typed', { tags: ['14.7-18'] }, async () => {
  const { invoiceId } = await billTwoSites()
  const other = await createOrganization(admin)
  const stranger = await signInAs(testApp, 'USER', other)
  expect((await stranger.call('GET', `/payment/${invoiceId}/annex`)).status).toBe(404)
  const typed = await createInvoice(admin, other)
  const { status, body } = await admin.call('GET', `/payment/${typed}/annex`)
  expect([status, body.code]).toEqual([404, 'invoice.no-charges'])
})
