import type { RequestedPickup } from '@thant/contracts/service/pickup-requests'
import type { PickupMark } from '@thant/contracts/service/pickup-statuses'
import type { CalendarPickup } from '@thant/contracts/service/pickups'
import { wallClockOf } from '#lib/entries/zoned-time.ts'
import { openMarks } from '../pickup-marks.ts'

type Line = CalendarPickup | RequestedPickup

/** The hidden lines of a crowded day and what is open in them; their count stands below the line at `afterTime`. */
export type MoreLines = { day: string; count: number; marks: PickupMark[]; afterTime: string }
type MonthLines = { shown: Line[]; more: MoreLines[] }

/**
 * Limits a month to six lines per day, or five and the count of the others; requests come before pickups, because they
 * wait for an answer. The library handles every event at each step of a drag, so it gets the visible ones only.
 */
export function monthLines(
  pickups: readonly CalendarPickup[],
  wanted: readonly RequestedPickup[],
  timeZone: string,
): MonthLines {
  const inOrder = [...wanted.toSorted(byTime), ...pickups.toSorted(byTime)]
  const lines: MonthLines = { shown: [], more: [] }
  for (const [day, ofDay] of Map.groupBy(inOrder, ({ pickUpTime }) => wallClockOf(pickUpTime, timeZone).day)) {
    const fitting = ofDay.length > 6 ? ofDay.slice(0, 5) : ofDay
    const last = fitting.toSorted(byTime).at(-1)
    lines.shown.push(...fitting)
    const hidden = ofDay.slice(fitting.length)
    if (last && hidden.length > 0) {
      const marks = hidden.flatMap((line) => ('marks' in line ? openMarks(line.marks) : []))
      lines.more.push({ day, count: hidden.length, marks: [...new Set(marks)], afterTime: last.pickUpTime })
    }
  }
  return lines
}

function byTime(one: Line, other: Line): number {
  return Date.parse(one.pickUpTime) - Date.parse(other.pickUpTime)
}
