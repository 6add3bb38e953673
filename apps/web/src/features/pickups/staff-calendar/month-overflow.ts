import type { CalendarPickup } from '@thant/contracts/pickups'
import { wallClockOf } from '#lib/zoned-time.ts'

/** The hidden pickups of a crowded day; `firstTime` is the time of the first one. */
export type MorePickups = { day: string; count: number; firstTime: string }
type MonthLines = { shown: CalendarPickup[]; more: MorePickups[] }

/**
 * Limits a month to six pickups per day, or five and the count of the others. The library handles every event at each
 * step of a drag, so it gets the visible ones only.
 */
export function monthLines(pickups: readonly CalendarPickup[], timeZone: string): MonthLines {
  const inOrder = pickups.toSorted((one, other) => Date.parse(one.pickUpTime) - Date.parse(other.pickUpTime))
  const lines: MonthLines = { shown: [], more: [] }
  for (const [day, ofDay] of Map.groupBy(inOrder, ({ pickUpTime }) => wallClockOf(pickUpTime, timeZone).day)) {
    const fitting = ofDay.length > 6 ? ofDay.slice(0, 5) : ofDay
    const first = ofDay[fitting.length]
    lines.shown.push(...fitting)
    if (first) lines.more.push({ day, count: ofDay.length - fitting.length, firstTime: first.pickUpTime })
  }
  return lines
}
