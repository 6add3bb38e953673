import type { QueryOf } from '@thant/contracts/endpoint'
import type { MonthlyWaste } from '@thant/contracts/materials/wastes'
import type { GriTables, griEndpoints } from '@thant/contracts/reporting/gri'
import { getCompany } from '#domains/company/company/company.service.ts'
import { assertForwards, sumItems } from '#domains/materials/wastes/gri-items.queries.ts'
import {
  addGrams,
  emptyMonth,
  listMonthlyWastes,
  listTreatedWastes,
  type TreatedWaste,
} from '#domains/materials/wastes/wastes.queries.ts'
import { listFactorPeriods } from '#domains/reporting/carbon/factor-sets.queries.ts'
import { listRouteMonths } from '#domains/reporting/consignments/coverage.queries.ts'
import { coverageOf } from '#domains/reporting/consignments/coverage.ts'
import { currentMonth, monthBefore } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { category5 } from './category-5.ts'
import { griTables } from './gri-tables.ts'

type Period = QueryOf<typeof griEndpoints.tables>

/**
 * Computes the tables of one organization, or of all together. Their emissions count each month by the factor set in force
 * at its end.
 */
export async function getGriTables(
  context: Context,
  organizationId: string | undefined,
  period: Period,
): Promise<GriTables> {
  assertForwards(period)
  const { from, to, site } = period
  const factorPeriods = await listFactorPeriods(context, { from, to: to ?? currentMonth(context) })
  const ends = factorPeriods.at(-1)?.to
  const [periods, routes, { weightUncertainty }] = await Promise.all([
    Promise.all(
      factorPeriods.map(async ({ factorSet, ...months }) => {
        const span = months.to === ends ? { ...period, from: months.from } : { ...months, site }
        return { factorSet, ...(await readWastes(context, organizationId, span)) }
      }),
    ),
    listRouteMonths(context),
    getCompany(context),
  ])
  const wastes = periods.flatMap((one) => one.wastes)
  const monthlyWastes = periods.flatMap((one) => one.monthlyWastes)
  return {
    ...griTables(wastes, { coveredByConsignments: coverageOf(monthlyWastes, routes), weightUncertainty }),
    scope3Category5: category5(periods),
  }
}

type Wastes = { wastes: TreatedWaste[]; monthlyWastes: MonthlyWaste[] }

/** Totals know no days, so that of a month that counts up to a day the items are summed, and of those before it not. */
export async function readWastes(
  context: Context,
  organizationId: string | undefined,
  period: Period,
): Promise<Wastes> {
  const { lastDay, ...months } = period
  if (lastDay === undefined) return readTotals(context, organizationId, months)
  const { from, to = currentMonth(context), site } = months
  const ofLast = await sumItems(context, organizationId, { from: to, to, lastDay, site })
  const before = from === to ? nothing : await readTotals(context, organizationId, { from, to: monthBefore(to), site })
  return {
    wastes: [...before.wastes, ...ofLast],
    monthlyWastes: [...before.monthlyWastes, monthOf(to, ofLast)],
  }
}

const nothing: Wastes = { wastes: [], monthlyWastes: [] }

async function readTotals(context: Context, organizationId: string | undefined, months: Period): Promise<Wastes> {
  const [wastes, monthlyWastes] = await Promise.all([
    listTreatedWastes(context, months, organizationId),
    listMonthlyWastes(context, months, organizationId),
  ])
  return { wastes, monthlyWastes }
}

function monthOf(month: string, wastes: readonly TreatedWaste[]): MonthlyWaste {
  const record = emptyMonth(month)
  for (const { wasteType, grams } of wastes) addGrams(record, wasteType, grams)
  return record
}
