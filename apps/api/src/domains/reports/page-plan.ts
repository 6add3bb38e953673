import type { PlanPage } from '@thant/contracts/plan'
import { commonItemsPage, overallCompositionPage } from './pages/compositions.ts'
import { closingPage, contentsPage, coverPage } from './pages/covers.ts'
import { aboutPage, letterPage } from './pages/introduction.ts'
import { quarterPages } from './pages/quarter.ts'
import { executiveSummaryPage, findingsPage, recommendationsPage } from './pages/summary.ts'
import { trendPages } from './pages/trends.ts'
import { whatHappenedPages } from './pages/what-happened.ts'
import type { PlannedReport } from './planned-report.ts'

/**
 * The pages of a report (docs/specification.md 9-44, docs/rules.md 14): 15 that every report has, the trend pages, and
 * two for each group of months: a quarter of an interval report, the one quarter of a monthly one, which so has 18 and
 * a page for each further trend page.
 */
export function planPages(report: PlannedReport): PlanPage[] {
  return [
    coverPage(report),
    contentsPage(),
    letterPage(report),
    aboutPage(report),
    executiveSummaryPage(report),
    ...report.quarters.flatMap((quarter) => quarterPages(quarter, report)),
    commonItemsPage(report),
    ...trendPages(report),
    overallCompositionPage(report),
    findingsPage(report),
    recommendationsPage(report),
    ...whatHappenedPages(),
    closingPage(report),
  ]
}
