import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createInvoice, createNote, createOrganization, createPickup } from '../../../../test/records/factories.ts'
import { createVisitToLookAt } from '../../../../test/records/visits.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let organization: string
let customer: TestActor

/** Tuesday in Yangon, 09:30. */
const now = '2026-02-03T03:00:00Z'
const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()

beforeAll(async () => {
  testApp.clock.set(now)
  admin = await signInAs(testApp, 'SUPER ADMIN')
})

beforeEach(async () => {
  organization = await createOrganization(admin)
  customer = await signInAs(testApp, 'USER', organization)
})

const today = async (actor: TestActor) => (await actor.call('GET', '/today')).body.data
const idsOf = (matters: { data: Array<{ _id: string }> }) => matters.data.map(({ _id }) => _id)

it('names what each role may do something about, and nothing else', { tags: ['13.3-01'] }, async () => {
  const kindsFor = async (role: TestActor['role']) => Object.keys(await today(await signInAs(testApp, role)))
  const ofOffice = ['requests', 'missedReports', 'visits', 'messages', 'contacts', 'driverless']
  const ofMoney = ['overdue', 'dueSoon', 'received', 'results']
  const ofService = ['requests', 'missedReports', 'messages', 'contacts']
  expect(await kindsFor('ADMIN')).toEqual([...ofOffice, ...ofMoney, 'mails', 'backups'])
  expect(await kindsFor('OPERATION')).toEqual(ofOffice)
  expect(await kindsFor('CUSTOMER SERVICE')).toEqual([...ofService, ...ofMoney])
  expect(await kindsFor('FINANCE OFFICE')).toEqual(ofMoney)
  expect((await customer.call('GET', '/today')).status).toBe(403)
})

it('puts the request that has to be answered first at the head, until it is answered', {
  tags: ['13.3-02'],
}, async () => {
  const ask = async (days: number) => {
    const body = { organizationId: organization, kind: 'extra', wantedAt: inDays(days), amountNote: '', note: '' }
    return (await customer.call('POST', '/pickup_requests', { body })).body.data._id
  }
  const later = await ask(6)
  const sooner = await ask(2)
  const { requests } = await today(admin)
  expect(idsOf(requests)).toEqual([sooner, later])
  await admin.call('POST', `/pickup_requests/${sooner}/decline`, { body: { note: 'The road is closed.' } })
  expect(idsOf((await today(admin)).requests)).toEqual([later])
})

it('names visits to look at, the oldest first, until they are settled', { tags: ['15.1-09'] }, async () => {
  const driver = await signInAs(testApp, 'DRIVER')
  const sooner = await createVisitToLookAt(admin, driver, organization)
  const { id: later } = await createVisitToLookAt(admin, driver, organization, { recordedAt: '2026-02-03T02:45:00Z' })
  expect(idsOf((await today(admin)).visits)).toEqual([sooner.id, later])
  await admin.call('POST', `/visits/${sooner.id}/settle`, { body: { apply: false, reason: 'Collected before' } })
  expect(idsOf((await today(admin)).visits)).toEqual([later])
})

it('names confirmed pickups of the next seven days that nobody drives, until somebody is sent', {
  tags: ['13.3-03'],
}, async () => {
  const driver = await signInAs(testApp, 'DRIVER')
  const made = async (days: number) => {
    const id = await createPickup(admin, organization, inDays(days))
    await admin.call('PATCH', `/logistics/${id}`, { body: { status: 'CONFIRMED' } })
    return id
  }
  const soon = await made(1)
  await made(8)
  expect(idsOf((await today(admin)).driverless)).toEqual([soon])
  await admin.call('PATCH', `/logistics/${soon}`, { body: { vehicle: { driver: driver.id } } })
  expect((await today(admin)).driverless).toEqual({ data: [], total: 0 })
})

it('names the five oldest overdue invoices and counts all', { tags: ['13.3-04'] }, async () => {
  const due = async (day: string) => createInvoice(admin, organization, { dueDate: day })
  const invoices = []
  for (const day of ['01', '02', '03', '04', '05', '06']) invoices.push(await due(`2026-01-${day}`))
  await due('2026-02-03')
  const { overdue } = await today(admin)
  expect(overdue.total).toBe(6)
  expect(idsOf(overdue)).toEqual(invoices.slice(0, 5))
})

it('names the invoices that are due in seven days, and what was paid yesterday', { tags: ['13.3-06'] }, async () => {
  const invoices = []
  for (const day of ['2026-02-02', '2026-02-03', '2026-02-09', '2026-02-10']) {
    invoices.push(await createInvoice(admin, organization, { dueDate: day, amount: 40, currency: 'USD' }))
  }
  type Due = { _id: string; organization: { _id: string } }
  const own = ({ data }: { data: Due[] }) =>
    idsOf({ data: data.filter((due) => due.organization._id === organization) })
  const before = await today(admin)
  expect(own(before.dueSoon)).toEqual(invoices.slice(1, 3))
  expect(before.received).toEqual({ day: '2026-02-02', sums: [] })
  const body = { paymentStatus: 'APPROVED' }
  expect((await admin.call('PATCH', `/payment/${invoices[1]}`, { body })).status).toBe(200)
  testApp.clock.set(inDays(1))
  const after = await today(await signInAs(testApp, 'ADMIN'))
  expect(after.received).toEqual({ day: '2026-02-03', sums: [{ currency: 'USD', count: 1, amount: 40 }] })
  expect(own(after.dueSoon)).toEqual(invoices.slice(2))
  testApp.clock.set(now)
})

it('names the next contacts that are due, the longest overdue first, until they are made or replaced', {
  tags: ['13.3-07'],
}, async () => {
  const note = async (day: string, of = organization) => createNote(admin, of, { nextContactOn: day })
  const archived = await createOrganization(admin)
  const other = await createOrganization(admin)
  const dueToday = await note('2026-02-04')
  const overdue = await note('2026-02-03', other)
  await note('2026-02-03', archived)
  await admin.call('DELETE', `/organizations/${archived}`)
  await note('2026-02-05', await createOrganization(admin))
  testApp.clock.set(inDays(1))
  const later = await signInAs(testApp, 'CUSTOMER SERVICE')
  const contacts = async () => (await today(later)).contacts
  expect([idsOf(await contacts()), (await contacts()).total]).toEqual([[overdue, dueToday], 2])
  const body = { isContacted: true, __v: 0 }
  await later.call('PATCH', `/organizations/${other}/notes/${overdue}`, { body })
  expect(idsOf(await contacts())).toEqual([dueToday])
  await createNote(later, organization, { nextContactOn: '2026-02-06' })
  expect(await contacts()).toEqual({ data: [], total: 0 })
  testApp.clock.set(now)
})
