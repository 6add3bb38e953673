import { missedReportTimes } from '@thant/contracts/service/missed-reports'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import type { PickupRequest } from '@thant/contracts/service/pickup-requests'

export type OpenPickupKind = 'failed' | 'reported' | 'unrecorded' | 'late'
type OpenMatter =
  | { kind: 'offer' | 'request'; request: PickupRequest }
  | { kind: OpenPickupKind; pickup: OrganizationPickup }

/**
 * Returns what is open for a customer: first what the customer can do something about, then what the company has to
 * answer. Of pickups without a record the latest stands for all.
 */
export function openMatters(
  requests: readonly PickupRequest[],
  pickups: readonly OrganizationPickup[],
  now: number,
): OpenMatter[] {
  const [latest] = reportablePickups(pickups, now)
  const late = pickups.filter((pickup) => isUnrecorded(pickup) && isLate(pickup, now))
  return [
    ...requests.filter(({ state }) => state === 'COUNTERED').map((request) => ({ kind: 'offer', request }) as const),
    ...pickups.filter(canBeRequestedAgain).map((pickup) => ({ kind: 'failed', pickup }) as const),
    ...(latest ? [{ kind: 'unrecorded', pickup: latest } as const] : []),
    ...late.map((pickup) => ({ kind: 'late', pickup }) as const),
    ...requests.filter(({ state }) => state === 'OPEN').map((request) => ({ kind: 'request', request }) as const),
    ...pickups.filter(isReported).map((pickup) => ({ kind: 'reported', pickup }) as const),
  ]
}

/** Returns the pickups of which a customer may report now that nobody came, the latest first. */
export function reportablePickups(pickups: readonly OrganizationPickup[], now: number): OrganizationPickup[] {
  return pickups
    .filter(isUnrecorded)
    .filter(({ pickUpTime }) => {
      const { from, until } = missedReportTimes(pickUpTime)
      return from <= now && now <= until
    })
    .toSorted((one, other) => Date.parse(other.pickUpTime) - Date.parse(one.pickUpTime))
}

function isUnrecorded(pickup: OrganizationPickup): boolean {
  const isSettled = pickup.status === 'COMPLETED' || pickup.status === 'CANCELLED'
  return !isSettled && !isReported(pickup) && !hasFailed(pickup)
}

/** Its time has passed, and the crew may still be on its way. */
function isLate({ pickUpTime }: OrganizationPickup, now: number): boolean {
  return Date.parse(pickUpTime) <= now && now < missedReportTimes(pickUpTime).from
}

function canBeRequestedAgain(pickup: OrganizationPickup): boolean {
  return hasFailed(pickup) && !isReported(pickup) && !pickup.marks?.includes('move-requested')
}

function hasFailed({ marks }: OrganizationPickup): boolean {
  return marks?.includes('not-collected') ?? false
}

function isReported({ marks }: OrganizationPickup): boolean {
  return marks?.includes('missed-reported') ?? false
}
