import type { PickupStage, PickupStatus } from '@thant/contracts/service/pickup-statuses'

type Planned = { status: PickupStatus; driverId: string | null; pickUpAt: Date }

/** Derives the stage that the list filters by; it is never stored (docs/api.md 5). */
export function stageOf(pickup: Planned, startOfTomorrow: Date): PickupStage | null {
  if (pickup.status === 'COMPLETED') return 'COMPLETE'
  if (pickup.status !== 'CONFIRMED') return null
  if (pickup.pickUpAt < startOfTomorrow) return 'ONGOING'
  return pickup.driverId === null ? null : 'ASSIGNED'
}
