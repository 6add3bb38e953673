import type { ActivityMetric } from '@thant/contracts/reporting/gri-context'
import type { ActivityYear } from '@thant/contracts/reporting/gri-entries'
import { and, asc, eq, sql } from 'drizzle-orm'
import { activityAmounts, activityYears } from '#database/schema/gri.ts'
import { inMonths } from '#domains/materials/wastes/wastes.queries.ts'
import type { Context } from '#lib/context.ts'
import { joinTyper, typedBy } from './typed-by.ts'

const { metric, amount } = activityAmounts
const month = sql<string>`to_char(${activityAmounts.month}, 'YYYY-MM')`

export type StatedAmount = { metric: ActivityMetric; month: string; amount: number; typedBy: string }

/** The organization is one that the caller reaches as a whole. */
export async function listAmounts(
  { database }: Context,
  organizationId: string,
  months: { from: string; to: string },
): Promise<StatedAmount[]> {
  const typer = { organizationId: activityYears.organizationId, typedById: activityAmounts.typedById }
  const joined = database
    .select({ metric, month, amount, typedBy })
    .from(activityAmounts)
    .innerJoin(activityYears, eq(activityYears.id, activityAmounts.yearId))
    .$dynamic()
  return joinTyper(joined, typer)
    .where(and(eq(activityYears.organizationId, organizationId), inMonths(activityAmounts.month, months)))
    .orderBy(asc(activityAmounts.month))
}

/** Reads the amounts of a year, none of one for which nothing was entered yet. */
export async function getActivityYear(
  { database }: Context,
  organizationId: string,
  year: number,
): Promise<ActivityYear & { id: string | null }> {
  const { id, version } = activityYears
  const [stored] = await database
    .select({ id, version })
    .from(activityYears)
    .where(and(eq(activityYears.organizationId, organizationId), eq(activityYears.year, year)))
  if (stored === undefined) return { id: null, year, __v: 0, amounts: [] }
  const amounts = await database
    .select({ metric, month, amount })
    .from(activityAmounts)
    .where(eq(activityAmounts.yearId, stored.id))
    .orderBy(asc(metric), asc(activityAmounts.month))
  return { id: stored.id, year, __v: stored.version, amounts }
}
