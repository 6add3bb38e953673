import type { ReportRow } from '@thant/contracts/reporting/reports'
import { generatePath } from 'react-router'
import { paths } from '#lib/links/paths.ts'

/** Returns the address of a report, which depends on its layout. */
export function reportHref({ _id, layout }: Pick<ReportRow, '_id' | 'layout'>): string {
  return generatePath(layout === 'monthly' ? paths.monthlyReport : paths.report, { reportId: _id })
}
