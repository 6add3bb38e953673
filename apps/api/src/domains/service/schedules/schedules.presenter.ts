import type { ListedSchedule, ScheduledPickup, SchedulePreview, ScheduleRow } from '@thant/contracts/service/schedules'
import { maxPreviewDays } from '@thant/contracts/service/schedules'
import { getTableColumns } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { drivers, hasDriverLeft, presentDriver } from '#domains/service/pickups/pickups.presenter.ts'
import { dayOf } from '#lib/company-time.ts'
import type { ExistingPickup, PlanComparison } from './plan-comparison.ts'
import { earlierEnd, type Horizon, type SchedulePlan } from './schedule-plan.ts'
import type { StoredScheduledPickup } from './scheduled-pickups.queries.ts'

/** Queries that select these columns join organizations, sites and `drivers`. */
export const scheduleFields = {
  ...getTableColumns(schedules),
  organizationName: organizations.name,
  expiresOn: organizations.expiresOn,
  siteName: sites.name,
  driverName: drivers.name,
  hasDriverLeft,
}

type StoredSchedule = SelectedRow<typeof scheduleFields, 'drivers'>

/** Expressions are not decoded as columns are, so that the instant is a text. */
export function presentListedSchedule(schedule: StoredSchedule & { nextPickUpAt: string | null }): ListedSchedule {
  const { nextPickUpAt } = schedule
  return {
    ...presentScheduleRow(schedule),
    nextPickUpTime: nextPickUpAt === null ? null : new Date(nextPickUpAt).toISOString(),
  }
}

export function presentScheduleRow(schedule: StoredSchedule): ScheduleRow {
  return {
    _id: schedule.id,
    __v: schedule.version,
    createdAt: schedule.createdAt.toISOString(),
    updatedAt: schedule.updatedAt.toISOString(),
    organizationId: { _id: schedule.organizationId, name: schedule.organizationName },
    siteId: { _id: schedule.siteId, name: schedule.siteName },
    startsOn: schedule.startsOn,
    endsOn: schedule.endsOn,
    lastDay: earlierEnd(schedule.endsOn, schedule.expiresOn),
    everyWeeks: schedule.everyWeeks,
    weekdays: schedule.weekdays,
    nth: schedule.nth,
    weekday: schedule.weekday,
    dayOfMonth: schedule.dayOfMonth,
    timeOfDay: schedule.timeOfDay,
    wayType: schedule.wayType,
    driver: presentDriver(schedule),
    plate_number: schedule.plateNumber,
    vehicleId: schedule.vehicleId,
    holidayPolicy: schedule.holidayPolicy,
  }
}

export function presentScheduledPickup(pickup: StoredScheduledPickup): ScheduledPickup {
  return {
    _id: pickup.id,
    pickUpTime: pickup.pickUpAt.toISOString(),
    occurrenceOn: pickup.occurrenceOn,
    status: pickup.status,
    isTouched: !pickup.isUntouched,
  }
}

type Previewed = {
  comparison: PlanComparison<StoredScheduledPickup>
  plan: SchedulePlan
  horizon: Horizon
  lastDay: string | null
  continuation?: { id: string; startsOn: string }
  /** The change sends the crews to another site. */
  isElsewhere?: boolean
}

export function presentPreview({
  comparison,
  plan,
  horizon,
  lastDay,
  continuation,
  isElsewhere = false,
}: Previewed): SchedulePreview {
  const { now, timeZone, until } = horizon
  const isAhead = ({ pickUpAt }: ExistingPickup) => pickUpAt > now
  return {
    made: comparison.made,
    moved: comparison.moved.length,
    elsewhere: isElsewhere ? comparison.moved.length + comparison.stay.length : 0,
    removed: comparison.removed.length,
    kept: comparison.kept.filter((pickup) => isAhead(pickup) && !pickup.isArchived).map(presentScheduledPickup),
    holidays: plan.days
      .filter(({ isHoliday }) => isHoliday)
      .map(({ occurrenceOn, pickUpOn }) => ({ day: occurrenceOn, pickUpOn })),
    days: plan.pickups.slice(0, maxPreviewDays).map(({ pickUpAt }) => dayOf(pickUpAt, timeZone)),
    lastDay,
    continuation: continuation ? { _id: continuation.id, startsOn: continuation.startsOn } : null,
    until,
  }
}
