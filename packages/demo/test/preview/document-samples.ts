import type { TestActor } from '../../../../apps/api/test/setup/actors.ts'
import type { SampleRecords } from './sample-records.ts'

type Sample = { staff: TestActor; records: SampleRecords }
type PathOf = (sample: Sample) => string | Promise<string>

/** By the path of the endpoint that draws the PDF, which takes a language. */
export const documentSamples: Record<string, Record<string, PathOf>> = {
  '/logistics/:id/note': { 'collection note': async ({ staff }) => `/logistics/${await completedPickup(staff)}/note` },
  '/payment/:id/pdf': {
    'invoice, unpaid': ({ records }) => `/payment/${records.overdue.id}/pdf`,
    'invoice, paid': ({ records }) => `/payment/${records.paid.id}/pdf`,
    receipt: ({ records }) => `/payment/${records.paid.id}/pdf?kind=receipt`,
  },
  '/payment/:id/annex': { 'annex of an invoice': ({ records }) => `/payment/${records.billedId}/annex` },
  '/payment/:id/credits/:creditId/pdf': {
    'credit note of an invoice': ({ records: { paid, invoiceCredits } }) =>
      `/payment/${paid.id}/credits/${invoiceCredits.note.id}/pdf`,
    'refund of an invoice': ({ records: { paid, invoiceCredits } }) =>
      `/payment/${paid.id}/credits/${invoiceCredits.refund.id}/pdf`,
  },
  '/payment/organizations/:organizationId/statement': {
    statement: ({ records }) => `/payment/organizations/${records.paid.organizationId}/statement`,
  },
  '/placed_bins/labels': {
    'labels of placed bins': ({ records }) => `/placed_bins/labels?ids=${records.placedBinIds}`,
  },
  '/orders/:id/credits/:creditId/pdf': {
    'credit note of an order': ({ records: { order, orderCredits } }) =>
      `/orders/${order.number}/credits/${orderCredits.note.id}/pdf`,
    'refund of an order': ({ records: { order, orderCredits } }) =>
      `/orders/${order.number}/credits/${orderCredits.refund.id}/pdf`,
  },
  '/certificates/:serial/pdf': { 'recycling certificate': ({ records }) => `/certificates/${records.serial}/pdf` },
  '/download/:id': {
    'waste report by quarter': async ({ staff, records }) => `/download/${await wasteReport(staff, records, false)}`,
    'waste report by month': async ({ staff, records }) => `/download/${await wasteReport(staff, records, true)}`,
  },
  '/carbon/organizations/:id/pdf': {
    'carbon report': async ({ staff, records }) =>
      `/carbon/organizations/${records.paid.organizationId}/pdf?quarter=${await firstQuarter(staff, records)}`,
  },
  '/carbon/reports/:id/pdf': {
    'carbon report, saved': async ({ staff, records: { paid } }) => {
      const body = { quarter: await firstQuarter(staff, { paid }) }
      return `/carbon/reports/${await idOf(staff, `/carbon/organizations/${paid.organizationId}/reports`, body)}/pdf`
    },
  },
  '/gri/reports/:id/pdf': {
    'GRI 306': async ({ staff, records: { paid } }) =>
      `/gri/reports/${await idOf(staff, '/gri/reports', { organization: paid.organizationId, ...halfYear })}/pdf`,
    'GRI 306, all organizations': async ({ staff }) =>
      `/gri/reports/${await idOf(staff, '/gri/reports', { organization: null, ...halfYear })}/pdf`,
  },
}

/**
 * Other files: exports, what was uploaded, calendars, backups, evidence, a year as ZIP; a share link has the PDF of its
 * report.
 */
export const otherFiles = [
  /\/export$/,
  /\/csv$/,
  /^\/files\//,
  /^\/calendar\//,
  /^\/backups\//,
  /\/shared\/:link\//,
  /^\/download\/shared\//,
  /\/evidence\/file$/,
  /\/years\/:year\/file$/,
  /\/journal\/exports\/:id\/file$/,
]

const halfYear = { from: '2026-05', to: '2026-10' }

async function completedPickup(staff: TestActor): Promise<string> {
  const { body } = await staff.call('GET', '/logistics', {
    query: { stage: 'COMPLETE', sort: '-pickUpTime', limit: '1' },
  })
  return body.data[0]._id
}

type OfOrganization = Pick<SampleRecords, 'paid'>

async function firstQuarter(staff: TestActor, { paid }: OfOrganization): Promise<string> {
  const { body } = await staff.call('GET', `/logistics/reports/organizations/${paid.organizationId}`)
  return body.data.quarters[0].firstMonth
}

async function wasteReport(staff: TestActor, records: SampleRecords, isMonthly: boolean): Promise<string> {
  const period = isMonthly
    ? { layout: 'monthly', months: { from: '2026-08', to: '2026-10' } }
    : { quarters: [await firstQuarter(staff, records)] }
  return idOf(staff, '/reports', { organization: records.paid.organizationId, ...period })
}

async function idOf(staff: TestActor, path: string, body: object): Promise<string> {
  const reply = await staff.call('POST', path, { body })
  if (reply.status > 201) throw new Error(`${path}: ${reply.text}`)
  return reply.body.data._id
}
