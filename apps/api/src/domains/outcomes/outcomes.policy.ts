import { dayMs, hourMs } from '@thant/contracts/durations'
import type { ErrorCode } from '@thant/contracts/errors'
import { missedReportDays } from '@thant/contracts/missed-reports'
import { disputeWorkingDays, maxOutcomeAgeDays, type OutcomeForm, outcomeReasons } from '@thant/contracts/outcomes'
import type { Pickup } from '@thant/contracts/pickups'
import { loadWorkingDays } from '#domains/company-days/company-days.queries.ts'
import { addWorkingDays } from '#domains/company-days/working-days.ts'
import { AppError, errorAt } from '#lib/app-error.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { listCodes } from './outcome-codes.queries.ts'

/** Photos and notes are asked for where the customer will want to see what was in the way. */
export async function assertComplete(context: Context, { code, note, photos }: OutcomeForm): Promise<void> {
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
  const isAhead = recordedAt.getTime() > now.getTime() + hourMs / 12
  const isOld = recordedAt.getTime() < now.getTime() - maxOutcomeAgeDays * dayMs
  if (isAhead || isOld) throw errorAt('recordedAt', 'outcome.time-unlikely')
  const day = dayOf(new Date(pickup.pickUpTime), timeZone)
  const visited = dayOf(recordedAt, timeZone)
  if (visited < day) throw new AppError('outcome.day-to-come')
  if (context.actor.role === 'DRIVER' && (pickup.status !== 'CONFIRMED' || visited !== day)) {
    throw new AppError('pickup.not-due')
  }
  if (pickup.status === 'CANCELLED') throw new AppError('outcome.pickup-cancelled')
}

/** A customer contradicts an outcome on the two working days after it; the last of them counts whole. */
export async function canDispute(context: Context, recordedAt: Date): Promise<boolean> {
  const { timeZone } = context.settings
  const today = dayOf(context.clock.now(), timeZone)
  const recordedOn = dayOf(recordedAt, timeZone)
  const days = await loadWorkingDays(context, recordedOn, today)
  return today <= addWorkingDays(days, recordedOn, disputeWorkingDays)
}

/** A completed pickup without an outcome was recorded when it was due. */
export function recordedTime(pickup: Pickup, outcome: { recordedAt: Date } | undefined): Date {
  return outcome?.recordedAt ?? new Date(pickup.pickUpTime)
}

/** Says why nobody may report that a pickup was missed: it can be from its day on, and within two weeks. */
export function missedProblem({ settings, clock }: Context, pickup: Pickup): ErrorCode | undefined {
  const now = clock.now()
  const pickUpAt = new Date(pickup.pickUpTime)
  if (dayOf(now, settings.timeZone) < dayOf(pickUpAt, settings.timeZone)) return 'missed-report.too-early'
  if (now.getTime() > pickUpAt.getTime() + missedReportDays * dayMs) return 'missed-report.too-late'
  if (pickup.status === 'CANCELLED') return 'outcome.pickup-cancelled'
  return pickup.status === 'COMPLETED' ? 'missed-report.completed' : undefined
}
