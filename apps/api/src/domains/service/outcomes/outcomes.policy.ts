import { minuteMs } from '@thant/contracts/durations'
import type { ErrorCode } from '@thant/contracts/errors'
import { missedReportTimes } from '@thant/contracts/service/missed-reports'
import { isUpheld, type OutcomeCode, outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import { disputeWorkingDays, maxOutcomeAgeDays, type OutcomeForm } from '@thant/contracts/service/outcomes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { loadWorkingDays } from '#domains/company/company-days/company-days.queries.ts'
import { addWorkingDays } from '#domains/company/company-days/working-days.ts'
import { dayOf, daysAfter } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { listCodes } from './outcome-codes.queries.ts'

/** Photos and notes are asked for where the customer will want to see what was in the way. */
export async function assertComplete(
  context: Context,
  { code, note, photos }: Pick<OutcomeForm, 'code' | 'note' | 'photos'>,
): Promise<void> {
  const codes = await listCodes(context)
  if (!codes.some((row) => row.code === code && row.isOffered)) throw errorAt('code', 'outcome.code-off')
  const { isPhotoRequired, isNoteRequired } = outcomeReasons[code]
  if (isPhotoRequired && photos.length === 0) throw errorAt('photos', 'outcome.photo-missing')
  if (isNoteRequired && note === '') throw errorAt('note', 'outcome.note-missing')
}

/**
 * A visit can be recorded on the pickup's day or later: by a driver on the same day, by staff for a week. An outcome is
 * never of the future; a phone's clock may be five minutes fast.
 */
export function assertVisited(context: Context, pickup: Pickup, recordedAt: Date): void {
  const { timeZone } = context.settings
  const now = context.clock.now()
  const today = dayOf(now, timeZone)
  if (recordedAt.getTime() > now.getTime() + 5 * minuteMs) throw errorAt('recordedAt', 'outcome.time-unlikely')
  const day = dayOf(new Date(pickup.pickUpTime), timeZone)
  const visited = dayOf(recordedAt, timeZone)
  if (today < day) throw new AppError('outcome.day-to-come')
  if (visited < day) throw errorAt('recordedAt', 'outcome.before-its-day')
  if (context.actor.role === 'DRIVER' && (pickup.status !== 'CONFIRMED' || visited !== day)) {
    throw new AppError('pickup.not-due')
  }
  if (today > daysAfter(day, maxOutcomeAgeDays)) throw new AppError('outcome.too-late')
  if (pickup.status === 'CANCELLED') throw new AppError('outcome.pickup-cancelled')
}

type RecordedOutcome = { code: OutcomeCode; recordedAt: Date }

/**
 * A customer contradicts an outcome on the two working days after it; the last of them counts whole. A completed pickup
 * without an outcome was recorded when it was due.
 */
export async function canDispute(
  context: Context,
  outcome: RecordedOutcome | undefined,
  pickup: Pick<Pickup, 'pickUpTime'>,
): Promise<boolean> {
  if (outcome !== undefined && isUpheld(outcome.code)) return false
  const { timeZone } = context.settings
  const today = dayOf(context.clock.now(), timeZone)
  const recordedOn = dayOf(outcome?.recordedAt ?? new Date(pickup.pickUpTime), timeZone)
  const days = await loadWorkingDays(context, recordedOn, today)
  return today <= addWorkingDays(days, recordedOn, disputeWorkingDays)
}

/** Says why nobody may report that a pickup was missed: it can be an hour after its time, and within two weeks. */
export function missedProblem({ clock }: Context, pickup: Pickup): ErrorCode | undefined {
  const now = clock.now().getTime()
  const { from, until } = missedReportTimes(pickup.pickUpTime)
  if (now < from) return 'missed-report.too-early'
  if (now > until) return 'missed-report.too-late'
  if (pickup.status === 'CANCELLED') return 'outcome.pickup-cancelled'
  return pickup.status === 'COMPLETED' ? 'missed-report.completed' : undefined
}
