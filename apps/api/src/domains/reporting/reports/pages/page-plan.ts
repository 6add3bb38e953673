import type { PlanPage } from '@thant/contracts/materials/plan'
import type { PlannedReport } from '../planned-report.ts'
import { annexPages } from './annex.ts'
import { commonItemsPage, overallCompositionPage } from './compositions.ts'
import { closingPage, contentsPage, coverPage } from './covers.ts'
import { aboutPage, letterPage } from './introduction.ts'
import { quarterPages } from './quarter.ts'
import { executiveSummaryPage, findingsPage } from './summary.ts'
import { trendPages } from './trends.ts'
import { whatBecamePage } from './what-became.ts'
import { whatHappenedPages } from './what-happened.ts'

/**
 * Plans 15 pages that every report has, two for each quarter, and the trend pages (docs/specification.md 9-44,
 * docs/rules.md#report-pages). A monthly report has one quarter, so 18 pages with a single trend page. A page on
 * e-waste, where some was collected, and the annex come in addition (docs/specification.md 11.7-02).
 */
export function planPages(report: PlannedReport): PlanPage[] {
  return [
    coverPage(report),
    contentsPage(),
    letterPage(report),
    aboutPage(report),
    executiveSummaryPage(report),
    whatBecamePage(report),
    ...report.quarters.flatMap((quarter) => quarterPages(quarter, report)),
    commonItemsPage(report),
    ...trendPages(report),
    overallCompositionPage(report),
    findingsPage(report),
    ...whatHappenedPages(report),
    ...annexPages(report),
    closingPage(report),
  ]
}
