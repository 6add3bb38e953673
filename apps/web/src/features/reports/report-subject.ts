import type { ReportLayout } from '@thant/contracts/report-data'
import type { ReportPreviewData } from '@thant/contracts/report-form'

export type ReportSubject = { organization: string; quarters: string[]; layout: ReportLayout }

/** A report that was computed, and the saved one that says the same. */
export type ReportPreview = { subject: ReportSubject; data: ReportPreviewData }
