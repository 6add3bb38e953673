import type { CompanyDay, CompanyDayForm, NamedDay } from '@thant/contracts/company/company-days'
import { eq, sql } from 'drizzle-orm'
import { companyDays } from '#database/schema/company-days.ts'
import type { Context } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { getCompanyDay, listCompanyDays } from './company-days.queries.ts'

/** Adds the day's entry or changes it; without `__v` it is changed whatever it is now. */
export async function saveCompanyDay(context: Context, day: string, form: CompanyDayForm): Promise<CompanyDay> {
  const { __v, ...values } = form
  if (__v === undefined) {
    const added = await insertDays(context, [{ day, ...values }])
    if (added.length > 0) return recordAdded(context, day)
  }
  await lockCompanyDay(context, day)
  const before = await getCompanyDay(context, day)
  await assertVersion(context, { entity: 'company-day', id: day, current: before }, __v)
  await context.database
    .update(companyDays)
    .set({
      ...values,
      version: sql`${companyDays.version} + 1`,
      updatedAt: context.clock.now(),
      updatedById: context.actor.id,
    })
    .where(eq(companyDays.day, day))
  const after = await getCompanyDay(context, day)
  await recordAudit(context, {
    action: 'company-day.change',
    entity: 'company-day',
    entityId: day,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

type ClosedDay = Pick<NamedDay, 'day' | 'name'> & { nameInBurmese?: string | undefined }

/** Returns the days that were added, in order; a day that has an entry keeps it. */
export async function addClosedDays(context: Context, days: readonly ClosedDay[]): Promise<CompanyDay[]> {
  const added = await insertDays(
    context,
    days.map((day) => ({ ...day, kind: 'closed' as const })),
  )
  for (const day of added.toSorted()) await recordAdded(context, day)
  const [first, last] = [added.toSorted()[0], added.toSorted().at(-1)]
  if (first === undefined || last === undefined) return []
  const all = await listCompanyDays(context, { from: first, to: last })
  return all.filter(({ day }) => added.includes(day))
}

export async function removeCompanyDay(context: Context, day: string): Promise<void> {
  await lockCompanyDay(context, day)
  const before = await getCompanyDay(context, day)
  await context.database.delete(companyDays).where(eq(companyDays.day, day))
  await recordAudit(context, {
    action: 'company-day.remove',
    entity: 'company-day',
    entityId: day,
    before: auditedValues(before),
  })
}

type NewDay = typeof companyDays.$inferInsert

/** Returns the days that had no entry yet. */
async function insertDays(
  context: Context,
  days: ReadonlyArray<Pick<NewDay, 'day' | 'kind' | 'name'> & { nameInBurmese?: string | undefined }>,
): Promise<string[]> {
  const changed = { updatedAt: context.clock.now(), updatedById: context.actor.id }
  const rows = await context.database
    .insert(companyDays)
    .values(days.map((day) => ({ ...day, ...changed })))
    .onConflictDoNothing()
    .returning({ day: companyDays.day })
  return rows.map(({ day }) => day)
}

async function recordAdded(context: Context, day: string): Promise<CompanyDay> {
  const added = await getCompanyDay(context, day)
  await recordAudit(context, {
    action: 'company-day.add',
    entity: 'company-day',
    entityId: day,
    after: auditedValues(added),
  })
  return added
}

async function lockCompanyDay({ database }: Context, day: string): Promise<void> {
  const locked = await database
    .select({ day: companyDays.day })
    .from(companyDays)
    .where(eq(companyDays.day, day))
    .for('update')
  if (locked.length === 0) throw new AppError('company-day.not-found')
}

function auditedValues({ kind, name, nameInBurmese }: CompanyDay): Record<string, unknown> {
  return { kind, name, nameInBurmese }
}
