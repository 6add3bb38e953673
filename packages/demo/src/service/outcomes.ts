import type { pickupOutcomes } from '@thant/api/database/schema/outcomes'
import type { OutcomeCode } from '@thant/contracts/service/outcome-reasons'
import { createRandom } from '../random.ts'
import type { DemoPickup } from './pickups.ts'

/** Reasons that need neither a photo nor a note, the frequent ones several times. */
const codes: OutcomeCode[] = [
  'not-out',
  'not-out',
  'nobody-there',
  'nobody-there',
  'too-heavy',
  'road-closed',
  'flooded',
  'nothing-to-collect',
  'vehicle-broke-down',
  'out-of-time',
]
const minutesAtTheGate = 10

/** What the driver recorded of a pickup that failed; nothing for a pickup that is still to come. */
export function outcomesOf({ row }: DemoPickup, now: Date): Array<typeof pickupOutcomes.$inferInsert> {
  const recordedAt = new Date(row.pickUpAt.getTime() + minutesAtTheGate * 60_000)
  if (row.status !== 'ONHOLD' || row.driverId == null || row.id === undefined || recordedAt > now) return []
  const random = createRandom(`outcome ${row.id}`)
  return [
    {
      id: random.uuid(),
      pickupId: row.id,
      code: random.pick(codes),
      source: 'driver',
      recordedAt,
      createdAt: recordedAt,
      recordedById: row.driverId,
    },
  ]
}
