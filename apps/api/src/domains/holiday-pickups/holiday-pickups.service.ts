import { randomUUID } from 'node:crypto'
import type { DecidedPickups, DecisionOnPickup } from '@thant/contracts/holiday-pickups'
import { sql } from 'drizzle-orm'
import { keptPickups } from '#database/schema/company-days.ts'
import { loadWorkingDays } from '#domains/company-days/company-days.queries.ts'
import { cancelPickups, lockPickups, movePickups, touchPickups } from '#domains/pickups/many-pickups.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { judgeDecisions } from './decisions.ts'
import { tellOfHolidayMoves } from './holiday-moves.ts'

/** A pickup that cannot be decided on is left as it is and reported; all others are changed together. */
export async function decideHolidayPickups(
  context: Context,
  sent: readonly DecisionOnPickup[],
): Promise<DecidedPickups> {
  const { settings, clock } = context
  const decisions = [...new Map(sent.map((decision) => [decision._id, decision])).values()]
  const locked = await lockPickups(
    context,
    decisions.map(({ _id }) => _id),
  )
  const days = decisions.flatMap(({ day }) => day ?? []).toSorted()
  const today = dayOf(clock.now(), settings.timeZone)
  const judged = judgeDecisions(decisions, {
    pickups: new Map(locked.map((pickup) => [pickup.id, pickup])),
    workingDays: await loadWorkingDays(context, days[0] ?? today, days.at(-1) ?? today),
    now: clock.now(),
    timeZone: settings.timeZone,
  })
  await movePickups(context, judged.moves)
  await cancelPickups(context, judged.cancelled)
  await keepPickups(context, judged.kept)
  await tellOfHolidayMoves(context, { ...judged, key: randomUUID() })
  return {
    moved: judged.moves.length,
    kept: judged.kept.length,
    cancelled: judged.cancelled.length,
    conflicts: judged.conflicts,
  }
}

async function keepPickups(context: Context, kept: ReadonlyArray<{ id: string; day: string }>): Promise<void> {
  if (kept.length === 0) return
  const decided = { decidedAt: context.clock.now(), decidedById: context.actor.id }
  await context.database
    .insert(keptPickups)
    .values(kept.map(({ id, day }) => ({ pickupId: id, day, ...decided })))
    .onConflictDoUpdate({ target: keptPickups.pickupId, set: { day: sql`excluded.day`, ...decided } })
  await touchPickups(
    context,
    kept.map(({ id }) => id),
  )
}
