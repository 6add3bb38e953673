import type { ReportData } from '@thant/contracts/reports'

/** All that the pages of a report are made of. */
export type PlannedReport = Omit<ReportData, 'pages'>
