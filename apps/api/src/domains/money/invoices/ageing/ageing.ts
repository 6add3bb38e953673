import { Temporal } from 'temporal-polyfill'

/** The days past the due date at which the classes after `not due yet` begin. */
export const classStarts = [1, 30, 60, 90] as const

export type AgeClass = {
  /** As on the wire: null before the due date, 0 for the first month after it. */
  overdueFrom: number | null
  dueFrom: string | null
  dueTo: string | null
}

/** Returns 0 on and before the due date. */
export function daysOverdue(dueOn: string, today: string): number {
  return Math.max(0, Temporal.PlainDate.from(dueOn).until(today).days)
}

/** Returns the classes, youngest first, each with the due dates that belong to it today. */
export function ageClasses(today: string): AgeClass[] {
  const ago = (days: number) => daysBefore(today, days)
  return [
    { overdueFrom: null, dueFrom: today, dueTo: null },
    ...classStarts.map((start, index) => {
      const next = classStarts[index + 1]
      return {
        overdueFrom: start === 1 ? 0 : start,
        dueFrom: next === undefined ? null : ago(next - 1),
        dueTo: ago(start),
      }
    }),
  ]
}

export function daysBefore(day: string, days: number): string {
  return Temporal.PlainDate.from(day).subtract({ days }).toString()
}
