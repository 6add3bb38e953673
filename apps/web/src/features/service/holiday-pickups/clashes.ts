import type { HolidayPickup } from '@thant/contracts/service/holiday-pickups'
import type { Choice } from './decisions.ts'

/**
 * Returns the pickups that would come to a day on which their site has one of the same kind already, or to which another
 * one of the same holiday is moved.
 */
export function clashesOf(pickups: readonly HolidayPickup[], chosen: ReadonlyMap<string, Choice>): ReadonlySet<string> {
  const moves = pickups.flatMap((pickup) => {
    const { decision, day } = chosen.get(pickup._id) ?? pickup.proposal
    return decision === 'move' && day !== null ? [{ pickup, day }] : []
  })
  const perPlace = Map.groupBy(moves, ({ pickup: { organization, site, wayType }, day }) =>
    JSON.stringify([organization._id, site, wayType, day]),
  )
  const clashing = [...perPlace.values()].flatMap((together) =>
    together.filter(({ pickup, day }) => together.length > 1 || pickup.takenDays.includes(day)),
  )
  return new Set(clashing.map(({ pickup }) => pickup._id))
}
