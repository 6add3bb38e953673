import { signInAs, type TestActor } from '../setup/actors.ts'
import type { TestApp } from '../setup/create-test-app.ts'
import { addCharge, createBillingRun } from './charges.ts'
import {
  createBin,
  createBinOrder,
  createCharge,
  createConsignment,
  createDestination,
  createInvoice,
  createNote,
  createOrganization,
  createOtherWaste,
  createPickup,
  createQuiz,
  createReport,
  createSavedView,
  createSchedule,
  createStockAdjustment,
  createTraining,
  createTreatmentProfile,
  item,
} from './factories.ts'
import { beginToPay, type Ordered, placeOrder } from './payments.ts'
import { createPlacedBin } from './placed-bins.ts'
import { createPriceList } from './prices.ts'
import { createDepot, createVehicle } from './vehicles.ts'
import { createVisitToLookAt } from './visits.ts'

/** Holds the id of one record of each kind, all of the same organization. */
export type Records = {
  organization: string
  note: string
  savedView: string
  pickup: string
  visit: string
  schedule: string
  pickupRequest: string
  depot: string
  vehicle: string
  destination: string
  treatmentProfile: string
  consignment: string
  stockAdjustment: string
  otherWaste: string
  bin: string
  binOrder: string
  placedBin: string
  training: string
  quiz: string
  report: string
  carbonReport: string
  griReport: string
  priceList: string
  invoice: string
  charge: string
  billingRun: string
  /** A paid invoice with a credit note. */
  credited: { invoice: string; credit: string }
  /** A paid order with a credit note. */
  creditedOrder: { order: string; credit: string }
  order: Ordered
}

export async function createRecords(testApp: TestApp, superAdmin: TestActor): Promise<Records> {
  const organization = await createOrganization(superAdmin)
  const bin = await createBin(superAdmin, { stock: 1_000 })
  const destination = await createDestination(superAdmin)
  const depot = await createDepot(superAdmin)
  // The report needs a completed pickup.
  await createPickup(superAdmin, organization, '2026-02-01T02:30:00Z', [item('Papers', 1)])
  return {
    organization,
    note: await createNote(superAdmin, organization),
    savedView: await createSavedView(superAdmin, { isShared: true }),
    pickup: await createPickup(superAdmin, organization, '2026-02-03T04:30:00Z'),
    visit: (await createVisitToLookAt(superAdmin, await signInAs(testApp, 'DRIVER'), organization)).id,
    schedule: await createSchedule(superAdmin, organization),
    pickupRequest: await askForPickup(superAdmin, organization),
    depot,
    vehicle: await createVehicle(superAdmin, depot),
    destination,
    treatmentProfile: await createTreatmentProfile(superAdmin, { validFrom: '2099-01-01' }),
    consignment: await createConsignment(superAdmin, destination),
    stockAdjustment: await createStockAdjustment(superAdmin),
    otherWaste: await createOtherWaste(superAdmin, organization),
    bin,
    binOrder: await createBinOrder(superAdmin, { organization, bin, quantity: 1 }),
    placedBin: await createPlacedBin(superAdmin, { organizationId: organization, binId: bin }),
    training: await createTraining(superAdmin, organization),
    quiz: await createQuiz(superAdmin),
    report: await createReport(superAdmin, { organization, quarters: ['2026-02'] }),
    carbonReport: await saveCarbonReport(superAdmin, organization),
    griReport: await saveGriReport(superAdmin, organization),
    priceList: await createPriceList(superAdmin),
    invoice: await createBilledInvoice(testApp, superAdmin, organization),
    charge: await createCharge(superAdmin, organization),
    billingRun: await createBillingRun(testApp, superAdmin, organization),
    credited: await createCredit(superAdmin, organization),
    creditedOrder: await createOrderCredit(testApp, superAdmin),
    order: await beginToPay(testApp),
  }
}

async function askForPickup(superAdmin: TestActor, organizationId: string): Promise<string> {
  const body = { organizationId, kind: 'extra', wantedAt: '2026-03-03T02:30:00Z' }
  return (await superAdmin.call('POST', '/pickup_requests', { body })).body.data._id
}

async function saveCarbonReport(superAdmin: TestActor, organization: string): Promise<string> {
  const body = { quarter: '2026-02' }
  return (await superAdmin.call('POST', `/carbon/organizations/${organization}/reports`, { body })).body.data._id
}

async function saveGriReport(superAdmin: TestActor, organization: string): Promise<string> {
  const body = { organization, from: '2026-02', to: '2026-02' }
  return (await superAdmin.call('POST', '/gri/reports', { body })).body.data._id
}

/** With a charge, as those of billing runs have. */
async function createBilledInvoice(testApp: TestApp, superAdmin: TestActor, organization: string): Promise<string> {
  const invoiceId = await createInvoice(superAdmin, organization)
  await addCharge(testApp, organization, { invoiceId, invoicePosition: 0, currency: 'USD' })
  return invoiceId
}

async function createCredit(superAdmin: TestActor, organization: string): Promise<Records['credited']> {
  const invoice = await createInvoice(superAdmin, organization, { paymentStatus: 'APPROVED' })
  return { invoice, credit: await credit(superAdmin, `/payment/${invoice}`) }
}

async function createOrderCredit(testApp: TestApp, superAdmin: TestActor): Promise<Records['creditedOrder']> {
  const { _id: order } = await placeOrder(testApp)
  await superAdmin.call('PATCH', `/orders/${order}`, { body: { status: 'PAID' } })
  return { order, credit: await credit(superAdmin, `/orders/${order}`) }
}

async function credit(superAdmin: TestActor, path: string): Promise<string> {
  const body = { kind: 'credit-note', amount: 1, reason: 'A pickup was missed' }
  return (await superAdmin.call('POST', `${path}/credits`, { body })).body.data.credits[0]._id
}

/** Every other parameter is the id of the organization. */
export function pathTo(path: string, records: Records): string {
  return path
    .replace('/company_days/:day', '/company_days/2026-06-30')
    .replace('/day_plans/:day', '/day_plans/2026-06-30')
    .replace('/notes/:id', `/notes/${records.note}`)
    .replace('/views/:id', `/views/${records.savedView}`)
    .replace('/logistics/:id', `/logistics/${records.pickup}`)
    .replace('/visits/:id', `/visits/${records.visit}`)
    .replace('/schedules/:id', `/schedules/${records.schedule}`)
    .replace('/pickup_requests/:id', `/pickup_requests/${records.pickupRequest}`)
    .replace('/depots/:id', `/depots/${records.depot}`)
    .replace('/placed_bins/:id', `/placed_bins/${records.placedBin}`)
    .replace('/vehicles/:id', `/vehicles/${records.vehicle}`)
    .replace('/destinations/:id', `/destinations/${records.destination}`)
    .replace('/treatment_profiles/:id', `/treatment_profiles/${records.treatmentProfile}`)
    .replace('/consignments/:id', `/consignments/${records.consignment}`)
    .replace('/stock_adjustments/:id', `/stock_adjustments/${records.stockAdjustment}`)
    .replace('/other_wastes/:id', `/other_wastes/${records.otherWaste}`)
    .replace(':year', '2026')
    .replace('/texts/:key', '/texts/306-1')
    .replace('/bins/:id', `/bins/${records.bin}`)
    .replace('/bin_orders/:id', `/bin_orders/${records.binOrder}`)
    .replace('/trainings/:id', `/trainings/${records.training}`)
    .replace('/quiz/:id', `/quiz/${records.quiz}`)
    .replace('/carbon/reports/:id', `/carbon/reports/${records.carbonReport}`)
    .replace('/gri/reports/:id', `/gri/reports/${records.griReport}`)
    .replace('/reports/:id', `/reports/${records.report}`)
    .replace('/download/:id', `/download/${records.report}`)
    .replace(
      '/payment/:id/credits/:creditId',
      `/payment/${records.credited.invoice}/credits/${records.credited.credit}`,
    )
    .replace(
      '/orders/:id/credits/:creditId',
      `/orders/${records.creditedOrder.order}/credits/${records.creditedOrder.credit}`,
    )
    .replace('/charges/:id', `/charges/${records.charge}`)
    .replace('/price_lists/:id', `/price_lists/${records.priceList}`)
    .replace('/billing_runs/:id', `/billing_runs/${records.billingRun}`)
    .replace('/payment/:id', `/payment/${records.invoice}`)
    .replace('/orders/:id', `/orders/${records.order._id}`)
    .replace(':attempt', records.order._id)
    .replace(/:(\w+)/, records.organization)
}
