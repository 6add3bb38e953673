import type { ReportData } from '@thant/contracts/reports'
import type { Trail } from '#features/pickups/paper-trail.ts'

/** The way from a weight of a report to what was weighed; all of it unless `counts` says otherwise. */
export function reportTrail({ quarters }: ReportData, title: string, counts: Trail['counts'] = () => true): Trail {
  return { title, months: quarters.flatMap(({ months }) => months), counts }
}
