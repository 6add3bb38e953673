import type { Me } from '@thant/contracts/customers/auth'
import { roadPaths } from '@thant/contracts/road-paths'
import { areaOf } from '@thant/contracts/roles'
import { generatePath } from 'react-router'
import { wallClockOf } from '../entries/zoned-time.ts'
import { reachOf } from '../visitor/access.ts'
import { paths } from './paths.ts'

type Place = { organizationId: string | undefined; timeZone: string }

/**
 * Who has no screen of a single pickup gets to its day in the calendar of the organization; undefined where that is not
 * known.
 */
export function pickupHref(
  { _id, pickUpTime }: { _id: string; pickUpTime: string },
  me: Me | undefined,
  { organizationId, timeZone }: Place,
): string | undefined {
  if (me !== undefined && areaOf(me.type) === 'driver') return generatePath(roadPaths.driverPickup, { id: _id })
  const reach = reachOf(me, 'pickups:read')
  if (reach === 'any') return generatePath(paths.pickupEdit, { logisticsId: _id })
  const day = `?day=${wallClockOf(pickUpTime, timeZone).day}`
  if (reach === 'own') return `${paths.ownSchedule}${day}`
  if (organizationId === undefined || reachOf(me, 'organizations:list') === undefined) return undefined
  return `${generatePath(paths.organizationSchedule, { organizationId })}${day}`
}
