import { dayMs } from '@thant/contracts/durations'
import type { ReportLink } from '@thant/contracts/reporting/report-links'
import { defaultLinkDays } from '@thant/contracts/reporting/report-links'
import { sql } from 'drizzle-orm'
import { griReports } from '#database/schema/gri-reports.ts'
import { reports } from '#database/schema/reports.ts'
import {
  addLink,
  addRepeatableLink,
  findRepeatableLink,
  listLinks,
  revokeLink,
} from '#domains/company/links/links.service.ts'
import { getGriReportInReach } from '#domains/reporting/gri/saved-reports/gri-reports.queries.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { getReportInReach } from '../reports.queries.ts'
import { presentLink, type SharedKind } from './report-links.queries.ts'

/** The kind of a report names its links and its entries in the audit log. */
const shared = {
  report: { table: reports, get: getReportInReach, actions: { share: 'report.share', revoke: 'report.revoke-link' } },
  'gri-report': {
    table: griReports,
    get: getGriReportInReach,
    actions: { share: 'gri.share', revoke: 'gri.revoke-link' },
  },
} as const satisfies Record<SharedKind, unknown>

/** Lists the latest link first. */
export async function listReportLinks(context: Context, kind: SharedKind, id: string): Promise<ReportLink[]> {
  await shared[kind].get(context, id)
  return (await listLinks(context, kind, id)).map(presentLink)
}

/**
 * Makes a link for the chosen days, whose token is returned only here, because only its hash is stored. Without days,
 * all who share the report get the same link as long as it works.
 */
export async function shareReport(
  context: Context,
  kind: SharedKind,
  { id, expiresInDays }: { id: string; expiresInDays?: number | undefined },
): Promise<ReportLink & { link: string }> {
  const { table, get } = shared[kind]
  await get(context, id)
  if (expiresInDays !== undefined) {
    return recordShare(context, kind, id, await addLink(context, kind, id, expiresInDays * dayMs))
  }
  // Of two who share it at once, the second finds the link of the first.
  await context.database.execute(sql`select from ${table} where ${table.id} = ${id} for no key update`)
  const living = await findRepeatableLink(context, kind, id)
  if (living !== undefined) return { ...presentLink(living), link: living.token }
  return recordShare(context, kind, id, await addRepeatableLink(context, kind, id, defaultLinkDays * dayMs))
}

async function recordShare(
  context: Context,
  kind: SharedKind,
  id: string,
  link: NewLink,
): Promise<ReportLink & { link: string }> {
  await recordAudit(context, {
    action: shared[kind].actions.share,
    entity: kind,
    entityId: id,
    after: { expiresAt: link.expiresAt.toISOString() },
  })
  return { ...presentLink(link), link: link.token }
}
type NewLink = Awaited<ReturnType<typeof addLink>>

export async function revokeReportLink(
  context: Context,
  kind: SharedKind,
  { id, linkId }: { id: string; linkId: string },
): Promise<null> {
  await shared[kind].get(context, id)
  if (!(await revokeLink(context, kind, id, linkId))) throw new AppError('report.link-not-found')
  await recordAudit(context, { action: shared[kind].actions.revoke, entity: kind, entityId: id })
  return null
}
