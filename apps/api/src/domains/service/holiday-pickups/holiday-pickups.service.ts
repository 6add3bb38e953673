import { randomUUID } from 'node:crypto'
import type { DecidedPickups, DecisionOnPickup } from '@thant/contracts/service/holiday-pickups'
import { asc, inArray, sql } from 'drizzle-orm'
import { holidayMoves, keptPickups } from '#database/schema/company-days.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { loadWorkingDays } from '#domains/company/company-days/company-days.queries.ts'
import {
  cancelPickups,
  type LockedPickup,
  lockPickups,
  movePickups,
  touchPickups,
} from '#domains/service/pickups/many-pickups.service.ts'
import { loadContractEnds } from '#domains/service/pickups/warnings/day-warnings.queries.ts'
import { lastNearDay } from '#domains/service/pickups/warnings/day-warnings.ts'
import { listVisits } from '#domains/service/schedules/visits.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordAudits } from '#lib/records/audit.ts'
import { type JudgedDecisions, judgeDecisions } from './decisions.ts'
import { notifyOfHolidayMoves } from './holiday-moves.ts'

/** A pickup that cannot be decided on is left as it is and reported; all others are changed together. */
export async function decideHolidayPickups(
  context: Context,
  sent: readonly DecisionOnPickup[],
): Promise<DecidedPickups> {
  const decisions = [...new Map(sent.map((decision) => [decision._id, decision])).values()]
  const judged = await judge(context, decisions)
  await rememberMoves(context, judged)
  await movePickups(context, judged.moves)
  await cancelPickups(context, judged.cancelled)
  await keepPickups(context, judged.kept)
  await notifyOfHolidayMoves(context, { ...judged, key: randomUUID() })
  return {
    moved: judged.moves.length,
    kept: judged.kept.length,
    cancelled: judged.cancelled.length,
    conflicts: judged.conflicts,
  }
}

async function judge(context: Context, decisions: readonly DecisionOnPickup[]): Promise<JudgedDecisions> {
  const { settings, clock } = context
  const ids = decisions.map(({ _id }) => _id)
  const siteIds = await lockSites(context, ids)
  const locked = await lockPickups(context, ids)
  const today = dayOf(clock.now(), settings.timeZone)
  const days = decisions.flatMap(({ day }) => day ?? []).toSorted()
  const span = { from: days[0] ?? today, to: days.at(-1) ?? today }
  const ends = await loadContractEnds(
    context,
    locked.map(({ organizationId }) => organizationId),
  )
  return judgeDecisions(decisions, {
    pickups: new Map(locked.map((pickup) => [pickup.id, pickup])),
    visits: await listVisits(context, siteIds, span),
    lastDays: new Map([...ends].map(([id, endsOn]) => [id, lastNearDay(today, endsOn)])),
    workingDays: await loadWorkingDays(context, span.from, span.to),
    now: clock.now(),
    timeZone: settings.timeZone,
  })
}

/** Keeps two people from moving different pickups of a site to the same day. */
async function lockSites({ database }: Context, ids: readonly string[]): Promise<string[]> {
  const locked = await database
    .select({ id: sites.id })
    .from(sites)
    .where(
      inArray(
        sites.id,
        database
          .select({ id: pickups.siteId })
          .from(pickups)
          .where(inArray(pickups.id, [...ids])),
      ),
    )
    .orderBy(asc(sites.id))
    .for('no key update')
  return locked.map(({ id }) => id)
}

/** Writes what the pickups were, so that they can go back if the day is not closed after all. */
async function rememberMoves(
  context: Context,
  { moves, cancelled }: Pick<JudgedDecisions, 'moves' | 'cancelled'>,
): Promise<void> {
  const changed = [...moves.map(({ pickup }) => pickup), ...cancelled]
  if (changed.length === 0) return
  const rows = changed.map(({ id, pickUpAt, status, touchedAt, version }) => ({
    pickupId: id,
    day: dayOf(pickUpAt, context.settings.timeZone),
    pickUpAt,
    status,
    touchedAt,
    version: version + 1,
  }))
  await context.database
    .insert(holidayMoves)
    .values(rows)
    .onConflictDoUpdate({
      target: [holidayMoves.pickupId, holidayMoves.day],
      set: {
        pickUpAt: sql`excluded.pick_up_at`,
        status: sql`excluded.status`,
        touchedAt: sql`excluded.touched_at`,
        version: sql`excluded.version`,
      },
    })
}

async function keepPickups(
  context: Context,
  kept: ReadonlyArray<{ pickup: LockedPickup; day: string }>,
): Promise<void> {
  if (kept.length === 0) return
  const decided = { decidedAt: context.clock.now(), decidedById: context.actor.id }
  await context.database
    .insert(keptPickups)
    .values(kept.map(({ pickup, day }) => ({ pickupId: pickup.id, day, ...decided })))
    .onConflictDoUpdate({ target: keptPickups.pickupId, set: { day: sql`excluded.day`, ...decided } })
  await touchPickups(
    context,
    kept.map(({ pickup }) => pickup.id),
  )
  await recordAudits(
    context,
    kept.map(({ pickup, day }) => ({
      action: 'pickup.keep' as const,
      entity: 'pickup' as const,
      entityId: pickup.id,
      after: { closedDay: day, pickUpTime: pickup.pickUpAt.toISOString() },
    })),
  )
}
