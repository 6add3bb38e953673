import type { CompanyDay, CompanyDayForm } from '@thant/contracts/company/company-days'
import type { DayReturns } from '@thant/contracts/service/holiday-pickups'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { holidayMoves, keptPickups } from '#database/schema/company-days.ts'
import { pickups } from '#database/schema/pickups.ts'
import { getCompanyDay } from '#domains/company/company-days/company-days.queries.ts'
import { removeCompanyDay, saveCompanyDay } from '#domains/company/company-days/company-days.service.ts'
import { generatePickupsOf, removePickups } from '#domains/service/schedules/generated-pickups.service.ts'
import type { Context } from '#lib/context.ts'
import { recordAudits } from '#lib/records/audit.ts'
import { type PlannedReturns, planReturns, type Return } from './day-returns.queries.ts'

export async function previewReturns(context: Context, day: string, becomes?: 'working'): Promise<DayReturns> {
  await getCompanyDay(context, day)
  return presentReturns(await planReturns(context, day, becomes))
}

/** Removes the entry of a day. What the day moved or cancelled goes back where nobody changed it since. */
export async function takeBackDay(context: Context, day: string): Promise<DayReturns> {
  await getCompanyDay(context, day)
  return openDay(context, day, undefined, () => removeCompanyDay(context, day))
}

type SavedDay = CompanyDay & { returns: DayReturns }

/** Adds the entry of a day or changes it. A closed day that is worked instead gets back what it moved or cancelled. */
export async function changeDay(context: Context, day: string, form: CompanyDayForm): Promise<SavedDay> {
  const save = async () => {
    await saveCompanyDay(context, day, form)
  }
  if (form.kind === 'closed') await save()
  const returns = form.kind === 'working' ? await openDay(context, day, 'working', save) : noReturns
  return { ...(await getCompanyDay(context, day)), returns }
}

const noReturns: DayReturns = { returned: 0, made: 0, left: [] }

/** `write` removes the entry of the day, or makes it a working day. */
async function openDay(
  context: Context,
  day: string,
  becomes: 'working' | undefined,
  write: () => Promise<void>,
): Promise<DayReturns> {
  await lockAll(context, (await planReturns(context, day, becomes)).returns)
  const planned = await planReturns(context, day, becomes)
  await write()
  await returnPickups(context, planned.returns)
  await removePickups(context, inArray(pickups.id, planned.removed))
  await generatePickupsOf(context, planned.scheduleIds)
  await context.database.delete(holidayMoves).where(eq(holidayMoves.day, day))
  await context.database.delete(keptPickups).where(eq(keptPickups.day, day))
  return presentReturns(planned)
}

function presentReturns({ returns, made, left }: PlannedReturns): DayReturns {
  return { returned: returns.length, made, left }
}

async function lockAll({ database }: Context, returns: readonly Return[]): Promise<void> {
  const ids = returns.map(({ id }) => id)
  await database
    .select({ id: pickups.id })
    .from(pickups)
    .where(inArray(pickups.id, ids))
    .orderBy(asc(pickups.id))
    .for('update')
}

/** A pickup of a schedule that nobody had changed follows its schedule again. */
async function returnPickups(context: Context, returns: readonly Return[]): Promise<void> {
  if (returns.length === 0) return
  const ids = returns.map(({ id }) => id)
  const { id, pickUpAt, status } = pickups
  const before = new Map(
    (await context.database.select({ id, pickUpAt, status }).from(pickups).where(inArray(id, ids))).map((row) => [
      row.id,
      { pickUpTime: row.pickUpAt.toISOString(), status: row.status },
    ]),
  )
  const columns = {
    times: returns.map((pickup) => pickup.pickUpAt.toISOString()),
    statuses: returns.map((pickup) => pickup.status),
    touched: returns.map(({ touchedAt }) => touchedAt?.toISOString() ?? null),
  }
  await context.database
    .update(pickups)
    .set({
      pickUpAt: sql`back.pick_up_at`,
      status: sql`back.status`,
      touchedAt: sql`back.touched_at`,
      updatedById: context.actor.id,
      version: sql`${pickups.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .from(
      sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(columns.times)}::timestamptz[], ${sql.param(columns.statuses)}::text[],
        ${sql.param(columns.touched)}::timestamptz[]) as back (id, pick_up_at, status, touched_at)`,
    )
    .where(sql`${pickups.id} = back.id`)
  await recordAudits(
    context,
    returns.map((pickup) => ({
      action: 'pickup.return' as const,
      entity: 'pickup' as const,
      entityId: pickup.id,
      before: before.get(pickup.id) ?? {},
      after: { pickUpTime: pickup.pickUpAt.toISOString(), status: pickup.status },
    })),
  )
}
