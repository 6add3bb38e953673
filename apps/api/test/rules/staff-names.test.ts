import { expect, it } from 'vitest'
import { createOrganization } from '../records/factories.ts'
import { signInAs } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()

it('customers are told what was done, and not which of the staff or drivers did it', {
  tags: ['10.5-04'],
}, async () => {
  const staff = await signInAs(testApp, 'OPERATION', null, { name: 'Daw Mya Staff' })
  const driver = await signInAs(testApp, 'DRIVER', null, { name: 'U Ba Driver' })
  const organizationId = await createOrganization(staff)
  const customer = await signInAs(testApp, 'USER', organizationId)
  const body = { organizationId, pickUpTime: '2026-02-03T02:00:00.000Z', status: 'CONFIRMED' }
  const { _id } = (await staff.call('POST', '/logistics', { body })).body.data
  const given = { vehicle: { plate_number: '', driver: driver.id } }
  await staff.call('PATCH', `/logistics/${_id}`, { body: given })
  await staff.call('POST', `/logistics/${_id}/missed_reports`, { body: { kind: 'missed' } })
  const [report] = (await staff.call('GET', `/logistics/${_id}/missed_reports`)).body.data
  await staff.call('POST', `/missed_reports/${report._id}/answer`, {
    body: { state: 'REJECTED', note: 'We were there' },
  })
  await driver.call('POST', `/logistics/${_id}/outcomes`, { body: { code: 'flooded' } })
  await staff.call('POST', `/logistics/${_id}/outcomes`, { body: { code: 'flooded' } })

  const paths = [`/logistics/${_id}/outcomes`, `/logistics/${_id}/missed_reports`]
  for (const path of paths) {
    const [seen, known] = [await customer.call('GET', path), await staff.call('GET', path)]
    expect([path, seen.status]).toEqual([path, 200])
    for (const { id, name } of [staff, driver]) expect(seen.text).not.toMatch(new RegExp(`${id}|${name}`))
    expect(known.text).toContain(staff.name)
  }
  // Who comes is told, but not who planned it.
  const pickup = await customer.call('GET', `/logistics/${_id}`)
  expect([pickup.status, pickup.body.data.updatedBy]).toEqual([200, null])
  expect(pickup.text).not.toMatch(new RegExp(`${staff.id}|${staff.name}`))
})
