import type { Role } from '@thant/contracts/roles'
import type { PickupChange } from '@thant/contracts/service/pickup-forms'
import type { PickupItem } from '@thant/contracts/service/pickup-items'
import type { Pickup } from '@thant/contracts/service/pickups'
import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import { users } from '#database/schema/users.ts'
import { listLicenceWarnings } from '#domains/materials/destinations/licence-warnings.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { listDayWarnings } from './warnings/day-warnings.queries.ts'
import { isCompletedAhead, warningsOf } from './warnings/plan-warnings.ts'
import { listWeightWarnings } from './warnings/weight-warnings.queries.ts'

const teamRoles: Role[] = ['OPERATION MANAGER', 'OPERATION']

/**
 * A driver may only complete a CONFIRMED pickup on its day, and send only its items and remark (docs/api.md 5). The day
 * is today, or that of the visit that was recorded at `at`.
 */
export function driversChange(context: Context, pickup: Pickup, change: PickupChange, at?: Date): PickupChange {
  const { timeZone } = context.settings
  const isToday = dayOf(new Date(pickup.pickUpTime), timeZone) === dayOf(at ?? context.clock.now(), timeZone)
  if (pickup.status !== 'CONFIRMED' || !isToday || change.status !== 'COMPLETED') throw new AppError('pickup.not-due')
  const items = change.items?.map((item) => asWeighed(item, pickup.items))
  return { status: 'COMPLETED', items, remark: change.remark, __v: change.__v }
}

/** What becomes of an item is for staff to say, and what they said of it before it was weighed holds. */
export function asWeighed(item: PickupItem, planned: Pickup['items']): PickupItem {
  const { productName, productType, quantity, unit, remark, measure } = item
  const said = planned.find((one) => one.productName === productName && one.productType === productType)
  return {
    productName,
    productType,
    quantity,
    unit,
    remark,
    measure,
    treatment: said?.treatment,
    destinationId: said?.destination?._id,
    isHazardous: said?.isHazardous,
  }
}

/** COMPLETED needs at least one item; every other status may have none (docs/specification.md 5-17). */
export function assertItemsWhenCompleted(change: PickupChange, pickup: Pickup): void {
  const { status = pickup.status, items = pickup.items } = change
  if (status !== 'COMPLETED' || items.length > 0) return
  throw errorAt('items', 'pickup.items-missing')
}

/** Refuses weights for a day to come (docs/rules.md#waste-totals). */
export function assertDayHasCome(context: Context, change: PickupChange, pickup: Pickup): void {
  if (change.status === undefined && change.pickUpTime === undefined) return
  const { status = pickup.status, pickUpTime = pickup.pickUpTime } = change
  const moment = { now: context.clock.now(), timeZone: context.settings.timeZone }
  if (!isCompletedAhead({ status, pickUpAt: new Date(pickUpTime) }, moment)) return
  throw errorAt(change.pickUpTime === undefined ? 'status' : 'pickUpTime', 'pickup.day-to-come')
}

/** Asks callers who want to be asked, `isSure: false`, about what is probably a slip. */
export async function assertNoWarning(
  context: Context,
  sent: Pick<PickupChange, 'isSure' | 'status' | 'pickUpTime' | 'vehicle' | 'items'>,
  { organizationId, siteId, pickup }: { organizationId: string; siteId: string; pickup?: Pickup },
): Promise<void> {
  if (sent.isSure !== false) return
  const before = pickup && { status: pickup.status, pickUpAt: new Date(pickup.pickUpTime) }
  const time = sent.pickUpTime === undefined ? before?.pickUpAt : new Date(sent.pickUpTime)
  if (time === undefined) return
  const after = { status: sent.status ?? pickup?.status ?? 'REQUESTED', pickUpAt: time }
  const warnings = warningsOf(before, after, { now: context.clock.now() })
  const isMoved = before?.pickUpAt.getTime() !== time.getTime()
  if (isMoved && (await hasPickupAt(context, eq(pickups.siteId, siteId), time, pickup?._id))) {
    warnings.push('This organization has a pickup at this time already.')
  }
  if (isOnNewDay(context, before?.pickUpAt, time)) {
    warnings.push(...(await listDayWarnings(context, { organizationId, time })))
  }
  const issues = warnings.map((message) => ({ path: 'pickUpTime', message }))
  if (after.status !== 'CANCELLED' && (await isDriverElsewhere(context, sent, { time, isMoved, siteId, pickup }))) {
    issues.push({ path: 'vehicle.driver', message: 'The driver has another pickup at this time.' })
  }
  issues.push(...(await listWeightWarnings(context, sent.items ?? [], { organizationId, before: pickup?.items ?? [] })))
  issues.push(...(await listTreatmentWarnings(context, sent.items ?? [], { time, pickup })))
  if (issues.length > 0) throw new AppError('record.doubtful', { issues })
}

/** What staff say of an item is asked about once, when the item or its day is new. */
function listTreatmentWarnings(
  context: Context,
  items: readonly PickupItem[],
  { time, pickup }: { time: Date; pickup: Pickup | undefined },
) {
  const { timeZone } = context.settings
  const day = dayOf(time, timeZone)
  const isSameDay = pickup !== undefined && dayOf(new Date(pickup.pickUpTime), timeZone) === day
  const before = isSameDay ? pickup.items : []
  const bound = items.flatMap(({ productType, treatment, destinationId }, index) => {
    const isKnown = before.some(
      (item) =>
        item.productType === productType && item.treatment === treatment && item.destination?._id === destinationId,
    )
    return isKnown || !treatment
      ? []
      : [{ path: `items.${index}.destinationId`, destinationId, wasteType: productType, treatment, day }]
  })
  return listLicenceWarnings(context, bound)
}

type At = { time: Date; isMoved: boolean; siteId: string; pickup: Pickup | undefined }

/** Asked about once, when the driver or the time is new. */
async function isDriverElsewhere(
  context: Context,
  { vehicle }: Pick<PickupChange, 'vehicle'>,
  { time, isMoved, siteId, pickup }: At,
): Promise<boolean> {
  const before = pickup?.vehicle.driver?._id ?? null
  const driver = vehicle?.driver === undefined ? before : vehicle.driver
  if (driver === null || (driver === before && !isMoved)) return false
  return hasPickupAt(context, and(eq(pickups.driverId, driver), ne(pickups.siteId, siteId)), time, pickup?._id)
}

/** What has passed is recorded whatever day it was, and a pickup may be moved within its day. */
function isOnNewDay({ clock, settings }: Context, before: Date | undefined, after: Date): boolean {
  if (after <= clock.now()) return false
  return before === undefined || dayOf(before, settings.timeZone) !== dayOf(after, settings.timeZone)
}

async function hasPickupAt(context: Context, whose: SQL | undefined, time: Date, except?: string): Promise<boolean> {
  const found = await context.database
    .select({ id: pickups.id })
    .from(pickups)
    .where(
      and(
        whose,
        eq(pickups.pickUpAt, time),
        ne(pickups.status, 'CANCELLED'),
        isNull(pickups.archivedAt),
        except === undefined ? undefined : ne(pickups.id, except),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** A new driver has to be an active DRIVER; the present one may stay although deactivated since. */
export async function assertDriver(
  context: Context,
  driver: string | null | undefined,
  present?: { vehicle: { driver: { _id: string } | null } },
  path = 'vehicle.driver',
): Promise<void> {
  if (driver == null || driver === present?.vehicle.driver?._id) return
  if ((await countActive(context, [driver], ['DRIVER'])) === 1) return
  throw errorAt(path, 'pickup.driver-unknown')
}

/** New members have to be active operation staff; present ones may stay although deactivated since. */
export async function assertTeam(context: Context, team: string[] | undefined, present: Pickup): Promise<void> {
  const before = new Set(present.operationTeam.map(({ _id }) => _id))
  const added = [...new Set(team)].filter((id) => !before.has(id))
  if (added.length === 0 || (await countActive(context, added, teamRoles)) === added.length) return
  throw errorAt('operationTeam', 'pickup.team-unknown')
}

/** Locks them, so that nobody is assigned to one who leaves at the same moment. */
async function countActive(context: Context, ids: string[], roles: Role[]): Promise<number> {
  const found = await context.database
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), inArray(users.role, roles), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id))
    .for('key share')
  return found.length
}
