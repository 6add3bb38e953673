import type { ReportLayout } from '@thant/contracts/reporting/report-data'
import type { ReportPreviewData } from '@thant/contracts/reporting/report-form'
import type { ReportedMonths } from './reported-months.ts'

export type ReportSubject = { organization: string; layout: ReportLayout } & ReportedMonths

/** A report that was computed, and the saved one that says the same. */
export type ReportPreview = { subject: ReportSubject; data: ReportPreviewData }
