import { Temporal } from 'temporal-polyfill'

export type Rhythm = 'twice weekly' | 'weekly' | 'fortnightly' | 'monthly'

/**
 * `weekday` is the first weekday of the visits (Monday is 1, Saturday 6), and `week` is one of two alternating weeks.
 */
export type Round = { rhythm: Rhythm; weekday: number; week: 0 | 1 }

export const weeksBetween: Record<Rhythm, number> = { 'twice weekly': 0.5, weekly: 1, fortnightly: 2, monthly: 4.3 }

/** Spreads the rounds of each rhythm over the weekdays, so that the days are equally busy. */
export function createRounds(): (rhythm: Rhythm) => Round {
  const dealt: Record<Rhythm, number> = { 'twice weekly': 0, weekly: 0, fortnightly: 0, monthly: 0 }
  return (rhythm) => {
    const count = dealt[rhythm]++
    return { rhythm, weekday: (count % 6) + 1, week: count % 12 < 6 ? 0 : 1 }
  }
}

/** There are no pickups on Sundays. */
export function isVisited({ rhythm, weekday, week }: Round, day: Temporal.PlainDate): boolean {
  const { dayOfWeek } = day
  if (rhythm === 'twice weekly') return dayOfWeek === weekday || dayOfWeek === secondWeekday(weekday)
  if (dayOfWeek !== weekday) return false
  if (rhythm === 'fortnightly') return weekOf(day) % 2 === week
  if (rhythm === 'monthly') return Math.ceil(day.day / 7) === 2
  return true
}

/** Two visits of a week have two days between them, or three where Sunday is one of these. */
export function secondWeekday(weekday: number): number {
  return ((weekday + 2) % 6) + 1
}

const someMonday = Temporal.PlainDate.from('2018-01-01')

function weekOf(day: Temporal.PlainDate): number {
  return Math.floor(someMonday.until(day).days / 7)
}

/** Nearly everything is closed from 13 to 17 April for Thingyan, the water festival and new year. */
export function isThingyan({ month, day }: Temporal.PlainDate): boolean {
  return month === 4 && day >= 13 && day <= 17
}
