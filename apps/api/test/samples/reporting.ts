import {
  consignmentForm,
  createConsignment,
  createOtherWaste,
  createReport,
  factorSetForm,
  otherWasteForm,
  stockAdjustmentForm,
} from '../records/factories.ts'
import { signInAs } from '../setup/actors.ts'
import type { Samples } from './sample.ts'

export const reportingSamples: Samples = {
  'POST /consignments': async ({ testApp, staff, destination }) => {
    // Its answer warns of more than was there, so that it depends on the loads before.
    await testApp.pool.query('delete from consignments')
    return { by: staff, path: '/consignments', body: wholeConsignmentForm(destination), table: 'consignments' }
  },
  'PATCH /consignments/:id': async ({ testApp, staff, destination }) => {
    await testApp.pool.query('delete from consignments')
    const id = await createConsignment(staff, destination, { documentNumber: 'WB-1' })
    const body = { ...wholeConsignmentForm(destination), note: 'Wet', __v: 0 }
    return { by: staff, path: `/consignments/${id}`, body, table: 'consignments', id }
  },
  'POST /stock_adjustments': ({ staff }) => ({
    by: staff,
    path: '/stock_adjustments',
    body: stockAdjustmentForm(),
    table: 'stock_adjustments',
  }),
  'POST /gri/organizations/:organizationId/other_wastes': async ({ testApp, organization }) => ({
    by: await signInAs(testApp, 'USER', organization),
    path: `/gri/organizations/${organization}/other_wastes`,
    body: otherWasteForm(),
    table: 'other_wastes',
  }),
  'PATCH /gri/other_wastes/:id': async ({ testApp, staff, organization }) => {
    const id = await createOtherWaste(staff, organization)
    const by = await signInAs(testApp, 'USER', organization)
    const body = { ...otherWasteForm({ weightKg: 7 }), __v: 0 }
    return { by, path: `/gri/other_wastes/${id}`, body, table: 'other_wastes', id }
  },
  'PUT /gri/organizations/:organizationId/entries/:year': async ({ testApp, organization }) => {
    await testApp.pool.query('delete from activity_amounts; delete from activity_years')
    const by = await signInAs(testApp, 'USER', organization)
    const path = `/gri/organizations/${organization}/entries/2026`
    const amounts = [{ metric: 'meals', month: '2026-01', amount: 1.5 }]
    return { by, path, body: { amounts }, table: 'activity_years' }
  },
  'PUT /gri/organizations/:organizationId/entries/:year/texts/:key': async ({ testApp, organization }) => {
    await testApp.pool.query('delete from gri_texts')
    const by = await signInAs(testApp, 'USER', organization)
    const path = `/gri/organizations/${organization}/entries/2026/texts/306-1`
    return { by, path, body: { text: 'Written' }, table: 'gri_texts' }
  },
  'POST /reports/preview': ({ superAdmin, reported }) => ({
    by: superAdmin,
    path: '/reports/preview',
    body: reportForm(reported),
  }),
  'POST /reports': ({ superAdmin, reported }) => {
    const body = { ...reportForm(reported), findings: ['Found'], recommendations: ['Recommended'] }
    return { by: superAdmin, path: '/reports', body, table: 'reports' }
  },
  'POST /reports/:id/links': async ({ superAdmin, reported }) => {
    const id = await createReport(superAdmin, reportForm(reported))
    return { by: superAdmin, path: `/reports/${id}/links`, body: { expiresInDays: 3 }, table: 'links' }
  },
  'PATCH /reports/:id': async ({ superAdmin, reported }) => {
    const id = await createReport(superAdmin, reportForm(reported))
    return { by: superAdmin, path: `/reports/${id}`, body: { name: 'For the bank' } }
  },
  'PATCH /reports/:id/publication': async ({ superAdmin, reported }) => {
    const id = await createReport(superAdmin, reportForm(reported))
    return { by: superAdmin, path: `/reports/${id}/publication`, body: { isPublic: false } }
  },
  'POST /carbon/organizations/:id/reports': ({ superAdmin, reported }) => {
    const path = `/carbon/organizations/${reported}/reports`
    return { by: superAdmin, path, body: { quarter: '2026-01' }, table: 'carbon_reports' }
  },
  'POST /gri/reports': ({ superAdmin, reported }) => ({
    by: superAdmin,
    path: '/gri/reports',
    body: griReportForm(reported),
    table: 'gri_reports',
  }),
  'POST /gri/reports/:id/links': async ({ superAdmin, reported }) => {
    const { _id } = (await superAdmin.call('POST', '/gri/reports', { body: griReportForm(reported) })).body.data
    return { by: superAdmin, path: `/gri/reports/${_id}/links`, body: { expiresInDays: 3 }, table: 'links' }
  },
  'POST /factor_sets': ({ superAdmin }) => ({
    by: superAdmin,
    path: '/factor_sets',
    body: factorSetForm({ name: 'Made' }),
    table: 'factor_sets',
  }),
}

const wholeConsignmentForm = (destination: string) =>
  consignmentForm(destination, { documentNumber: 'WB-1', net: 2_200, slip: null })

const reportForm = (organization: string) => ({ organization, quarters: ['2026-01'], layout: 'interval' })

const griReportForm = (organization: string) => ({ organization, from: '2026-01', to: '2026-01' })
