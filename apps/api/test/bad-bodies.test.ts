import type { Endpoint } from '@thant/contracts/endpoint'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { signInAs, type TestActor, testPassword } from './actors.ts'
import { badValues, fieldsOf, spoil } from './bad-input.ts'
import { useTestApp } from './create-test-app.ts'
import { endpointsOf } from './endpoints.ts'
import {
  binForm,
  consignmentForm,
  destinationForm,
  factorSetForm,
  invoiceForm,
  item,
  organizationForm,
  quizForm,
  scheduleForm,
  slideSetForm,
  treatmentProfileForm,
  userForm,
} from './factories.ts'
import { batteryForm } from './payments.ts'
import { createRecords, pathTo, type Records } from './records.ts'

const testApp = useTestApp()
let actor: TestActor
let customer: TestActor
let records: Records

beforeAll(async () => {
  actor = await signInAs(testApp, 'SUPER ADMIN')
  records = await createRecords(testApp, actor)
  customer = await signInAs(testApp, 'USER', records.organization)
  // The first mail opens an extra connection to look up its queue, which a real server does before it listens.
  await actor.call('POST', '/users', { body: userForm({}) })
})

const contracts = [{ startDate: '2026-01-01', endDate: '2026-12-31' }]
const organization = { location: { lng: 96, lat: 16 }, contracts, expiredDate: '2026-12-31', logo: null, __v: 0 }
const training = {
  trainingDate: '2026-03-02',
  trainingPeriod: '2 hours',
  status: 'COMPLETED',
  type: 'ONLINE',
  trainerName: 'Daw Mya',
  topic: 'Paper',
  attendees: [{ name: 'Ma Su', position: '', department: '', feedback: '' }],
}
const passwords = { password: 'a door opens slowly', currentPassword: testPassword, newPassword: testPassword }

/** Returns a valid body, in which the test replaces one field at a time. */
function bodyOf(path: string): object {
  if (path === '/logistics')
    return { organizationId: records.organization, pickUpTime: '2026-02-05T02:30:00Z', vehicle: {} }
  if (path === '/logistics/:id') {
    return {
      status: 'COMPLETED',
      items: [
        {
          ...item('Papers', 1),
          treatment: 'recycling',
          destinationId: records.destination,
          measure: 'weighed',
          isHazardous: false,
        },
      ],
      wayNumber: 1,
      wayType: 'Dry',
      operationTeam: [],
      vehicle: {},
    }
  }
  if (path === '/company_days/import') return { calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' }
  if (path === '/company_days/:day') return { kind: 'closed', name: 'Inventory', nameInBurmese: '' }
  if (path === '/company_days') return { days: [{ day: '2026-06-30', name: 'Inventory', nameInBurmese: '' }] }
  if (path === '/holiday_pickups') {
    return { decisions: [{ _id: records.pickup, __v: 0, decision: 'move', day: '2026-06-30' }] }
  }
  if (path.startsWith('/schedules')) {
    const form = scheduleForm(records.organization, { driver: null, plate_number: '', nth: null, weekday: null })
    return {
      ...form,
      siteId: records.organization,
      endsOn: null,
      everyWeeks: 1,
      dayOfMonth: null,
      holidayPolicy: 'ask',
    }
  }
  if (path.startsWith('/destinations')) return { ...destinationForm(), __v: 0 }
  if (path.startsWith('/treatment_profiles')) {
    const shares = [{ treatment: 'landfill', destinationId: records.destination, percent: 100 }]
    return treatmentProfileForm({ validFrom: '2098-01-01', shares })
  }
  if (path.startsWith('/consignments')) {
    return consignmentForm(records.destination, { net: 2_200, slip: null, __v: 0 })
  }
  if (path.startsWith('/bins')) return { ...binForm(), image: null, __v: 0 }
  if (path.startsWith('/bin_orders')) return { organization: records.organization, bin: records.bin, quantity: 1 }
  if (path.startsWith('/trainings')) return { ...training, organizationId: records.organization }
  if (path.startsWith('/training_slide')) return slideSetForm(['0'.repeat(32).concat('.png')], { SlideTexts: [''] })
  if (path.startsWith('/quiz')) return quizForm()
  if (path === '/user_ans_quiz') return { quizID: records.quiz, UserAns: [null, null], __v: 0 }
  if (path.endsWith('/links')) return { expiresInDays: 1 }
  if (path.endsWith('/publication')) return { isPublic: true }
  if (path.startsWith('/carbon/')) return { quarter: '2026-02' }
  if (path === '/reports/:id') return { name: 'For the bank' }
  if (path.startsWith('/reports')) {
    return {
      organization: records.organization,
      quarters: ['2026-02'],
      layout: 'interval',
      findings: [],
      recommendations: [],
    }
  }
  if (path.endsWith('/subscription')) return { cycle: 'annual', reminders: false, __v: 0 }
  if (path === '/orders')
    return { ...batteryForm(), language: 'en', productDescription: '', totalAmount: 300, currency: 'USD' }
  if (path.endsWith('/credits')) return { kind: 'credit-note', amount: 1, reason: 'A gift', reference: '' }
  if (path === '/orders/:id') return { status: 'PAID', __v: 0 }
  if (path.endsWith('/checkout')) return { token: records.order.token, option: 'card', amount: 300 }
  if (path === '/payment/results/:id') return { isHandled: true }
  if (path.startsWith('/payment/2c2p') || path === '/sandbox_payment')
    return { order_id: records.order._id, hash_value: '' }
  if (path.startsWith('/sandbox_payment')) return { status: '000' }
  if (path.startsWith('/payment')) {
    const rest = { companyType: 'Hotel', paymentStatus: 'PENDING', extendsContract: false, file: null, __v: 0 }
    return { ...invoiceForm(records.organization), ...rest }
  }
  if (path === '/factor_sets') return factorSetForm()
  if (path === '/contact') return { name: 'Ma Su', email: 'su@lotus.example', message: 'Hello', website: '' }
  if (path.startsWith('/organizations')) return { ...organizationForm(), ...organization }
  return { ...userForm({}), ...passwords }
}

function urlOf(path: string): string {
  const ownPassword = path.replace('/change_password/:id', `/change_password/${actor.id}`)
  return `/api${pathTo(ownPassword.replace('/users/:id', '/users/00000000-0000-4000-8000-000000000000'), records)}`
}

let sent = 0
async function send({ method, path, access }: Endpoint, payload: string): Promise<number> {
  const { token } = access === 'invoices:pay' ? customer : actor
  sent += 1
  const { statusCode } = await testApp.app.inject({
    method,
    url: urlOf(path),
    // Every request has its own address, so that the rate limits do not hide the handlers.
    remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload,
  })
  return statusCode
}

const taking = () => endpointsOf(testApp.app).filter(({ endpoint }) => endpoint.body !== undefined)

it('answers every bad value in every field with less than 500', { timeout: 180_000 }, async () => {
  for (const { name, endpoint } of taking()) {
    for (const field of new Set([...fieldsOf(endpoint.body), '__proto__'])) {
      const bodies = badValues.map((value) => spoil(bodyOf(endpoint.path), field, value))
      const statuses = await Promise.all(bodies.map((body) => send(endpoint, body)))
      const failed = badValues.filter((_, index) => (statuses[index] ?? 500) >= 500)
      expect([name, field, failed]).toEqual([name, field, []])
    }
  }
  expect(sent).toBeGreaterThan(1_000)
})

it('answers 400 to a body that is not an object, or not JSON', async () => {
  const bodies = ['[]', '1e309', '"text"', 'true', '', '{', '{"a":1', '\u0000', 'undefined', '{"a":NaN}', "{'a':1}"]
  for (const { name, endpoint } of taking()) {
    for (const body of bodies) {
      expect([name, body, await send(endpoint, body)]).toEqual([name, body, 400])
    }
  }
})

it('does not read a body that a call does not take, however deep', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const without = endpointsOf(testApp.app).filter(
    ({ endpoint }) => endpoint.method !== 'GET' && endpoint.body === undefined && endpoint.upload === undefined,
  )
  expect(without.length).toBeGreaterThan(10)
  for (const { name, endpoint } of without) {
    for (const body of [deep, `{"a":${deep}}`, '"text"']) {
      const status = await send(endpoint, body)
      expect([name, status === 400 || status >= 500]).toEqual([name, false])
    }
  }
})

it('answers any JSON with less than 500', { timeout: 60_000 }, async () => {
  for (const { name, endpoint } of taking()) {
    const fields = fc.constantFrom('__proto__', ...fieldsOf(endpoint.body))
    const value = fc.oneof(
      fc.json({ maxDepth: 3 }),
      fc.double().map(String),
      fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
    )
    const property = fc.asyncProperty(fields, value, async (field, bad) => {
      const status = await send(endpoint, spoil(bodyOf(endpoint.path), field, bad))
      expect([name, status < 500]).toEqual([name, true])
    })
    await fc.assert(property, { numRuns: 30, endOnFailure: true })
  }
})
