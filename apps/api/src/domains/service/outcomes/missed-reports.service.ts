import {
  type MissedReport,
  type MissedReportForm,
  missedReportKindLabels,
  missedReportStateLabels,
} from '@thant/contracts/service/missed-reports'
import { outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import type { Pickup } from '@thant/contracts/service/pickups'
import { and, eq } from 'drizzle-orm'
import { missedReports } from '#database/schema/outcomes.ts'
import { attachPhotos } from '#domains/company/files/files.service.ts'
import { notify } from '#domains/customers/notifications/notify.ts'
import { placeFact } from '#domains/customers/organizations/main-site.ts'
import { markNotified } from '#domains/service/pickups/notices/notified-pickups.service.ts'
import { lockPickup } from '#domains/service/pickups/pickups.service.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { getMissedReport } from './missed-reports.queries.ts'
import { canDispute, missedProblem } from './outcomes.policy.ts'
import { findLatestOutcome } from './outcomes.queries.ts'
import { settledReport } from './settled-report.ts'
import { lockReportedPickup, recordUpheld } from './upheld-reports.service.ts'

/** A customer reports that nobody came, or contradicts what the crew recorded; staff can do it for a customer. */
export async function reportMissedPickup(context: Context, id: string, form: MissedReportForm): Promise<MissedReport> {
  const pickup = await lockPickup(context, id)
  if (form.kind === 'missed') await assertMissed(context, pickup)
  else await assertDisputable(context, pickup)
  await attachPhotos(context, form.photos, 'photos')
  const now = context.clock.now()
  const [created] = await context.database
    .insert(missedReports)
    .values({
      pickupId: id,
      organizationId: pickup.organizationId._id,
      kind: form.kind,
      note: form.note,
      photoKeys: form.photos,
      reportedById: context.actor.id,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: missedReports.id })
  if (created === undefined) throw new AppError('missed-report.open')
  await recordAudit(context, {
    action: 'missed-report.create',
    entity: 'pickup',
    entityId: id,
    after: { kind: missedReportKindLabels[form.kind], note: form.note, photos: form.photos.length },
  })
  await notify(
    context,
    {
      key: `missed report ${created.id}`,
      kind: 'missed-reported',
      organizationId: pickup.organizationId._id,
      subjectId: id,
      facts: {
        report: form.kind,
        organization: pickup.organizationId.name,
        at: pickup.pickUpTime,
        ...(form.note === '' ? {} : { note: form.note }),
        ...placeFact(pickup.site),
      },
    },
    { staff: 'outcomes:answer' },
  )
  return getMissedReport(context, created.id)
}

/** The reason that stands already is the answer to a report that nobody came. */
async function assertMissed(context: Context, pickup: Pickup): Promise<void> {
  const problem = missedProblem(context, pickup)
  if (problem !== undefined) throw new AppError(problem)
  const outcome = await findLatestOutcome(context, pickup._id)
  if (outcome === undefined) return
  throw new AppError('missed-report.reason-stands', { values: { reason: outcomeReasons[outcome.code].label } })
}

async function assertDisputable(context: Context, pickup: Pickup): Promise<void> {
  const outcome = await findLatestOutcome(context, pickup._id)
  if (outcome === undefined && pickup.status !== 'COMPLETED') throw new AppError('missed-report.nothing-recorded')
  if (await canDispute(context, outcome, pickup)) return
  throw new AppError('missed-report.too-late')
}

/** Only those who reach the pickup's site are told of the answer. */
export async function answerMissedReport(
  context: Context,
  id: string,
  { state, note }: { state: 'UPHELD' | 'REJECTED'; note: string },
): Promise<MissedReport> {
  const before = await getMissedReport(context, id)
  const pickup = await lockReportedPickup(context, before.pickup._id)
  const answered = await context.database
    .update(missedReports)
    .set({ ...settledReport(context, state), answerNote: note })
    .where(and(eq(missedReports.id, id), eq(missedReports.state, 'OPEN')))
    .returning({ id: missedReports.id })
  if (answered.length === 0) throw new AppError('missed-report.answered')
  await recordAudit(context, {
    action: 'missed-report.answer',
    entity: 'pickup',
    entityId: before.pickup._id,
    before: { state: missedReportStateLabels.OPEN },
    after: { state: missedReportStateLabels[state], note },
  })
  if (state === 'UPHELD') await recordUpheld(context, pickup, before.kind)
  const notified = await notify(
    context,
    {
      key: `missed report ${id} answered`,
      kind: 'missed-answered',
      organizationId: before.organization._id,
      subjectId: before.pickup._id,
      facts: { state, at: before.pickup.pickUpTime, note, ...placeFact(before.site) },
    },
    { organizationId: before.organization._id, siteId: pickup.siteId },
  )
  await markNotified(context, [pickup.id], notified)
  return getMissedReport(context, id)
}
