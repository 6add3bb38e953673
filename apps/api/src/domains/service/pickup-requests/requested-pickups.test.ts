import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createOrganization, createPickup, createSite } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on 3 February 2026, a Tuesday.
const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'SUPER ADMIN')
})
beforeEach(async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  organization = await createOrganization(staff, { name: 'River Gate Hotel' })
  customer = await signInAs(testApp, 'USER', organization)
})

async function ask(actor: TestActor, form: object): Promise<string> {
  const body = { organizationId: organization, kind: 'extra', wasteTypes: ['Papers'], partOfDay: 'morning', ...form }
  return (await actor.call('POST', '/pickup_requests', { body })).body.data._id
}
const wanted = async (actor: TestActor, query: Record<string, string>) =>
  (await actor.call('GET', '/pickup_requests/wanted', { query })).body.data
const february = { from: '2026-02-01', to: '2026-02-28' }

it('an extra pickup that is asked for stands on its day by the company’s clock, and then on the day that is offered', {
  tags: ['10.6-12'],
}, async () => {
  // Half past midnight in Yangon is the day before in UTC.
  const id = await ask(customer, { wantedAt: '2026-02-11T18:00:00Z' })
  const pickup = await createPickup(staff, organization, '2026-02-20T03:00:00Z')
  await ask(customer, { kind: 'cancel', pickup, partOfDay: undefined })
  expect(await wanted(customer, { from: '2026-02-11', to: '2026-02-11' })).toEqual([])
  expect(await wanted(customer, { from: '2026-02-12', to: '2026-02-12' })).toEqual([
    {
      _id: id,
      organization: { _id: organization, name: 'River Gate Hotel' },
      site: { _id: organization, name: 'Main site' },
      state: 'OPEN',
      pickUpTime: '2026-02-11T18:00:00.000Z',
      partOfDay: 'morning',
    },
  ])
  await staff.call('POST', `/pickup_requests/${id}/counter`, { body: { counterAt: '2026-02-13T04:30:00Z' } })
  expect(await wanted(customer, february)).toMatchObject([
    { _id: id, state: 'COUNTERED', pickUpTime: '2026-02-13T04:30:00.000Z', partOfDay: null },
  ])
  await customer.call('POST', `/pickup_requests/${id}/agree`, { body: {} })
  expect(await wanted(customer, february)).toEqual([])
})

it('requests past their cut-off are left out, even before the job writes that down', async () => {
  const id = await ask(customer, { wantedAt: '2026-02-04T03:00:00Z' })
  const ids = async () =>
    (await wanted(staff, { ...february, organizationId: organization })).map(({ _id }: { _id: string }) => _id)
  expect(await ids()).toEqual([id])
  testApp.clock.set('2026-02-03T09:31:00Z')
  staff = await signInAs(testApp, 'SUPER ADMIN')
  expect(await ids()).toEqual([])
})

it('customers see those of their organization, and users of one site those of that site', {
  tags: ['10.6-12'],
}, async () => {
  const site = await createSite(staff, organization)
  const branch = await signInAs(testApp, 'USER', organization, { siteIds: [site] })
  const other = await signInAs(testApp, 'USER', await createOrganization(staff))
  const atMain = await ask(customer, { wantedAt: '2026-02-12T03:00:00Z' })
  const atSite = await ask(branch, { wantedAt: '2026-02-13T03:00:00Z', siteId: site })
  const idsFor = async (actor: TestActor, query = {}) =>
    (await wanted(actor, { ...february, ...query })).map(({ _id }: { _id: string }) => _id)
  expect(await idsFor(customer)).toEqual([atMain, atSite])
  expect(await idsFor(customer, { site })).toEqual([atSite])
  expect(await idsFor(branch)).toEqual([atSite])
  expect(await idsFor(other, { organizationId: organization })).toEqual([])
})
