import type { CalendarPickup } from '@thant/contracts/pickups'
import { wallClockOf } from '#lib/zoned-time.ts'

/** What a crowded day does not show, at the time of the first of them. */
export type MorePickups = { day: string; count: number; firstTime: string }
type MonthLines = { shown: CalendarPickup[]; more: MorePickups[] }

/**
 * What a month has room for: up to four pickups a day, or the first three and how many more there are.
 * The calendar looks at every event it has at each step of a drag, so it gets only those that are seen.
 */
export function monthLines(pickups: readonly CalendarPickup[], timeZone: string): MonthLines {
  const inOrder = pickups.toSorted((one, other) => Date.parse(one.pickUpTime) - Date.parse(other.pickUpTime))
  const lines: MonthLines = { shown: [], more: [] }
  for (const [day, ofDay] of Map.groupBy(inOrder, ({ pickUpTime }) => wallClockOf(pickUpTime, timeZone).day)) {
    const fitting = ofDay.length > 4 ? ofDay.slice(0, 3) : ofDay
    const first = ofDay[fitting.length]
    lines.shown.push(...fitting)
    if (first) lines.more.push({ day, count: ofDay.length - fitting.length, firstTime: first.pickUpTime })
  }
  return lines
}
