import type { ActivityAmount, ActivityYear, ActivityYearForm } from '@thant/contracts/reporting/gri-entries'
import { and, eq, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { activityAmounts, activityYears } from '#database/schema/gri.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { getActivityYear } from './activity-amounts.queries.ts'
import { assertMonthHasBegun, firstDayOf } from './entered-months.ts'
import { lockOrganizationForEntries } from './lock-organization.ts'

/** Replaces the amounts of a year. What stays as it was keeps who typed it. */
export async function enterAmounts(
  context: Context,
  organizationId: string,
  year: number,
  { amounts: sent, __v }: ActivityYearForm,
): Promise<ActivityYear> {
  assertMonthsOfYear(context, year, sent)
  const amounts = sent.flatMap(({ amount, ...month }) => (amount === null ? [] : [{ ...month, amount }]))
  await lockOrganizationForEntries(context, organizationId)
  const { id, ...before } = await getActivityYear(context, organizationId, year)
  await assertVersion(context, { entity: 'activity-year', id, current: before }, __v)
  const yearId = await saveYear(context, { id, organizationId, year })
  for (const gone of before.amounts.filter((one) => !amounts.some((amount) => isSame(one, amount)))) {
    await context.database
      .delete(activityAmounts)
      .where(
        and(
          eq(activityAmounts.yearId, yearId),
          eq(activityAmounts.metric, gone.metric),
          eq(activityAmounts.month, firstDayOf(gone.month)),
        ),
      )
  }
  const typed = amounts.filter((amount) => !before.amounts.some((one) => isSame(one, amount)))
  if (typed.length > 0) {
    await context.database.insert(activityAmounts).values(
      typed.map(({ metric, month, amount }) => ({
        yearId,
        metric,
        month: firstDayOf(month),
        amount,
        typedById: context.actor.id,
      })),
    )
  }
  const { id: _id, ...after } = await getActivityYear(context, organizationId, year)
  await recordAudit(context, {
    action: 'activity-year.enter',
    entity: 'activity-year',
    entityId: yearId,
    before: { organizationId, year, amounts: before.amounts },
    after: { organizationId, year, amounts: after.amounts },
  })
  return after
}

function assertMonthsOfYear(context: Context, year: number, amounts: ActivityYearForm['amounts']): void {
  for (const [index, { month }] of amounts.entries()) {
    const path = `amounts.${index}.month`
    if (!month.startsWith(`${year}-`)) throw errorAt(path, 'gri.month-of-other-year', { values: { year } })
    assertMonthHasBegun(context, month, path)
  }
}

async function saveYear(
  context: Context,
  { id, organizationId, year }: { id: string | null; organizationId: string; year: number },
): Promise<string> {
  const now = context.clock.now()
  if (id === null) {
    const saved = { organizationId, year, version: 1, createdAt: now, updatedAt: now }
    return (await insertOne(context.database, activityYears, saved)).id
  }
  await context.database
    .update(activityYears)
    .set({ version: sql`${activityYears.version} + 1`, updatedAt: now })
    .where(eq(activityYears.id, id))
  return id
}

function isSame(one: ActivityAmount, other: ActivityAmount): boolean {
  return one.metric === other.metric && one.month === other.month && one.amount === other.amount
}
