import { randomUUID } from 'node:crypto'
import type { AccountSettings } from '@thant/contracts/money/accounts'
import { addCharge, createBillingRun } from '../records/charges.ts'
import { chargeForm, createCharge, createInvoice, createOrganization, invoiceForm } from '../records/factories.ts'
import { batteryForm, beginToPay, notify, placeOrder, resultFor } from '../records/payments.ts'
import { createPriceList, noBilling, price, priceListForm, versionForm } from '../records/prices.ts'
import { signInAs } from '../setup/actors.ts'
import type { Given, Samples } from './sample.ts'

export const moneySamples: Samples = {
  'POST /payment': ({ superAdmin, organization }) => ({
    by: superAdmin,
    path: '/payment',
    body: invoiceForm(organization, { invoiceNo: randomUUID(), ...optional }),
    table: 'invoices',
  }),
  'PATCH /payment/:id': async ({ superAdmin, organization }) => {
    const id = await createInvoice(superAdmin, organization, { invoiceNo: randomUUID() })
    const changes = { ...optional, paymentStatus: 'REJECTED' }
    const body = { ...invoiceForm(organization, { invoiceNo: randomUUID(), ...changes }), __v: 0 }
    return { by: superAdmin, path: `/payment/${id}`, body, table: 'invoices', id }
  },
  'POST /payment/bulk': async ({ superAdmin, organization }) => {
    const id = await createInvoice(superAdmin, organization, { invoiceNo: randomUUID() })
    const body = { ids: [id], change: { send: 'reminder' } }
    return { by: superAdmin, path: '/payment/bulk', body, table: 'invoices', id }
  },
  'POST /payment/bulk/undo': async ({ superAdmin, organization }) => {
    const id = await createInvoice(superAdmin, organization, { invoiceNo: randomUUID() })
    await superAdmin.call('POST', '/payment/bulk', { body: { ids: [id], change: { send: 'reminder' } } })
    return { by: superAdmin, path: '/payment/bulk/undo', body: { ids: [id] }, table: 'invoices', id }
  },
  'POST /charges': ({ superAdmin, organization }) => ({
    by: superAdmin,
    path: '/charges',
    body: chargeForm(organization),
    table: 'charges',
  }),
  'PATCH /charges/:id': async ({ superAdmin, organization }) => {
    const id = await createCharge(superAdmin, organization)
    const body = { waived: true, reason: 'Came late', __v: 0 }
    return { by: superAdmin, path: `/charges/${id}`, body, table: 'charges', id }
  },
  'POST /billing_runs': async ({ testApp, superAdmin }) => {
    const organization = await createOrganization(superAdmin)
    await addCharge(testApp, organization)
    const body = { month: '2026-01', organizations: [organization] }
    return { by: superAdmin, path: '/billing_runs', body, table: 'billing_runs' }
  },
  'POST /billing_runs/:id/accept': async ({ testApp, superAdmin }) => {
    const id = await createBillingRun(testApp, superAdmin, await createOrganization(superAdmin))
    const path = `/billing_runs/${id}/accept`
    return { by: superAdmin, path, body: { __v: 0 }, table: 'billing_runs', id }
  },
  'PATCH /payment/tax_settings': ({ superAdmin }) => ({
    by: superAdmin,
    path: '/payment/tax_settings',
    body: { number: '123-456' },
  }),
  'POST /payment/tax_rates': async ({ superAdmin }) => {
    const from = '2040-01-01'
    await superAdmin.call('DELETE', `/payment/tax_rates/${from}`)
    return { by: superAdmin, path: '/payment/tax_rates', body: { from, percent: 5 } }
  },
  'PUT /payment/accounts': async ({ superAdmin }) => {
    const { accounts, taxCodes } = (await superAdmin.call('GET', '/payment/accounts')).body.data as AccountSettings
    const body = {
      accounts: Object.fromEntries(accounts.map(({ role, ...account }) => [role, account])),
      taxCodes: Object.fromEntries(taxCodes.map(({ treatment, code }) => [treatment, code])),
    }
    return { by: superAdmin, path: '/payment/accounts', body }
  },
  'POST /payment/journal/exports': async ({ superAdmin, organization }) => {
    // So that the export has the lines of this invoice alone.
    await superAdmin.call('POST', '/payment/journal/exports', { body: { through: '2026-02-03' } })
    await createInvoice(superAdmin, organization, { invoiceNo: randomUUID() })
    return { by: superAdmin, path: '/payment/journal/exports', body: { through: '2026-02-03' } }
  },
  'POST /payment/:id/credits': async ({ superAdmin, organization }) => {
    const paid = { invoiceNo: randomUUID(), paymentStatus: 'APPROVED' }
    const id = await createInvoice(superAdmin, organization, paid)
    return { by: superAdmin, path: `/payment/${id}/credits`, body: creditNote, table: 'credits' }
  },
  'POST /orders/:id/credits': async ({ testApp, superAdmin }) => {
    const { _id: id } = await placeOrder(testApp)
    await superAdmin.call('PATCH', `/orders/${id}`, { body: { status: 'PAID' } })
    return { by: superAdmin, path: `/orders/${id}/credits`, body: creditNote, table: 'credits' }
  },
  'PATCH /payment/organizations/:organizationId/subscription': async ({ superAdmin }) => {
    const organization = await createOrganization(superAdmin, { name: 'Billed' })
    const path = `/payment/organizations/${organization}/subscription`
    return { by: superAdmin, path, body: { cycle: 'annual', reminders: false, __v: 0 } }
  },
  'POST /price_lists': ({ superAdmin }) => ({
    by: superAdmin,
    path: '/price_lists',
    body: priceListForm({ name: randomUUID(), version: fullVersion }),
    table: 'price_lists',
  }),
  'PATCH /price_lists/:id': async ({ superAdmin }) => {
    const id = await createPriceList(superAdmin)
    const body = { name: randomUUID(), version: fullVersion, __v: 0 }
    return { by: superAdmin, path: `/price_lists/${id}`, body, table: 'price_lists', id }
  },
  'POST /price_indexes': ({ superAdmin }) => ({
    by: superAdmin,
    path: '/price_indexes',
    body: { name: randomUUID(), month: '2026-02', value: 900.5 },
    table: 'price_indexes',
  }),
  'PUT /organizations/:organizationId/prices': async ({ superAdmin }) => {
    const organization = await createOrganization(superAdmin, { name: 'Priced' })
    const own = [price('pickup', 1, fullPrice)]
    const agreement = { site: organization, startsOn: '2026-02-01', priceList: null, currency: 'USD', prices: own }
    const billing = { ...noBilling, purchaseOrder: 'PO-1', purchaseLimit: 5_000 }
    const body = { agreements: [agreement], ...billing, __v: 0 }
    return { by: superAdmin, path: `/organizations/${organization}/prices`, body }
  },
  'POST /orders': () => {
    const body = { ...batteryForm({ quantity: 2 }), language: 'en' }
    return { path: '/orders', body, table: 'orders' }
  },
  'PATCH /orders/:id': async ({ testApp, superAdmin }) => {
    const { _id: id } = await placeOrder(testApp)
    return { by: superAdmin, path: `/orders/${id}`, body: { status: 'PAID', __v: 0 }, table: 'orders', id }
  },
  'POST /orders/:id/checkout': async ({ testApp }) => {
    const { _id: id, token } = await placeOrder(testApp)
    return { path: `/orders/${id}/checkout`, body: { token, option: 'card' }, table: 'payment_attempts', id }
  },
  'POST /payment/:id/checkout': async ({ testApp, superAdmin, organization }) => {
    const by = await signInAs(testApp, 'USER', organization)
    const id = await createInvoice(superAdmin, organization, { invoiceNo: randomUUID() })
    return { by, path: `/payment/${id}/checkout`, body: { option: 'card' }, table: 'invoices', id }
  },
  'PATCH /payment/results/:id': async (given) => {
    const id = await createFlaggedResult(given)
    const path = `/payment/results/${id}`
    return { by: given.superAdmin, path, body: { isHandled: true }, table: 'payment_results', id }
  },
  'POST /payment/2c2p': async ({ testApp }) => {
    const { _id: id, fields } = await beginToPay(testApp)
    return { path: '/payment/2c2p', body: resultFor(fields, '000'), table: 'orders', id }
  },
  'POST /payment/2c2p/get': async ({ testApp }) => {
    const { _id: id, fields } = await beginToPay(testApp)
    return { path: '/payment/2c2p/get', body: resultFor(fields, '002'), table: 'payment_attempts', id }
  },
  'POST /sandbox_payment': async ({ testApp }) => {
    const { _id: id, fields } = await beginToPay(testApp)
    return { path: '/sandbox_payment', body: fields, table: 'payment_attempts', id }
  },
  'POST /sandbox_payment/:attempt': async ({ testApp }) => {
    const { _id: id } = await beginToPay(testApp)
    return { path: `/sandbox_payment/${id}`, body: { status: '000' }, table: 'payment_attempts', id }
  },
}

const optional = { companyType: 'Hotel', paymentStatus: 'PENDING', extendsContract: false, file: null }
const creditNote = { kind: 'credit-note', amount: 1, reason: 'A pickup was missed', reference: '' }

/** The result names an unknown order, so that it is flagged. */
async function createFlaggedResult({ testApp, superAdmin }: Given): Promise<string> {
  const { fields } = await beginToPay(testApp)
  await notify(testApp, resultFor(fields, '000', { order_id: '999999999999', transaction_ref: fields.order_id }))
  const { body } = await superAdmin.call('GET', '/payment/results?outcome=unknown-order&limit=1')
  return body.data[0]._id
}

const fullPrice = {
  wayType: 'Dry',
  wasteType: null,
  fromQuantity: 0,
  indexName: null,
  indexPercent: null,
  isRebate: false,
  taxTreatment: 'exempt',
}

const fullVersion = versionForm({
  minimumPerPickup: 1_000,
  minimumPerMonth: 20_000,
  prices: [price('pickup', 5_000, fullPrice)],
})
