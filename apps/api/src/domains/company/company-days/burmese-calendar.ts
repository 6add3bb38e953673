import { Temporal } from 'temporal-polyfill'

/**
 * A Burmese year has 12 months of 29 and 30 days in turn. A watat year has a month of 30 days more, and a great watat
 * year another day. Which years these are is decided by the Calendar Advisory Board; later ones follow its rule.
 */
const daysOfYear = 354
const watatYears = new Set([2018, 2020, 2029, 2034, 2039])
const greatWatatYears = new Set([2023, 2026, 2031, 2037])

/** 1 Tagu 1378. */
const firstKnownDay = new Temporal.PlainDate(2016, 4, 8)

/** Returns the day so many days after 1 Tagu of the Burmese year that begins in the spring of `year`. */
export function dayOfBurmeseYear(year: number, offset: number): Temporal.PlainDate {
  let days = offset
  for (let before = firstKnownDay.year; before < year; before++) days += lengthOf(before)
  return firstKnownDay.add({ days })
}

function lengthOf(year: number): number {
  if (greatWatatYears.has(year)) return daysOfYear + 31
  return watatYears.has(year) ? daysOfYear + 30 : daysOfYear
}

/** In days: the solar year of the Burmese calendar, its epoch as a Julian day, and how long Thingyan is. */
const solarYear = 1_577_917_828 / 4_320_000
const epoch = 1_954_168.050623
const thingyanLength = 2.169918982
const julianDayOf1970 = 2_440_588

/** Returns the days on which Thingyan begins (Akya) and ends (Atat). New Year's Day is the day after. */
export function thingyanOf(year: number): { first: Temporal.PlainDate; last: Temporal.PlainDate } {
  const end = solarYear * (year - 638) + epoch
  return { first: dateOf(end - thingyanLength), last: dateOf(end) }
}

function dateOf(julianDay: number): Temporal.PlainDate {
  return new Temporal.PlainDate(1970, 1, 1).add({ days: Math.round(julianDay) - julianDayOf1970 })
}
