import { uncertaintyOfSum } from '@thant/contracts/materials/uncertainty'
import type { KnownTotal } from '@thant/contracts/materials/waste-measures'
import { getCompany } from '#domains/company/company/company.service.ts'
import type { Context } from '#lib/context.ts'
import { measuresOf } from './measures.ts'
import { type MonthRange, sumWeightByMeasure } from './wastes.queries.ts'

/** How the kilograms of an organization, or of all of them, are known, and how well their total is. */
export async function getKnownTotal(
  context: Context,
  months: MonthRange & { site?: string | undefined },
  organizationId?: string,
): Promise<KnownTotal> {
  const { weightUncertainty } = await getCompany(context)
  const measures = measuresOf(await sumWeightByMeasure(context, months, organizationId), weightUncertainty)
  return { measures, uncertaintyPercent: uncertaintyOfSum(measures, weightUncertainty) }
}
