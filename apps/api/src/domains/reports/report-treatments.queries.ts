import { type MonthlyWaste, weightMeasures } from '@thant/contracts/wastes'
import { getCoverage } from '#domains/consignments/coverage.queries.ts'
import { sumTreatedWeights } from '#domains/wastes/gri-items.queries.ts'
import type { TreatedWaste } from '#domains/wastes/wastes.queries.ts'
import type { Context } from '#lib/context.ts'
import type { PlannedReport } from './planned-report.ts'
import { mergeTreatedWeights } from './treated-weights.ts'

type Treatments = Pick<PlannedReport['figures'], 'treatments' | 'measures' | 'coverage'>
/** The same waste in three ways: spans of months to read, what became of it, and by month and type. */
type ReportedWaste = {
  spans: ReadonlyArray<{ from: string; to: string }>
  wastes: readonly TreatedWaste[]
  months: readonly MonthlyWaste[]
}

/** Returns what became of the weight, how it is known, and how much of it left in consignments. */
export async function getTreatments(
  context: Context,
  organizationId: string,
  { spans, wastes, months }: ReportedWaste,
): Promise<Treatments> {
  const treated = await Promise.all(spans.map((span) => sumTreatedWeights(context, organizationId, span)))
  return {
    treatments: mergeTreatedWeights(treated.flat()),
    measures: weightMeasures.map((measure) => ({
      measure,
      weightKg: wastes.reduce((grams, waste) => (waste.measure === measure ? grams + waste.grams : grams), 0) / 1_000,
    })),
    coverage: await getCoverage(context, months),
  }
}
