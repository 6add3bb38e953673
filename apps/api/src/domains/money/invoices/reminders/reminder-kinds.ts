import { type ReminderKind, reminderKinds } from '#database/schema/invoices.ts'
import { daysAfter } from '#lib/company-time.ts'

/** In days after the due date. */
export const reminderDays = { 'before-7': -7, 'after-3': 3, 'after-14': 14, 'after-30': 30 } as const satisfies Record<
  ReminderKind,
  number
>

/** How long nobody sends another reminder of an invoice by hand. */
export const reminderRestDays = 3

export const lastReminder: ReminderKind = 'after-30'

/**
 * Returns the latest reminder whose day has come, so that a server that was down sends one and not four. Skips
 * reminders dated before the invoice was issued, and the early one once the due date has passed. An invoice that is due
 * within a week of its making is reminded of on the day before it is due, and not on the day that brought it.
 */
export function reminderOf({ dueOn, issuedOn }: { dueOn: string; issuedOn: string }, today: string) {
  const latest = reminderKinds.findLast((kind) => isNotAfter(dayOfReminder(dueOn, kind), today))
  if (latest === undefined) return undefined
  const wasThere = isNotAfter(issuedOn, dayOfReminder(dueOn, latest))
  if (reminderDays[latest] > 0) return wasThere ? latest : undefined
  const hasCome = wasThere || (isNotAfter(daysAfter(dueOn, -1), today) && !isNotAfter(today, issuedOn))
  return hasCome && isNotAfter(today, dueOn) ? latest : undefined
}

export function dayOfReminder(dueOn: string, kind: ReminderKind): string {
  return daysAfter(dueOn, reminderDays[kind])
}

/** Days compare as text, because all have a four-digit year. */
const isNotAfter = (day: string, other: string) => day <= other
