import { uncertaintyOfSum } from '@thant/contracts/materials/uncertainty'
import type { MonthlyWaste } from '@thant/contracts/materials/wastes'
import { getCompany } from '#domains/company/company/company.service.ts'
import { sumTreatedWeights } from '#domains/materials/wastes/gri-items.queries.ts'
import { measuresOf } from '#domains/materials/wastes/measures.ts'
import type { TreatedWaste } from '#domains/materials/wastes/wastes.queries.ts'
import { getCoverage } from '#domains/reporting/consignments/coverage.queries.ts'
import type { Context } from '#lib/context.ts'
import type { PlannedReport } from '../planned-report.ts'
import { mergeTreatedWeights } from './treated-weights.ts'

type Treatments = Pick<PlannedReport['figures'], 'treatments' | 'measures' | 'uncertaintyPercent' | 'coverage'>
/** The same waste in three ways: spans of months to read, what became of it, and by month and type. */
type ReportedWaste = {
  spans: ReadonlyArray<{ from: string; to: string }>
  wastes: readonly TreatedWaste[]
  months: readonly MonthlyWaste[]
}

/** Returns what became of the weight, how and how well it is known, and how much of it left in consignments. */
export async function getTreatments(
  context: Context,
  organizationId: string,
  { spans, wastes, months }: ReportedWaste,
): Promise<Treatments> {
  const treated = await Promise.all(spans.map((span) => sumTreatedWeights(context, organizationId, span)))
  const { weightUncertainty } = await getCompany(context)
  const measures = measuresOf(wastes, weightUncertainty)
  return {
    treatments: mergeTreatedWeights(treated.flat()),
    measures,
    uncertaintyPercent: uncertaintyOfSum(measures, weightUncertainty),
    coverage: await getCoverage(context, months),
  }
}
