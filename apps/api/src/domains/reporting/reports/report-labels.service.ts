import { and, eq, isNotNull } from 'drizzle-orm'
import { reportLabels } from '#database/schema/reports.ts'
import { revokeLinks } from '#domains/company/links/links.service.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { mayArchive } from './reports.policy.ts'
import { findCreator, findLabel, getReportInReach } from './reports.queries.ts'

/** The name is for lists alone; what the report says stays as it was frozen. */
export async function renameReport(context: Context, id: string, name: string): Promise<{ name: string }> {
  await getReportInReach(context, id)
  const before = (await findLabel(context, id))?.name ?? ''
  if (before === name) return { name }
  await putLabel(context, id, { name })
  await recordAudit(context, {
    action: 'report.rename',
    entity: 'report',
    entityId: id,
    before: { name: before },
    after: { name },
  })
  return { name }
}

/** Its links are void for good. Revisions and fingerprints stay true, so its row stays. */
export async function archiveReport(context: Context, id: string): Promise<null> {
  const report = await getReportInReach(context, id)
  if (!mayArchive(context, report, await findCreator(context, report))) throw new AppError('report.of-company')
  await putLabel(context, id, { archivedAt: context.clock.now() })
  await revokeLinks(context, 'report', id)
  await recordAudit(context, {
    action: 'report.archive',
    entity: 'report',
    entityId: id,
    before: { title: report.title },
  })
  return null
}

/** Saving the same again brings a deleted report back, and none of its links. */
export async function restoreReport(context: Context, id: string): Promise<void> {
  const restored = await context.database
    .update(reportLabels)
    .set({ archivedAt: null })
    .where(and(eq(reportLabels.reportId, id), isNotNull(reportLabels.archivedAt)))
    .returning({ id: reportLabels.reportId })
  if (restored.length === 0) return
  await recordAudit(context, { action: 'report.restore', entity: 'report', entityId: id })
}

type Label = Partial<Pick<typeof reportLabels.$inferInsert, 'name' | 'archivedAt'>>

async function putLabel({ database }: Context, reportId: string, label: Label): Promise<void> {
  await database
    .insert(reportLabels)
    .values({ reportId, ...label })
    .onConflictDoUpdate({ target: reportLabels.reportId, set: label })
}
