import { type Role, reachOf, roles } from '@thant/contracts/access'
import type { Endpoint } from '@thant/contracts/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { links } from '#database/schema/links.ts'
import { users } from '#database/schema/users.ts'
import { call, signInAs, type TestActor } from './actors.ts'
import { useTestApp } from './create-test-app.ts'
import { endpointsOf } from './endpoints.ts'
import {
  createBin,
  createBinOrder,
  createInvoice,
  createOrganization,
  createPickup,
  createQuiz,
  createReport,
  createTraining,
  item,
  slideSetForm,
  userForm,
} from './factories.ts'
import { fingerprint } from './fingerprint.ts'
import { pngFile } from './images.ts'
import { checkOut, type Ordered, placeOrder } from './payments.ts'
import { upload } from './upload.ts'

const testApp = useTestApp()
const actors = new Map<Role, TestActor>()
let organizationId: string
let pickupId: string
let binId: string
let binOrderId: string
let calendarFile: string
let fileKey: string
let trainingId: string
let quizId: string
let slideSetId: string
let reportId: string
let shareLink: string
let invoiceId: string
let order: Ordered
let serial: string
/** What no reply may hold: hashes and seeds as the database has them. */
let secrets: string[]

beforeAll(async () => {
  const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  organizationId = await createOrganization(superAdmin)
  const foreign = await createOrganization(superAdmin, { name: 'Canary of another customer', info: 'Canary info' })
  for (const role of roles) {
    actors.set(role, await signInAs(testApp, role, role === 'USER' ? organizationId : null))
  }
  await superAdmin.call('POST', '/users', { body: userForm({ type: 'USER', organizationId: foreign }) })
  await createPickup(superAdmin, foreign, '2026-02-03T04:30:00Z', [item('Papers', 1, 'Canary paper')])
  pickupId = await createPickup(superAdmin, organizationId, '2026-02-03T05:30:00Z', [item('Papers', 1)])
  const body = { vehicle: { driver: actors.get('DRIVER')?.id } }
  await superAdmin.call('PATCH', `/logistics/${pickupId}`, { body })
  binId = await createBin(superAdmin)
  binOrderId = await createBinOrder(superAdmin, { organization: foreign, bin: binId, quantity: 1 })
  const calendar = await superAdmin.call('POST', `/organizations/${organizationId}/calendar`)
  calendarFile = new URL(calendar.body.data.url).pathname.split('/').at(-1) ?? ''
  fileKey = (await upload(superAdmin, await pngFile())).body.data.file
  trainingId = await createTraining(superAdmin, organizationId)
  await createTraining(superAdmin, foreign, { trainingPeriod: 'Canary period' })
  quizId = await createQuiz(superAdmin)
  const slides = { body: slideSetForm([fileKey], { quizID: quizId }) }
  slideSetId = (await superAdmin.call('POST', '/training_slide', slides)).body.data._id
  await superAdmin.call('POST', '/user_ans_quiz', { body: { quizID: quizId, UserAns: ['Canary answer', null] } })
  reportId = await createReport(superAdmin, { organization: organizationId, quarters: ['2026-02'] })
  const shared = await superAdmin.call('POST', `/reports/${reportId}/links`, { body: { expiresInDays: 1 } })
  shareLink = shared.body.data.link
  invoiceId = await createInvoice(superAdmin, organizationId)
  await createInvoice(superAdmin, foreign, { description: 'Canary bill' })
  order = await placeOrder(testApp)
  await checkOut(testApp, order)
  for (const status of ['PAID', 'PACKED', 'DELIVERED']) {
    serial = (await superAdmin.call('PATCH', `/orders/${order._id}`, { body: { status } })).body.data.certificateSerial
  }
  // Drawn once, and kept from then on: no reader after this one changes anything.
  await testApp.app.inject({ url: `/api/download/${reportId}` })
  await call(testApp.app, 'POST', '/send_password_reset_link', { body: { email: superAdmin.email } })
  const hashes = await testApp.database.select({ hash: users.passwordHash }).from(users)
  const tokens = await testApp.database.select({ hash: links.tokenHash }).from(links)
  const { rows: seeds } = await testApp.pool.query<{ hash: string }>('select seed as hash from sessions')
  secrets = [...hashes, ...tokens, ...seeds].flatMap(({ hash }) => (hash === null ? [] : [hash]))
  expect(secrets.length).toBeGreaterThan(15)
})

function pathOf({ path }: Endpoint, actor: TestActor): string {
  return path
    .replace('/users/:id', `/users/${actor.id}`)
    .replace('?view=calendar', '?view=calendar&from=2026-02-01&to=2026-02-28')
    .replace('/logistics/:id', `/logistics/${pickupId}`)
    .replace('/bins/:id', `/bins/${binId}`)
    .replace('/bin_orders/:id', `/bin_orders/${binOrderId}`)
    .replace('/trainings/:id', `/trainings/${trainingId}`)
    .replace('/training_slide/:id', `/training_slide/${slideSetId}`)
    .replace('/quiz/:id', `/quiz/${quizId}`)
    .replace('/reports/:id/verify', `/reports/:id/verify?sha256=${'0'.repeat(64)}`)
    .replace('/reports/:id', `/reports/${reportId}`)
    .replace('/download/:id', `/download/${reportId}`)
    .replace('/payment/:id', `/payment/${invoiceId}`)
    .replace('/orders/:id/status', `/orders/:id/status?token=${order.token}`)
    .replace('/orders/:id', `/orders/${order._id}`)
    .replace('/certificates/:serial', `/certificates/${serial}`)
    .replace(':attempt', order._id)
    .replace('/shared/:link', `/shared/${shareLink}`)
    .replace(/^(\/carbon\/organizations\/.*)$/, '$1?quarter=2026-02')
    .replace(/:(id|organizationId)/, organizationId)
    .replace(':key', fileKey)
    .replace(':file', calendarFile)
    .replace(':link', 'unknown')
}

describe.each(roles)('%s, who reads everything there is to read,', (role) => {
  it('finds no secret and nothing of another customer, and changes nothing', async () => {
    const actor = actors.get(role) as TestActor
    const before = await fingerprint(testApp)
    for (const { name, endpoint } of endpointsOf(testApp.app)) {
      if (endpoint.method !== 'GET') continue
      const { status, text } = await actor.call('GET', pathOf(endpoint, actor))
      const { access } = endpoint
      const isAllowed = access === 'public' || access === 'signed-in' || reachOf(role, access) !== undefined
      const expected = name === 'GET /setup/:link' ? 404 : isAllowed ? 200 : 403
      expect([name, status]).toEqual([name, expected])
      expect(text).not.toMatch(/password_?hash|token_?hash|\$argon2|"seed"/i)
      for (const secret of secrets) expect(text).not.toContain(secret)
      if (role === 'USER' || role === 'DRIVER') expect(text).not.toContain('Canary')
    }
    expect(await fingerprint(testApp)).toEqual(before)
  })
})

it('finds nothing of the kind in the documents that are no endpoints', async () => {
  for (const url of ['/api/openapi.json', '/api/docs/', '/api/health/live', '/api/health/ready', '/api/nothing']) {
    const { body } = await testApp.app.inject({ url })
    for (const secret of secrets) expect(body).not.toContain(secret)
    expect(body).not.toMatch(/passwordHash|tokenHash|postgres|node_modules/)
  }
})
