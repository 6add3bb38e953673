import type { ReportData, ReportLayout } from '@thant/contracts/reports'

/** What a report is to be about. */
export type ReportSubject = { organization: string; quarters: string[]; layout: ReportLayout }

/** One that was computed and is not saved yet. */
export type ReportPreview = { subject: ReportSubject; data: ReportData }

export const layoutLabels: Record<ReportLayout, string> = { interval: 'Interval', monthly: 'Monthly' }
