import { Temporal } from 'temporal-polyfill'

export type Rhythm = 'twice weekly' | 'weekly' | 'fortnightly' | 'monthly'

/** When an organization is visited: the first weekday, Monday 1 to Saturday 6, and which of two weeks. */
export type Round = { rhythm: Rhythm; weekday: number; week: 0 | 1 }

export const weeksBetween: Record<Rhythm, number> = { 'twice weekly': 0.5, weekly: 1, fortnightly: 2, monthly: 4.3 }

/** Deals out the rounds of each rhythm over the weekdays in turn, so that every day has its share. */
export function createRounds(): (rhythm: Rhythm) => Round {
  const dealt: Record<Rhythm, number> = { 'twice weekly': 0, weekly: 0, fortnightly: 0, monthly: 0 }
  return (rhythm) => {
    const count = dealt[rhythm]++
    return { rhythm, weekday: (count % 6) + 1, week: count % 12 < 6 ? 0 : 1 }
  }
}

/** Whether a round visits on a day; nobody drives on Sundays. */
export function isVisited({ rhythm, weekday, week }: Round, day: Temporal.PlainDate): boolean {
  const { dayOfWeek } = day
  if (rhythm === 'twice weekly') return dayOfWeek === weekday || dayOfWeek === ((weekday + 2) % 6) + 1
  if (dayOfWeek !== weekday) return false
  if (rhythm === 'fortnightly') return weekOf(day) % 2 === week
  if (rhythm === 'monthly') return Math.ceil(day.day / 7) === 2
  return true
}

const someMonday = Temporal.PlainDate.from('2018-01-01')

function weekOf(day: Temporal.PlainDate): number {
  return Math.floor(someMonday.until(day).days / 7)
}

/** Thingyan, the water festival and new year: nearly everything is closed from 13 to 17 April. */
export function isThingyan({ month, day }: Temporal.PlainDate): boolean {
  return month === 4 && day >= 13 && day <= 17
}
