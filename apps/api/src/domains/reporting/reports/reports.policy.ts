import type { ReportForm } from '@thant/contracts/reporting/report-form'
import type { Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'

type Owned = { organizationId: string }
type Creator = { organizationId: string | null }

/** Staff delete any report, customers those that were made in their organization and not by the company. */
export function mayArchive({ reach }: Pick<Context, 'reach'>, report: Owned, creator: Creator | undefined): boolean {
  return reach === 'any' || creator?.organizationId === report.organizationId
}

/** A report is the company's document, so customers write nothing into it (decision 30). */
export function assertMayWriteLines({ reach }: Pick<Context, 'reach'>, form: ReportForm): void {
  const written = (['findings', 'recommendations'] as const).find((field) => form[field] !== undefined)
  if (written !== undefined && reach !== 'any') throw errorAt(written, 'report.lines-of-company')
}
