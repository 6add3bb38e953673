import { countMonths } from '@thant/contracts/days'
import { assertForwards } from '#domains/materials/wastes/gri-items.queries.ts'
import { currentMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { reachOfActor } from '#lib/requests/request-context.ts'
import type { GriScopeIds } from '../gri-subject.ts'

const maxSavedMonths = 120

/** Only who reads the waste of all organizations saves tables of all together. */
export function assertMaySave({ actor, reach }: Context, { organizationId, site }: GriScopeIds): void {
  if (organizationId !== undefined) return
  if (reach !== 'any' || reachOfActor(actor, 'wastes:read-all') === undefined) throw new AppError('access.forbidden')
  if (site !== undefined) throw errorAt('site', 'gri.site-needs-organization')
}

export function assertSavableMonths(context: Context, months: { from: string; to: string }): void {
  assertForwards(months)
  if (months.from > currentMonth(context)) throw errorAt('from', 'gri.not-begun')
  if (countMonths(months) > maxSavedMonths) throw errorAt('to', 'gri.too-long')
}
