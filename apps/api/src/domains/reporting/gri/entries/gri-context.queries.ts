import { countMonths } from '@thant/contracts/days'
import { wasteTypes, weightIn } from '@thant/contracts/materials/wastes'
import type { GriContext } from '@thant/contracts/reporting/gri-context'
import type { GriEntries } from '@thant/contracts/reporting/gri-entries'
import { assertOrganizationInReach, getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { assertSiteInReach } from '#domains/customers/sites/sites.queries.ts'
import { assertForwards } from '#domains/materials/wastes/gri-items.queries.ts'
import { listMonthlyWastes, listMonthsWithWaste, type MonthRange } from '#domains/materials/wastes/wastes.queries.ts'
import { currentMonth, monthBefore } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { getActivityYear, listAmounts } from './activity-amounts.queries.ts'
import { listGriTexts } from './gri-texts.queries.ts'
import { intensitiesOf } from './intensity.ts'
import { listOtherWastes } from './other-wastes.queries.ts'

type Scope = { organizationId: string; site?: string | undefined }
type Months = { from: string; to: string }

/** Of tables to which nothing was added, or of which nobody may add anything. */
export const nothingAdded: GriContext = { otherWaste: [], intensities: [], texts: [], baseYear: null }

/**
 * What an organization adds to its tables of some months. It is of the organization as a whole, so tables of one site,
 * and those of a caller who is limited to sites, have none (decision 84).
 */
export async function getGriContext(
  context: Context,
  { organizationId, site }: Scope,
  months: Months,
): Promise<GriContext> {
  assertForwards(months)
  await assertSiteInReach(context, organizationId, site)
  if (site !== undefined || context.actor.siteIds !== null) return nothingAdded
  const [{ baseYear }, otherWaste, intensities, texts] = await Promise.all([
    getOrganization(context, organizationId),
    listOtherWastes(context, organizationId, months),
    listIntensities(context, organizationId, months),
    listGriTexts(context, organizationId, Number(months.to.slice(0, 4))),
  ])
  return {
    otherWaste: otherWaste.map(({ _id, __v, createdAt, updatedAt, organizationId: _of, ...waste }) => waste),
    intensities,
    texts: texts.flatMap(({ key, text, typedBy }) => (text === '' || typedBy === null ? [] : [{ key, text, typedBy }])),
    baseYear,
  }
}

/** Months without a first one begin with the first collection, and those without a last one end with this month. */
export async function monthsOfPeriod(
  context: Context,
  organizationId: string,
  { from, to }: MonthRange,
): Promise<Months> {
  const month = currentMonth(context)
  if (from !== undefined) return { from, to: to ?? (from > month ? from : month) }
  const last = to ?? month
  const [first] = await listMonthsWithWaste(context, organizationId)
  return { from: first !== undefined && first < last ? first : last, to: last }
}

export async function getGriEntries(context: Context, organizationId: string, year: number): Promise<GriEntries> {
  await assertOrganizationInReach(context, organizationId)
  const { id, ...activity } = await getActivityYear(context, organizationId, year)
  const otherWaste = await listOtherWastes(context, organizationId, { from: `${year}-01`, to: `${year}-12` })
  const texts = await listGriTexts(context, organizationId, year)
  return { activity, otherWaste, texts: texts.map(({ id: _id, ...text }) => text) }
}

/** Of a month that runs, the kilograms and what they are divided by would be of different days, so it is left out. */
async function listIntensities(
  context: Context,
  organizationId: string,
  { from, to }: Months,
): Promise<GriContext['intensities']> {
  const lastOver = monthBefore(currentMonth(context))
  const over = { from, to: to < lastOver ? to : lastOver }
  if (over.from > over.to) return []
  const amounts = await listAmounts(context, organizationId, over)
  if (amounts.length === 0) return []
  const monthly = await listMonthlyWastes(context, over, organizationId)
  const gramsByMonth = new Map(
    monthly.map((wastes) => [
      wastes.month,
      wasteTypes.reduce((sum, type) => sum + Math.round(weightIn(wastes, type) * 1_000), 0),
    ]),
  )
  return intensitiesOf(amounts, gramsByMonth, countMonths(over))
}
