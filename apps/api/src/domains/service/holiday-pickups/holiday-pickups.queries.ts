import { type HolidayAhead, type HolidayPickup, maxHolidayPickups } from '@thant/contracts/service/holiday-pickups'
import { and, asc, between, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import { Temporal } from 'temporal-polyfill'
import { companyDays, keptPickups } from '#database/schema/company-days.ts'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { loadWorkingDays } from '#domains/company/company-days/company-days.queries.ts'
import { holidaysOfMyanmar } from '#domains/company/company-days/holidays-of-myanmar.ts'
import { earlierEnd } from '#domains/service/schedules/schedule-plan.ts'
import { placeOf } from '#domains/service/schedules/visits.queries.ts'
import { dayOf, daysAfter } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { type ClosedDay, holidaysOf } from './closed-days.ts'
import { onDay } from './decisions.ts'
import { withProposals } from './proposal.ts'
import { isWithinReach, loadTakenDays } from './taken-days.queries.ts'

/** Pickups are made this far ahead at most (`company.schedule_weeks`). */
const horizon = { weeks: 26 }

type Range = { from?: string | undefined; to?: string | undefined }

export async function listHolidayPickups(context: Context, range: Range): Promise<HolidayPickup[]> {
  const { from, to } = rangeOf(context, range)
  const rows = await joinPickups(
    context,
    context.database
      .select({
        _id: pickups.id,
        __v: pickups.version,
        pickUpAt: pickups.pickUpAt,
        status: pickups.status,
        organization: { _id: organizations.id, name: organizations.name },
        site: sql<string | null>`case when ${hasOtherSites(context)} then ${sites.name} end`,
        siteId: pickups.siteId,
        wayType: pickups.wayType,
        policy: schedules.holidayPolicy,
        scheduleEndsOn: schedules.endsOn,
        contractEndsOn: organizations.expiresOn,
        holiday: { day: companyDays.day, name: companyDays.name, nameInBurmese: companyDays.nameInBurmese },
      })
      .from(companyDays)
      .$dynamic(),
  )
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .where(and(eq(companyDays.kind, 'closed'), between(companyDays.day, from, to), isUndecided(context)))
    .orderBy(asc(pickups.pickUpAt), asc(pickups.id))
    .limit(maxHolidayPickups)
  const { taken, counts } = await loadTakenDays(context, rows)
  const around = { today: todayOf(context), workingDays: await loadWorkingDays(context, from, to), taken, counts }
  const requested = rows.map(({ scheduleEndsOn, contractEndsOn, ...pickup }) => ({
    ...pickup,
    place: placeOf(pickup),
    day: pickup.holiday.day,
    firstDay: firstDayAhead(context, pickup.pickUpAt),
    lastDay: earlierEnd(scheduleEndsOn, contractEndsOn),
  }))
  return withProposals(requested, around)
    .toSorted((one, other) => one.pickUpAt.getTime() - other.pickUpAt.getTime() || (one._id < other._id ? -1 : 1))
    .map(({ siteId, pickUpAt, place, day, firstDay, lastDay, ...pickup }) => ({
      ...pickup,
      pickUpTime: pickUpAt.toISOString(),
      takenDays: [...(taken.get(place) ?? [])].filter((other) => isWithinReach(day, other)).toSorted(),
    }))
}

/** Returns the holidays to come as far as pickups are made, each with its undecided pickups. */
export async function listHolidaysAhead(context: Context): Promise<HolidayAhead[]> {
  const { from, to } = rangeOf(context, {})
  const { day, name, nameInBurmese } = companyDays
  const isAhead = and(eq(companyDays.kind, 'closed'), between(day, from, to))
  const days = await context.database
    .select({ day, name, nameInBurmese })
    .from(companyDays)
    .where(isAhead)
    .orderBy(asc(day))
  const counts = await joinPickups(
    context,
    context.database.select({ day, count: sql<number>`count(*)::int` }).from(companyDays).$dynamic(),
  )
    .where(and(isAhead, isUndecided(context)))
    .groupBy(day)
  const countOf = new Map(counts.map((counted) => [counted.day, counted.count]))
  const closed: ClosedDay[] = days.map((closedDay) => ({ ...closedDay, pickups: countOf.get(closedDay.day) ?? 0 }))
  return holidaysOf(closed, from)
}

/** The present year, and from October on the next one, as long as none of their holidays has an entry. */
export async function listUnconfirmedYears(context: Context): Promise<number[]> {
  const [year, month] = todayOf(context).split('-').map(Number) as [number, number]
  const years = month >= 10 ? [year, year + 1] : [year]
  const unconfirmed: number[] = []
  for (const requested of years) {
    const holidays = holidaysOfMyanmar(requested).map(({ day }) => day)
    if (holidays.length === 0) continue
    const known = await context.database
      .select({ day: companyDays.day })
      .from(companyDays)
      .where(inArray(companyDays.day, holidays))
      .limit(1)
    if (known.length === 0) unconfirmed.push(requested)
  }
  return unconfirmed
}

/** Joins the pickups of each company day, by bounds that the index of times serves. */
function joinPickups<Select extends PgSelect>({ settings }: Context, select: Select) {
  const startOf = (day: SQL) => sql`(${day})::timestamp at time zone ${settings.timeZone}`
  return select
    .innerJoin(
      pickups,
      and(
        sql`${pickups.pickUpAt} >= ${startOf(sql`${companyDays.day}`)}`,
        sql`${pickups.pickUpAt} < ${startOf(sql`${companyDays.day} + 1`)}`,
      ),
    )
    .innerJoin(organizations, eq(organizations.id, pickups.organizationId))
    .leftJoin(schedules, eq(schedules.id, pickups.scheduleId))
    .leftJoin(keptPickups, eq(keptPickups.pickupId, pickups.id))
}

function isUndecided({ clock }: Context): SQL | undefined {
  return and(
    isNull(pickups.archivedAt),
    isNull(organizations.archivedAt),
    inArray(pickups.status, ['REQUESTED', 'CONFIRMED']),
    gt(pickups.pickUpAt, clock.now()),
    or(isNull(schedules.holidayPolicy), ne(schedules.holidayPolicy, 'keep')),
    or(isNull(keptPickups.day), ne(keptPickups.day, companyDays.day)),
  )
}

const otherSites = alias(sites, 'other_sites')

function hasOtherSites({ database }: Context): SQL {
  return sql`exists ${database
    .select({ one: sql`1` })
    .from(otherSites)
    .where(
      and(
        eq(otherSites.organizationId, pickups.organizationId),
        ne(otherSites.id, pickups.siteId),
        isNull(otherSites.archivedAt),
      ),
    )}`
}

function rangeOf(context: Context, { from, to }: Range): { from: string; to: string } {
  const today = todayOf(context)
  const first = from === undefined || from < today ? today : from
  return { from: first, to: to ?? Temporal.PlainDate.from(today).add(horizon).toString() }
}

function todayOf({ clock, settings }: Context): string {
  return dayOf(clock.now(), settings.timeZone)
}

/** Today, or tomorrow where the pickup's time of day has passed. */
function firstDayAhead({ clock, settings }: Context, pickUpAt: Date): string {
  const today = dayOf(clock.now(), settings.timeZone)
  if (onDay(pickUpAt, today, settings.timeZone) > clock.now()) return today
  return daysAfter(today, 1)
}
