import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { signInAs, type TestActor } from '../../test/actors.ts'
import { useTestApp } from '../../test/create-test-app.ts'
import { createOrganization, createPickup, createReport, item } from '../../test/factories.ts'
import { serveRecordPages } from './record-pages.ts'

const testApp = useTestApp()
let app: Awaited<ReturnType<typeof buildApp>>
let admin: TestActor
let organization: string

beforeAll(async () => {
  app = await buildApp({
    ...testApp,
    services: testApp.app.services,
    async screens(pages) {
      pages.addHook('onRoute', (route) => {
        route.config = { ...route.config, isOpen: 'public pages' }
      })
      // Stands in for the built screens: tells what it was to render.
      serveRecordPages(pages, { renderPage: async (wanted) => JSON.stringify(wanted), plainPage: 'plain' })
    },
  })
  admin = await signInAs(testApp, 'ADMIN')
  organization = await organizationWithPickup()
})
afterAll(() => app.close())

async function organizationWithPickup(): Promise<string> {
  const made = await createOrganization(admin)
  await createPickup(admin, made, '2025-01-10T02:30:00Z', [item('Papers', 5)])
  return made
}

it('renders a public report with the reply that its screen would ask for', async () => {
  const id = await createReport(admin, { organization, quarters: ['2025-01'] })
  const page = await app.inject({ url: `/report/${id}?lang=my` })
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', vary: 'cookie, accept-language' })
  const { body: reply } = await admin.call('GET', `/reports/${id}`)
  expect(page.json()).toMatchObject({
    screen: '/report/:reportId',
    address: `/report/${id}?lang=my`,
    language: 'my',
    record: [['/reports/:id', { params: { id } }], { data: { number: reply.data.number } }],
  })
})

it('renders a shared report without its id', async () => {
  const id = await createReport(admin, { organization, quarters: ['2025-01'] })
  const { link } = (await admin.call('POST', `/reports/${id}/links`, { body: { expiresInDays: 7 } })).body.data
  const page = await app.inject({ url: `/report?link=${link}` })
  expect(page.json()).toMatchObject({
    screen: '/report',
    record: [['/reports/shared/:link', { params: { link } }], {}],
  })
  expect(page.body).not.toContain(id)
})

it('renders a shared report of GRI 306 without its id', { tags: ['2.13-31'] }, async () => {
  const form = { organization, from: '2025-01', to: '2025-01' }
  const id = (await admin.call('POST', '/gri/reports', { body: form })).body.data._id
  const { link } = (await admin.call('POST', `/gri/reports/${id}/links`, { body: {} })).body.data
  const page = await app.inject({ url: `/gri_report?link=${link}` })
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex' })
  expect(page.json()).toMatchObject({
    screen: '/gri_report',
    record: [['/gri/reports/shared/:link', { params: { link } }], {}],
  })
  expect(page.body).not.toContain(id)
})

it('answers 404 with the plain page for what a visitor may not read', async () => {
  const id = await createReport(admin, { organization: await organizationWithPickup(), quarters: ['2025-01'] })
  await admin.call('PATCH', `/reports/${id}/publication`, { body: { isPublic: false } })
  for (const url of [
    `/report/${id}`,
    '/report/nonsense',
    '/report?link=x',
    '/report',
    '/gri_report',
    '/certificates/none',
  ]) {
    const { statusCode, body } = await app.inject({ url })
    expect([url, statusCode, body]).toEqual([url, 404, 'plain'])
  }
})

it('leaves to the browser the report of another layout, and every report of a user with a session', async () => {
  const id = await createReport(admin, { organization, quarters: ['2025-01'], layout: 'monthly' })
  expect((await app.inject({ url: `/report/${id}` })).body).toBe('plain')
  expect((await app.inject({ url: `/pdf_report/${id}` })).json()).toMatchObject({ screen: '/pdf_report/:reportId' })
  const own = await app.inject({ url: `/pdf_report/${id}`, cookies: { refresh: 'anything' } })
  expect([own.statusCode, own.body]).toEqual([200, 'plain'])
})
