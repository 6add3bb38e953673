/**
 * The clock on which portal, browsers and journeys stand, so that no journey depends on the day or hour of its run. It
 * starts at a chosen moment in Yangon and runs on.
 */
const dayMs = 86_400_000

const workingDay = '2026-11-18T10:00'

/** One is at 23:55 alone, since a journey that passes midnight may rightly find another day than it began on. */
const unusualClocks = {
  'before-full-moon': '2026-11-23T23:55',
  'full-moon': '2026-11-24T00:05',
  'before-sunday': '2026-11-21T17:30',
  sunday: '2026-11-22T09:00',
  'end-of-month': '2026-11-30T20:00',
  'start-of-month': '2026-12-01T00:05',
  'end-of-year': '2026-12-31T18:30',
  'start-of-year': '2027-01-01T03:00',
  'before-thingyan': '2027-04-09T16:00',
  thingyan: '2027-04-13T11:00',
  'before-leap-day': '2028-02-28T15:00',
  'leap-day': '2028-02-29T13:00',
}

/**
 * Returns the moment that E2E_CLOCK chooses: the name of an unusual clock, `of-the-day` for one of them by turns, or a
 * time in Yangon such as 2026-11-24T01:20. Unset, it is the morning of a working day.
 */
export function chosenMoment(choice = '', today = new Date()): string {
  const moments = new Map(Object.entries(unusualClocks))
  if (choice === 'of-the-day') choice = [...moments.keys()][Math.floor(today.getTime() / dayMs) % moments.size] ?? ''
  return moments.get(choice) ?? (choice || workingDay)
}

/** Returns by how many seconds a clock that starts now at a moment in Yangon is ahead of the real one. */
export function shiftTo(moment: string, from = new Date()): number {
  const start = Date.parse(`${moment}:00+06:30`)
  if (Number.isNaN(start)) throw new Error(`E2E_CLOCK is ${moment}, which is no time such as 2026-11-24T01:20`)
  return Math.round((start - from.getTime()) / 1_000)
}

export function now(): Date {
  return new Date(Date.now() + Number(process.env.E2E_CLOCK_SHIFT) * 1_000)
}

/** Returns the moment at which it will be, or was, so many milliseconds from now. */
export function fromNow(milliseconds: number): Date {
  return new Date(now().getTime() + milliseconds)
}
