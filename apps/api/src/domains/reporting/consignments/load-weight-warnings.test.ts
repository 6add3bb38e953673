import { beforeAll, describe, expect, it } from 'vitest'
import { consignmentForm, createConsignment, createDestination } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let mill: string
let shop: string

const alone = (net: number) => ({ gross: null, tare: null, net })
const load = (overrides: object) =>
  staff.call('POST', '/consignments', { body: consignmentForm(mill, { isSure: false, ...overrides }) })
const truck = [{ path: 'net', message: 'This is more than a truck carries.' }]
const tenfold = [{ path: 'net', message: 'This is more than ten times a usual load of this type to this destination.' }]

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  mill = await createDestination(staff, { name: 'Mill' })
  shop = await createDestination(staff, { name: 'Shop' })
  // Those of more than a year ago, of other types and to other places, and deleted ones say nothing.
  for (const net of [90, 100, 100, 110]) await createConsignment(staff, mill, { date: '2025-12-01', ...alone(net) })
  await createConsignment(staff, mill, { date: '2025-02-02', ...alone(9_000) })
  await createConsignment(staff, mill, { wasteType: 'Cans', ...alone(9_000) })
  await createConsignment(staff, shop, alone(9_000))
  const gone = await createConsignment(staff, mill, alone(9_000))
  await staff.call('DELETE', `/consignments/${gone}`)
})

describe('a load far beyond what is usual', () => {
  it('is asked about at its net weight, whether weighed or typed, and saved for those who are sure', {
    tags: ['11.3-04'],
  }, async () => {
    for (const weight of [
      { gross: 23_001, tare: 3_000.999 },
      { gross: null, tare: null, net: 20_000.001 },
    ]) {
      const { body } = await load(weight)
      expect([body.code, body.issues]).toEqual(['record.doubtful', truck])
    }
    expect((await load({ gross: null, tare: null, net: 20_000 })).status).toBe(201)
    expect((await load({ ...alone(900_000), destinationId: shop, isSure: true })).status).toBe(201)
    await testApp.pool.query('delete from consignments where net_kg >= 20000')
  })

  it('is ten times the median of its type and destination, once there are five', { tags: ['11.3-04'] }, async () => {
    expect((await load(alone(5_000))).status).toBe(201)
    await testApp.pool.query('delete from consignments where net_kg = 5000')
    await createConsignment(staff, mill, { date: '2025-02-03', ...alone(100) })
    expect((await load(alone(1_000.001))).body.issues).toEqual(tenfold)
    expect((await load({ ...alone(1_000.001), isSure: undefined })).status).toBe(201)
    expect((await load({ ...alone(1_000.001), wasteType: 'Cans' })).status).toBe(201)
  })

  it('is asked about once: when its weight, type or destination is new', { tags: ['11.3-04'] }, async () => {
    const id = await createConsignment(staff, mill, alone(3_000))
    let __v = 0
    const change = async (body: object) => {
      const reply = await staff.call('PATCH', `/consignments/${id}`, { body: { isSure: false, __v, ...body } })
      if (reply.status === 200) __v += 1
      return reply.body.issues ?? reply.status
    }
    expect(await change({ note: 'Wet', date: '2026-02-02', net: 3_000 })).toBe(200)
    expect(await change({ net: 3_001 })).toEqual(tenfold)
    expect(await change({ destinationId: shop })).toBe(200)
    expect(await change({ destinationId: mill })).toEqual(tenfold)
    expect(await change({ gross: 900_000, tare: 3_000, net: null })).toEqual(truck)
  })
})
