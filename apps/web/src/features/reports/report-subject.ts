import type { ReportData, ReportLayout } from '@thant/contracts/reports'

export type ReportSubject = { organization: string; quarters: string[]; layout: ReportLayout }

/** A report that was computed but not saved. */
export type ReportPreview = { subject: ReportSubject; data: ReportData }

export const layoutLabels: Record<ReportLayout, string> = { interval: 'Interval', monthly: 'Monthly' }
