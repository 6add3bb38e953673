import type { Quarter } from '@thant/contracts/quarters'
import { type MonthlyWaste, weightMeasures } from '@thant/contracts/wastes'
import { getCoverage } from '#domains/consignments/coverage.queries.ts'
import { sumTreatedWeights } from '#domains/gri/gri-items.queries.ts'
import { listTreatedWastes } from '#domains/wastes/wastes.queries.ts'
import type { Context } from '#lib/context.ts'
import type { PlannedReport } from './planned-report.ts'
import { mergeTreatedWeights } from './treated-weights.ts'

type Treatments = Pick<PlannedReport['figures'], 'treatments' | 'measures' | 'coverage'>

/** Returns what became of the weight of the quarters, how it is known, and how much of it left in consignments. */
export async function getTreatments(
  context: Context,
  organizationId: string,
  quarters: readonly Quarter[],
  months: readonly MonthlyWaste[],
): Promise<Treatments> {
  // Quarters between them may have been left out, so each is read by itself.
  const spans = quarters.map(({ firstMonth, months: ofQuarter }) => ({
    from: firstMonth,
    to: ofQuarter.at(-1) ?? firstMonth,
  }))
  const treated = await Promise.all(spans.map((span) => sumTreatedWeights(context, organizationId, span)))
  const wastes = (await Promise.all(spans.map((span) => listTreatedWastes(context, span, organizationId)))).flat()
  return {
    treatments: mergeTreatedWeights(treated.flat()),
    measures: weightMeasures.map((measure) => ({
      measure,
      weightKg: wastes.reduce((grams, waste) => (waste.measure === measure ? grams + waste.grams : grams), 0) / 1_000,
    })),
    coverage: await getCoverage(context, months),
  }
}
