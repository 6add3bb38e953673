import type { ReportLink } from '@thant/contracts/reporting/report-links'
import type { LinkKind } from '#database/schema/links.ts'
import { findLink } from '#domains/company/links/links.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'

/** The kinds of saved reports that are shared, each of which is also the kind of its links. */
export type SharedKind = Extract<LinkKind, 'report' | 'gri-report'>

/** Throws 404 if the link has expired, was revoked or was altered, and for one to a report of the other kind. */
export async function getShareLink(
  context: AnyContext,
  kind: SharedKind,
  link: string,
): Promise<{ reportId: string; expiresAt: Date }> {
  const found = await findLink(context, [kind], link)
  if (!found?.subjectId) throw new AppError('report.link-not-found')
  return { reportId: found.subjectId, expiresAt: found.expiresAt }
}

export function presentLink(link: {
  id: string
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  openings: number
  lastOpenedAt: Date | null
}): ReportLink {
  return {
    _id: link.id,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    revokedAt: link.revokedAt?.toISOString() ?? null,
    openings: link.openings,
    lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
  }
}
