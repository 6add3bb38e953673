import { reachOf } from '@thant/contracts/access'
import type { Endpoint } from '@thant/contracts/endpoint'
import { type Role, roles } from '@thant/contracts/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { links } from '#database/schema/links.ts'
import { users } from '#database/schema/users.ts'
import { pngFile } from '../files/images.ts'
import { upload } from '../files/upload.ts'
import {
  createBinOrder,
  createInvoice,
  createOrganization,
  createPickup,
  createTraining,
  item,
  slideSetForm,
  userForm,
} from '../records/factories.ts'
import { createRecords, pathTo, type Records } from '../records/records.ts'
import { call, signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'
import { fingerprint } from './fingerprint.ts'

const testApp = useTestApp()
const actors = new Map<Role, TestActor>()
let records: Records
let calendarFile: string
let fileKey: string
let slideSetId: string
let shareLink: string
let griShareLink: string
let serial: string
/** No reply may contain these hashes and seeds. */
let secrets: string[]

beforeAll(async () => {
  const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  records = await createRecords(testApp, superAdmin)
  for (const role of roles) {
    actors.set(role, await signInAs(testApp, role, role === 'USER' ? records.organization : null))
  }
  await createCanaries(superAdmin)
  const body = { vehicle: { driver: actors.get('DRIVER')?.id } }
  await superAdmin.call('PATCH', `/logistics/${records.pickup}`, { body })
  const calendar = await superAdmin.call('POST', `/organizations/${records.organization}/calendar`)
  calendarFile = new URL(calendar.body.data.url).pathname.split('/').at(-1) ?? ''
  fileKey = (await upload(superAdmin, await pngFile())).body.data.file
  const slides = { body: slideSetForm([fileKey], { quizID: records.quiz }) }
  slideSetId = (await superAdmin.call('POST', '/training_slide', slides)).body.data._id
  const shared = await superAdmin.call('POST', `/reports/${records.report}/links`, { body: { expiresInDays: 1 } })
  shareLink = shared.body.data.link
  const sharedGri = await superAdmin.call('POST', `/gri/reports/${records.griReport}/links`, {
    body: { expiresInDays: 1 },
  })
  griShareLink = sharedGri.body.data.link
  for (const status of ['PAID', 'PACKED', 'DELIVERED']) {
    const changed = await superAdmin.call('PATCH', `/orders/${records.order._id}`, { body: { status } })
    serial = changed.body.data.certificateSerial
  }
  // Caches the PDF and freezes the receipts, so that the reads below change nothing.
  await testApp.app.inject({ url: `/api/download/${records.report}` })
  await superAdmin.call('GET', `/organizations/${records.organization}/years/2026/file`)
  await call(testApp.app, 'POST', '/send_password_reset_link', { body: { email: superAdmin.email } })
  const hashes = await testApp.database.select({ hash: users.passwordHash }).from(users)
  const tokens = await testApp.database.select({ hash: links.tokenHash }).from(links)
  const { rows: seeds } = await testApp.pool.query<{ hash: string }>('select seed as hash from sessions')
  secrets = [...hashes, ...tokens, ...seeds].flatMap(({ hash }) => (hash === null ? [] : [hash]))
  expect(secrets.length).toBeGreaterThan(15)
})

/** The texts of these records contain "Canary", so that the test finds a leak by that word. */
async function createCanaries(superAdmin: TestActor): Promise<void> {
  const foreign = await createOrganization(superAdmin, { name: 'Canary of another customer', info: 'Canary info' })
  await superAdmin.call('POST', '/users', { body: userForm({ type: 'USER', organizationId: foreign }) })
  await createPickup(superAdmin, foreign, '2026-02-03T04:30:00Z', [item('Papers', 1, 'Canary paper')])
  await createBinOrder(superAdmin, { organization: foreign, bin: records.bin, quantity: 1 })
  await createTraining(superAdmin, foreign, { trainingPeriod: 'Canary period' })
  await createInvoice(superAdmin, foreign, { description: 'Canary bill' })
  await superAdmin.call('POST', '/user_ans_quiz', { body: { quizID: records.quiz, UserAns: ['Canary answer', null] } })
}

function pathOf({ path }: Endpoint, actor: TestActor): string {
  const requested = path
    .replace('/users/:id', `/users/${actor.id}`)
    .replace('?view=calendar', '?view=calendar&from=2026-02-01&to=2026-02-28')
    .replace('/training_slide/:id', `/training_slide/${slideSetId}`)
    .replace(/^\/reports\/(:id\/)?verify$/, `$&?sha256=${'0'.repeat(64)}`)
    .replace('/factor_sets/effects', '/factor_sets/effects?validFrom=2026-02-01')
    .replace(/^\/search$/, '/search?q=Canary')
    .replace(/^\/views$/, '/views?list=/logistics')
    .replace('/pickup_requests/wanted', '/pickup_requests/wanted?from=2026-02-01&to=2026-02-28')
    .replace('/pickup_requests/cut_off', '/pickup_requests/cut_off?at=2026-02-05T02%3A30%3A00Z')
    .replace('/orders/:id/status', `/orders/:id/status?token=${records.order.token}`)
    .replace('/certificates/:serial', `/certificates/${serial}`)
    .replace('/gri/reports/shared/:link', `/gri/reports/shared/${griShareLink}`)
    .replace('/shared/:link', `/shared/${shareLink}`)
    .replace('/slips/:load', '/slips/LOAD-00000000-0000')
    .replace(/^(\/carbon\/organizations\/.*)$/, '$1?quarter=2026-02')
    .replace(/^\/gri\/.*\/years$/, '$&?from=2026-02&to=2026-02')
    .replace('/placed_bins/labels', `/placed_bins/labels?ids=${records.placedBin}`)
    .replace('/payment/taxes/due', '/payment/taxes/due?month=2026-02')
    .replace(':key', fileKey)
    .replace(':file', calendarFile)
    .replace('/backups/:name', '/backups/thant-unknown.tar')
    .replace(':link', 'unknown')
  return pathTo(requested, records)
}

/**
 * The walk knows no link of these kinds, no report has its fingerprint, no pickup is completed, no day is closed, and
 * there is no backup.
 */
const unknownStatus: Record<string, number> = {
  'GET /setup/:link': 404,
  'GET /setup/:link/backups': 404,
  'GET /reset_password/:link': 400,
  'GET /notifications/off/:link': 404,
  'GET /pickup_requests/offers/:link': 404,
  'GET /reports/verify': 404,
  'GET /reports/shared/:link/slips/:load': 404,
  'GET /gri/reports/shared/:link/slips/:load': 404,
  'GET /payment/journal/exports/:id/file': 404,
  'GET /backups/:name': 404,
  'GET /company_days/:day/returns': 404,
  'GET /logistics/:id/note': 409,
  'GET /logistics/:id/note/versions': 409,
}

describe.each(roles)('%s, who reads everything there is to read,', (role) => {
  it('finds no secret and nothing of another customer, and changes nothing', {
    tags: ['R-sec-20', 'R-sec-24'],
  }, async () => {
    const actor = actors.get(role) as TestActor
    const before = await fingerprint(testApp)
    for (const { name, endpoint } of endpointsOf(testApp.app)) {
      if (endpoint.method !== 'GET') continue
      // The walk is refused more often than one actor may be.
      await testApp.pool.query('delete from rate_limits')
      const { status, text } = await actor.call('GET', pathOf(endpoint, actor))
      const { access } = endpoint
      const isAllowed = access === 'public' || access === 'signed-in' || reachOf(role, access) !== undefined
      const expected = isAllowed ? (unknownStatus[name] ?? 200) : 403
      expect([name, status]).toEqual([name, expected])
      expect(text).not.toMatch(/password_?hash|token_?hash|\$argon2|"seed"/i)
      for (const secret of secrets) expect(text).not.toContain(secret)
      // The names of what was ever weighed are the company's own vocabulary; drivers use it like the office.
      const isSharedWithDrivers = role === 'DRIVER' && name === 'GET /logistics/products'
      if ((role === 'USER' || role === 'DRIVER') && !isSharedWithDrivers) expect(text).not.toContain('Canary')
    }
    expect(await fingerprint(testApp)).toEqual(before)
  })
})

it('finds none in the documents that are not endpoints', { tags: ['R-sec-24'] }, async () => {
  for (const url of ['/api/openapi.json', '/api/docs/', '/api/health/live', '/api/health/ready', '/api/nothing']) {
    const { body } = await testApp.app.inject({ url })
    for (const secret of secrets) expect(body).not.toContain(secret)
    expect(body).not.toMatch(/passwordHash|tokenHash|postgres|node_modules/)
  }
})
