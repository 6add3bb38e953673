import { Temporal } from 'temporal-polyfill'
import { type ReminderKind, reminderKinds } from '#database/schema/invoices.ts'

/** When an unpaid invoice is reminded of, in days after its due date. */
export const reminderDays = { 'before-7': -7, 'after-3': 3, 'after-14': 14, 'after-30': 30 } as const satisfies Record<
  ReminderKind,
  number
>

/** After this one, nothing more is sent. */
export const lastReminder: ReminderKind = 'after-30'

/**
 * The reminder that applies today: the latest whose day has come, so that a server that was down sends one and not
 * four. None before the invoice was made out; the one before the due date no more after it.
 */
export function reminderOf({ dueOn, issuedOn }: { dueOn: string; issuedOn: string }, today: string) {
  const latest = reminderKinds.findLast((kind) => isNotAfter(dayOfReminder(dueOn, kind), today))
  if (latest === undefined || !isNotAfter(issuedOn, dayOfReminder(dueOn, latest))) return undefined
  const isTooLate = reminderDays[latest] < 0 && !isNotAfter(today, dueOn)
  return isTooLate ? undefined : latest
}

export function dayOfReminder(dueOn: string, kind: ReminderKind): string {
  return Temporal.PlainDate.from(dueOn).add({ days: reminderDays[kind] }).toString()
}

/** Days are compared as texts: all have four digits for the year. */
const isNotAfter = (day: string, other: string) => day <= other
