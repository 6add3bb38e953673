import { maxExportedIds } from '@thant/contracts/list'
import { beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../files/csv.ts'
import { createBillingRun } from '../records/charges.ts'
import { createOrganization, createPickup, createTraining } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'
import { fieldsOf } from './bad-input.ts'

const testApp = useTestApp()
const unknown = '00000000-0000-4000-8000-00000000abcd'
let staff: TestActor
let ours: string
let run: string
let theirs: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'SUPER ADMIN')
  ours = await createOrganization(staff, { name: 'Our Bank' })
  theirs = await createOrganization(staff, { name: 'Their Hotel' })
  run = await createBillingRun(testApp, staff, ours)
})

const exportsOfLists = () =>
  endpointsOf(testApp.app)
    .filter(({ endpoint: { path, query } }) => path.endsWith('/export') && fieldsOf(query).includes('ids'))
    .map(({ endpoint }) => endpoint.path.replace('/billing_runs/:id', `/billing_runs/${run}`).replace(/:\w+/, ours))

const rowsAs = async (actor: TestActor, path: string, ids: readonly string[]) => {
  const { status, text } = await actor.call('GET', `${path}?ids=${ids.join()}`)
  expect([path, status]).toEqual([path, 200])
  return rowsOf(text).slice(1)
}

it('every list exports the rows that are chosen, and none for an id that it has not', {
  tags: ['13.13-03'],
}, async () => {
  const paths = exportsOfLists()
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) expect([path, await rowsAs(staff, path, [unknown])]).toEqual([path, []])
  const organizations = await rowsAs(staff, '/organizations/export', [theirs, unknown, theirs.toUpperCase()])
  expect(organizations.map(([name]) => name)).toEqual(['Their Hotel'])
})

it('what is no list of ids, or too many, is refused at the field', { tags: ['13.13-03'] }, async () => {
  const tooMany = Array.from({ length: maxExportedIds + 1 }, () => unknown).join()
  for (const path of exportsOfLists()) {
    for (const ids of ['', 'name', `${unknown},`, `${unknown};${unknown}`, tooMany]) {
      const { status, body } = await staff.call('GET', `${path}?ids=${ids}`)
      expect([path, ids, status, body.issues?.[0]?.path]).toEqual([path, ids, 400, 'ids'])
    }
  }
  const most = Array.from({ length: maxExportedIds }, () => unknown)
  expect(await rowsAs(staff, '/organizations/export', most)).toEqual([])
})

it('what is out of reach is not in the file, and other filters narrow it further', {
  tags: ['13.13-03'],
}, async () => {
  const trainings = [await createTraining(staff, ours), await createTraining(staff, theirs)]
  const customer = await signInAs(testApp, 'USER', ours)
  expect(await rowsAs(staff, '/trainings/export', trainings)).toHaveLength(2)
  expect(await rowsAs(customer, '/trainings/export', trainings)).toHaveLength(1)

  const pickups = [
    await createPickup(staff, ours, '2026-02-03T04:30:00Z'),
    await createPickup(staff, theirs, '2026-02-04T04:30:00Z'),
  ]
  const driver = await signInAs(testApp, 'DRIVER')
  await staff.call('PATCH', `/logistics/${pickups[0]}`, {
    body: { status: 'CONFIRMED', vehicle: { driver: driver.id } },
  })
  expect(await rowsAs(staff, '/logistics/export', pickups)).toHaveLength(2)
  expect(await rowsAs(driver, '/logistics/export', pickups)).toHaveLength(1)
  const confirmed = await staff.call('GET', `/logistics/export?ids=${pickups.join()}&status=CONFIRMED`)
  expect(rowsOf(confirmed.text).slice(1)).toHaveLength(1)
})
