import { wasteTypes } from '@thant/contracts/materials/wastes'
import type { TreatedItem } from '@thant/contracts/service/pickup-items'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { createOrganization, createPickup, createTreatmentProfile, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { rebuildWasteTotals } from './wastes.service.ts'

const testApp = useTestApp()
let manager: TestActor
const organizationIds: string[] = []

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  manager = await signInAs(testApp, 'OPERATION MANAGER')
  // Half of the types are divided, and one goes elsewhere as a whole.
  const shares = [
    { treatment: 'recycling', percent: 91.07 },
    { treatment: 'landfill', percent: 8.93 },
  ]
  const whole = [{ treatment: 'reuse', percent: 100 }]
  await createTreatmentProfile(manager, { wasteType: 'Plastics', validFrom: '2026-01-01', shares })
  await createTreatmentProfile(manager, { wasteType: 'Papers', validFrom: '2026-02-15', shares })
  await createTreatmentProfile(manager, { wasteType: 'Glasses', validFrom: '2026-01-01', shares: whole })
  for (let made = 0; made < 2; made++) organizationIds.push(await createOrganization(manager))
})

type Operation =
  | { kind: 'schedule'; organization: number; pickUpTime: string }
  | { kind: 'change'; pickup: number; body: object }
  | { kind: 'archive'; pickup: number }

/** These instants lie around the ends of two months in Yangon. */
const pickUpTime = fc
  .tuple(fc.constantFrom('2026-01-31', '2026-02-28', '2026-02-15'), fc.constantFrom('17:29:59', '17:30:00', '02:30:00'))
  .map(([day, time]) => `${day}T${time}Z`)
const items = fc.array(
  fc.record({
    productName: fc.constantFrom('Office paper', 'Beer cans'),
    productType: fc.constantFrom(...wasteTypes),
    quantity: fc.integer({ min: 1, max: 2_000_000 }).map((grams) => grams / 1_000),
    unit: fc.constant('kg'),
  }),
  { maxLength: 4 },
)
const status = fc.constantFrom('REQUESTED', 'CONFIRMED', 'CANCELLED', 'ONHOLD', 'COMPLETED', 'COMPLETED', 'COMPLETED')
const pickup = fc.nat({ max: 30 })
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('schedule' as const), organization: fc.nat({ max: 1 }), pickUpTime }),
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      pickup,
      body: fc.record({ pickUpTime, status, items }, { requiredKeys: [] }),
    }),
  },
  fc.record({ kind: fc.constant('archive' as const), pickup }),
)

it('equal a rebuild and the sums of the pickups after 200 changes made four at a time', {
  tags: ['11.2-02'],
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 100, maxLength: 100, size: 'max' }), async (operations) => {
      // No change touches this pickup, which is divided, so that the comparison always means something.
      await createPickup(manager, organizationIds[0] ?? '', '2026-01-15T02:30:00Z', [item('Plastics', 1)])
      const pickups = [await createPickup(manager, organizationIds[0] ?? '', '2026-01-31T17:30:00Z')]
      for (let start = 0; start < operations.length; start += 4) {
        await Promise.all(operations.slice(start, start + 4).map((next) => apply(next, pickups)))
      }
      const kept = await readTotals()
      expect(kept.totals).toEqual(await sumOfPickups())
      await inTransaction(testApp.pool, (transaction) => rebuildWasteTotals(transaction, 'Asia/Yangon'))
      expect(kept).toEqual(await readTotals())
      expect(Object.keys(kept.totals).length).toBeGreaterThan(0)
    }),
    { numRuns: 2, endOnFailure: true },
  )
})

async function apply(next: Operation, pickups: string[]): Promise<void> {
  if (next.kind === 'schedule') {
    pickups.push(await createPickup(manager, organizationIds[next.organization] ?? '', next.pickUpTime))
    return
  }
  const path = `/logistics/${pickups[next.pickup % pickups.length]}`
  const { status: answered } =
    next.kind === 'archive'
      ? await manager.call('DELETE', path)
      : await manager.call('PATCH', path, { body: next.body })
  // Completing a pickup without items, or changing an archived one, is refused and changes nothing.
  expect([200, 400, 404]).toContain(answered)
}

async function readTotals() {
  const read = async (key: string, value: string, table: string): Promise<Record<string, number>> => {
    const { rows } = await testApp.pool.query(`select ${key} as key, ${value}::float8 as value from ${table}`)
    return Object.fromEntries(rows.map((row) => [row.key, row.value]))
  }
  const month = `to_char(month, 'YYYY-MM')`
  const monthAndType = `${month} || ' ' || waste_type`
  const ofWaste = `${monthAndType} || ' ' || treatment`
  return {
    totals: await read(`organization_id || ' ' || ${ofWaste}`, 'weight_kg', 'waste_totals'),
    monthly: await read(`${ofWaste} || ' ' || measure || ' ' || is_hazardous`, 'weight_kg', 'monthly_waste_totals'),
    destinations: await read(`${monthAndType} || ' ' || destination_id`, 'weight_kg', 'monthly_destination_totals'),
    pickups: await read(month, 'pickup_count', 'monthly_pickup_counts'),
    weightOfDays: await read('day::text', 'weight_kg', 'daily_waste_totals'),
    pickupsOfDays: await read('day::text', 'pickup_count', 'daily_pickup_counts'),
  }
}

/** Computes the same totals in whole grams from the pickups that the API shows. */
async function sumOfPickups(): Promise<Record<string, number>> {
  const grams = new Map<string, number>()
  for (const id of organizationIds) {
    const { body } = await manager.call('GET', `/logistics/organizations/${id}?include=items`)
    for (const { _id, pickUpTime } of body.data as Array<{ _id: string; pickUpTime: string }>) {
      const month = new Date(Date.parse(pickUpTime) + 6.5 * 3_600_000).toISOString().slice(0, 7)
      for (const item of await treatedItems(_id)) {
        const parts = item.treatments.map(({ quantity }) => Math.round(quantity * 1_000))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round(item.quantity * 1_000))
        for (const { treatment, quantity } of item.treatments) {
          const key = `${id} ${month} ${item.productType} ${treatment}`
          grams.set(key, (grams.get(key) ?? 0) + Math.round(quantity * 1_000))
        }
      }
    }
  }
  return Object.fromEntries([...grams].sort().map(([key, sum]) => [key, sum / 1_000]))
}

async function treatedItems(id: string): Promise<TreatedItem[]> {
  return (await manager.call('GET', `/logistics/${id}`)).body.data.items
}
