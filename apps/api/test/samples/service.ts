import { binForm, createBin, createBinOrder, createPickup, item } from '../records/factories.ts'
import { createPlacedBin, placedBinForm } from '../records/placed-bins.ts'
import { createDepot, createVehicle, depotForm, vehicleForm } from '../records/vehicles.ts'
import { assignPickup, createVisitToLookAt, missedVisitForm, visitForm } from '../records/visits.ts'
import { signInAs } from '../setup/actors.ts'
import type { Given, Samples } from './sample.ts'

export const serviceSamples: Samples = {
  'POST /logistics': ({ staff, organization }) => {
    const body = { organizationId: organization, pickUpTime: '2026-02-05T02:30:00Z', vehicle: {} }
    return { by: staff, path: '/logistics', body, table: 'pickups' }
  },
  'POST /logistics/bulk': async ({ staff, organization }) => {
    const id = await createPickup(staff, organization, '2026-02-05T02:30:00Z')
    const body = { ids: [id], change: { vehicle: { plate_number: 'YGN 1A-2345' }, status: 'CONFIRMED' } }
    return { by: staff, path: '/logistics/bulk', body, table: 'pickups', id }
  },
  'POST /logistics/bulk/undo': async ({ staff, organization }) => {
    const id = await createPickup(staff, organization, '2026-02-05T02:30:00Z')
    const body = { pickups: [{ id, __v: 0, change: { vehicle: { plate_number: 'YGN 1A-2345' } } }] }
    return { by: staff, path: '/logistics/bulk/undo', body, table: 'pickups', id }
  },
  'PATCH /logistics/:id': async ({ staff, organization, destination }) => {
    const id = await createPickup(staff, organization, '2026-02-02T02:30:00Z')
    const kind = { treatment: 'recycling', destinationId: destination, measure: 'weighed', isHazardous: false }
    const items = [{ ...item('Papers', 1), ...kind }]
    const body = { status: 'COMPLETED', items, wayNumber: 1, wayType: 'Dry', operationTeam: [], vehicle: {} }
    return { by: staff, path: `/logistics/${id}`, body, table: 'pickups', id }
  },
  'POST /logistics/:id/outcomes': async ({ staff, organization }) => {
    const id = await createPickup(staff, organization, '2026-02-02T02:30:00Z')
    return { by: staff, path: `/logistics/${id}/outcomes`, body: { code: 'flooded' }, table: 'pickups', id }
  },
  'POST /logistics/:id/follow_ups': async ({ staff, organization }) => {
    const id = await createPickup(staff, organization, '2026-02-02T02:30:00Z')
    await staff.call('POST', `/logistics/${id}/outcomes`, { body: { code: 'flooded' } })
    const body = { pickUpTime: '2026-02-05T02:30:00Z' }
    return { by: staff, path: `/logistics/${id}/follow_ups`, body, table: 'pickups', id }
  },
  'POST /logistics/:id/missed_reports': async ({ staff, organization }) => {
    const id = await createPickup(staff, organization, '2026-02-02T02:30:00Z')
    return { by: staff, path: `/logistics/${id}/missed_reports`, body: { kind: 'missed' }, table: 'missed_reports' }
  },
  'POST /missed_reports/:id/answer': async ({ staff, organization }) => {
    const pickup = await createPickup(staff, organization, '2026-02-02T02:30:00Z')
    const made = await staff.call('POST', `/logistics/${pickup}/missed_reports`, { body: { kind: 'missed' } })
    const id: string = made.body.data._id
    const body = { state: 'UPHELD', note: 'We looked into it.' }
    return { by: staff, path: `/missed_reports/${id}/answer`, body, table: 'missed_reports', id }
  },
  'POST /logistics/:id/visits': async ({ testApp, staff, organization }) => {
    const driver = await signInAs(testApp, 'DRIVER')
    const pickup = await assignPickup(staff, driver, organization, '2026-02-03T02:00:00Z')
    const place = { longitude: 96.1, latitude: 16.8 }
    const body = visitForm({ ...place, note: 'Gate 2', signature: [[{ x: 1, y: 2 }]] })
    return { by: driver, path: `/logistics/${pickup}/visits`, body, table: 'visits', id: body.id }
  },
  'POST /logistics/:id/visits, nothing collected': async ({ testApp, staff, organization }) => {
    const driver = await signInAs(testApp, 'DRIVER')
    const pickup = await assignPickup(staff, driver, organization, '2026-02-03T02:00:00Z')
    const body = missedVisitForm()
    return { by: driver, path: `/logistics/${pickup}/visits`, body, table: 'visits', id: body.id }
  },
  'POST /visits/:id/settle': async ({ testApp, staff, organization }) => {
    const { id } = await createVisitToLookAt(staff, await signInAs(testApp, 'DRIVER'), organization)
    const body = { apply: false, reason: 'It was collected by another crew.' }
    return { by: staff, path: `/visits/${id}/settle`, body, table: 'visits', id }
  },
  'PATCH /outcome_codes/:code': ({ superAdmin }) => ({
    by: superAdmin,
    path: '/outcome_codes/flooded',
    body: { isOffered: true },
  }),
  'POST /holiday_pickups': async ({ staff, organization }) => {
    const _id = await createPickup(staff, organization, '2026-02-10T02:30:00Z')
    const body = { decisions: [{ _id, __v: 0, decision: 'move', day: '2026-02-11', isSure: true }] }
    return { by: staff, path: '/holiday_pickups', body, table: 'pickups', id: _id }
  },
  'POST /depots': ({ superAdmin }) => ({ by: superAdmin, path: '/depots', body: depotForm(), table: 'depots' }),
  'PATCH /depots/:id': async ({ superAdmin }) => {
    const id = await createDepot(superAdmin)
    const body = { ...depotForm({ address: 'Elsewhere' }), __v: 0 }
    return { by: superAdmin, path: `/depots/${id}`, body, table: 'depots', id }
  },
  'POST /vehicles': async ({ superAdmin }) => {
    const body = vehicleForm(await createDepot(superAdmin), outOfService)
    return { by: superAdmin, path: '/vehicles', body, table: 'vehicles' }
  },
  'PATCH /vehicles/:id': async ({ superAdmin }) => {
    const depot = await createDepot(superAdmin)
    const id = await createVehicle(superAdmin, depot)
    const body = { ...vehicleForm(depot, { ...outOfService, capacityKg: 1_000 }), __v: 0 }
    return { by: superAdmin, path: `/vehicles/${id}`, body, table: 'vehicles', id }
  },
  'POST /placed_bins': async ({ superAdmin, organization }) => {
    const binId = await createBin(superAdmin, { name: 'Placed' })
    const body = placedBinForm({ organizationId: organization, binId }, { removedOn: '2026-02-03' })
    return { by: superAdmin, path: '/placed_bins', body, table: 'placed_bins' }
  },
  'PATCH /placed_bins/:id': async ({ superAdmin, organization }) => {
    const form = { organizationId: organization, binId: await createBin(superAdmin, { name: 'Placed' }) }
    const id = await createPlacedBin(superAdmin, form)
    const body = { ...placedBinForm(form, { removedOn: '2026-02-03' }), __v: 0 }
    return { by: superAdmin, path: `/placed_bins/${id}`, body, table: 'placed_bins', id }
  },
  'PUT /day_plans/:day': async ({ testApp, superAdmin, staff, organization }) => {
    // The plan of a day has all that is there on it.
    await testApp.pool.query('delete from day_plans')
    await testApp.pool.query('update vehicles set archived_at = now()')
    await testApp.pool.query(`update pickups set archived_at = now() where pick_up_at = '2026-08-11T02:30:00Z'`)
    const vehicle = await createVehicle(superAdmin, await createDepot(superAdmin))
    const pickup = await createPickup(staff, organization, '2026-08-11T02:30:00Z')
    await staff.call('PATCH', `/logistics/${pickup}`, { body: { status: 'CONFIRMED' } })
    const body = { __v: 0, vehicles: [{ vehicle, stops: [{ pickup, isPinned: true }] }] }
    return { by: staff, path: '/day_plans/2026-08-11', body }
  },
  'POST /day_plans/:day/propose': async ({ superAdmin, staff, organization }) => {
    const vehicle = await createVehicle(superAdmin, await createDepot(superAdmin))
    const pickup = await createPickup(staff, organization, '2026-08-12T02:30:00Z')
    return {
      by: staff,
      path: '/day_plans/2026-08-12/propose',
      body: { vehicles: [vehicle], pinned: [pickup], seed: 1 },
    }
  },
  'POST /bins': ({ superAdmin }) => ({
    by: superAdmin,
    path: '/bins',
    body: binForm({ name: 'Made', image: null }),
    table: 'bins',
  }),
  'PATCH /bins/:id': async ({ superAdmin }) => {
    const id = await createBin(superAdmin, { name: 'Changed' })
    const body = { ...binForm({ name: 'Changed', price: 50, image: null }), __v: 0 }
    return { by: superAdmin, path: `/bins/${id}`, body, table: 'bins', id }
  },
  'POST /bin_orders': async (given) => ({
    by: given.superAdmin,
    path: '/bin_orders',
    body: await binOrderForm(given),
    table: 'bin_orders',
  }),
  'PATCH /bin_orders/:id': async (given) => {
    const id = await createBinOrder(given.superAdmin, await binOrderForm(given))
    return { by: given.superAdmin, path: `/bin_orders/${id}`, body: { quantity: 3 }, table: 'bin_orders', id }
  },
  'POST /bin_orders/bulk': async (given) => {
    const id = await createBinOrder(given.superAdmin, await binOrderForm(given))
    const body = { ids: [id], change: { status: 'CONFIRMED' } }
    return { by: given.superAdmin, path: '/bin_orders/bulk', body, table: 'bin_orders', id }
  },
  'POST /bin_orders/bulk/undo': async (given) => {
    const id = await createBinOrder(given.superAdmin, await binOrderForm(given))
    const body = { orders: [{ id, __v: 0, change: { status: 'ONHOLD' } }] }
    return { by: given.superAdmin, path: '/bin_orders/bulk/undo', body, table: 'bin_orders', id }
  },
}

const outOfService = { outOfServiceFrom: '2026-03-01', outOfServiceTo: '2026-03-02' }

/** The bin has the same name and price each time, so that two orders are alike. */
const binOrderForm = async ({ superAdmin, organization }: Given) => ({
  organization,
  bin: await createBin(superAdmin, { name: 'Papers', price: 45 }),
  quantity: 2,
})
