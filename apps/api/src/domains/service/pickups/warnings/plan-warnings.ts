import { dayOf } from '#lib/company-time.ts'

type Planned = { status: string; pickUpAt: Date }
type Moment = { now: Date; timeZone: string }

/** Weighing begins earlier than planned now and then. */
const earlyMs = 60 * 60_000

/** True when weights would count for a day that has not come yet. */
export function isCompletedAhead({ status, pickUpAt }: Planned, { now, timeZone }: Moment): boolean {
  return status === 'COMPLETED' && dayOf(pickUpAt, timeZone) > dayOf(now, timeZone)
}

/** Returns what is probably a slip in a new plan or a change of one; `before` is undefined for a new pickup. */
export function warningsOf(before: Planned | undefined, after: Planned, { now }: Pick<Moment, 'now'>): string[] {
  const isMoved = before?.pickUpAt.getTime() !== after.pickUpAt.getTime()
  const isCompleted = after.status === 'COMPLETED' && (isMoved || before?.status !== 'COMPLETED')
  const warnings: string[] = []
  if (isMoved && after.pickUpAt < now) warnings.push('This time has passed already.')
  if (isCompleted && after.pickUpAt.getTime() > now.getTime() + earlyMs) {
    warnings.push('It would be completed before its time.')
  }
  return warnings
}
