import { inArray } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { loadWorkingDays } from '#domains/company/company-days/company-days.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { warningsOfTerm, warningsOfWork } from './day-warnings.ts'

type Visit = { organizationId: string; time: Date }

/** Asks callers who want to be asked, `isSure: false`, about a day on which the company usually does not come. */
export async function assertNoDayWarning(
  context: Context,
  { isSure }: { isSure?: boolean | undefined },
  { path, ...visit }: Visit & { path: string },
): Promise<void> {
  if (isSure !== false) return
  const warnings = await listDayWarnings(context, visit)
  if (warnings.length === 0) return
  throw new AppError('record.doubtful', { issues: warnings.map((message) => ({ path, message })) })
}

/** Returns why a pickup of an organization at an instant is probably a slip. */
export async function listDayWarnings(context: Context, visit: Visit): Promise<string[]> {
  const day = dayOf(visit.time, context.settings.timeZone)
  return [...warningsOfWork(day, await loadWorkingDays(context, day, day)), ...(await listTermWarnings(context, visit))]
}

/** Returns why the day of an instant is probably too far away for an organization. */
export async function listTermWarnings(context: Context, { organizationId, time }: Visit): Promise<string[]> {
  const { settings, clock } = context
  const ends = await loadContractEnds(context, [organizationId])
  return warningsOfTerm(dayOf(time, settings.timeZone), {
    today: dayOf(clock.now(), settings.timeZone),
    contractEndsOn: ends.get(organizationId) ?? null,
  })
}

/** Returns the last day of each organization's contract; null for one without an end. */
export async function loadContractEnds(
  { database }: Context,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { id, expiresOn } = organizations
  const rows = await database
    .select({ id, expiresOn })
    .from(organizations)
    .where(inArray(id, [...organizationIds]))
  return new Map(rows.map((row) => [row.id, row.expiresOn]))
}
