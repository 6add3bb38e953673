import { wallClockOf } from '#lib/entries/zoned-time.ts'

/** A week of paper without pickups shows the hours in which most are. */
const officeHours = { from: 7, to: 17 }
const eventMinutes = 30

/** The whole hours from the earliest pickup of any day to the end of the latest, as `HH:00`. */
export function hoursOfPickups(
  pickups: ReadonlyArray<{ pickUpTime: string }>,
  timeZone: string,
): { from: string; to: string } {
  const minutes = pickups.map(({ pickUpTime }) => minutesOf(wallClockOf(pickUpTime, timeZone).time))
  if (minutes.length === 0) return { from: hour(officeHours.from), to: hour(officeHours.to) }
  const from = Math.floor(Math.min(...minutes) / 60)
  const to = Math.min(24, Math.ceil((Math.max(...minutes) + eventMinutes) / 60))
  return { from: hour(from), to: hour(to) }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function hour(count: number): string {
  return `${String(count).padStart(2, '0')}:00`
}
