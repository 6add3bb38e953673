import type { GriYear, GriYears } from '@thant/contracts/reporting/gri-years'
import { getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { assertForwards } from '#domains/materials/wastes/gri-items.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { readWastes } from '../gri.queries.ts'
import type { GriScopeIds } from '../gri-subject.ts'
import { compositionOf } from '../gri-tables.ts'
import { type ComparedYear, comparedYearsOf } from './compared-years.ts'
import { listRestatements } from './restatements.queries.ts'

type Months = { from: string; to: string }

/** Puts the months of an organization, or of all together, beside the same of the years before and of the base year. */
export async function getGriYears(context: Context, scope: GriScopeIds, months: Months): Promise<GriYears> {
  assertForwards(months)
  const { organizationId } = scope
  const organization = organizationId === undefined ? undefined : await getOrganization(context, organizationId)
  return compareYears(context, scope, months, organization?.baseYear ?? null)
}

/** For callers that know the base year, which is null where an organization chose none. */
export async function compareYears(
  context: Context,
  scope: GriScopeIds,
  { from, to }: Months,
  baseYear: number | null,
): Promise<GriYears> {
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const years = comparedYearsOf({ from, to }, today, baseYear)
  return {
    years: await Promise.all(years.map((year) => sumYear(context, scope, year))),
    restatements: await listRestatements(context, scope, { from, baseYear }),
  }
}

async function sumYear(
  context: Context,
  { organizationId, site }: GriScopeIds,
  { isBase, ...months }: ComparedYear,
): Promise<GriYear> {
  const { wastes } = await readWastes(context, organizationId, { ...months, site })
  const composition = compositionOf(wastes)
  const { generated, divertedFromDisposal } = composition
  return {
    ...months,
    isBase,
    ...composition,
    diversionRate: generated === 0 ? null : Math.round(divertedFromDisposal * 1_000) / Math.round(generated * 1_000),
  }
}
