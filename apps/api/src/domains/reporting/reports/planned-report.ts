import type { PlanPage } from '@thant/contracts/materials/plan'
import type { MeasuredWeight } from '@thant/contracts/materials/uncertainty'
import type { MonthGroup, MonthsPeriod, QuarterRange } from '@thant/contracts/reporting/quarters'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import type { Coverage } from '#domains/reporting/consignments/coverage.ts'

/** All that the pages of a report are made of. */
export type PlannedReport = Omit<ReportData, 'pages' | 'quarters' | 'period' | 'figures'> & {
  /** Quarters, or chosen months by threes. */
  quarters: MonthGroup[]
  period: QuarterRange | QuarterRange[] | MonthsPeriod
  figures: Required<Omit<ReportData['figures'], 'measures' | 'coverage'>> & {
    measures: MeasuredWeight[]
    coverage: Coverage
  }
}

/** A computed report is neither stored nor frozen yet. */
export type ComputedReport = PlannedReport & { pages: PlanPage[] }
