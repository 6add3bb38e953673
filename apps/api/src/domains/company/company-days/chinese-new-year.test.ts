import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { holidaysOfMyanmar } from './holidays-of-myanmar.ts'

const years = Array.from({ length: 2040 - 2016 + 1 }, (_, index) => 2016 + index)

/** The first day of the first month, as the calendar of `Intl` has it. */
function byIntl(year: number): string {
  const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const january = Temporal.PlainDate.from({ year, month: 1, day: 15 })
  const days = Array.from({ length: 45 }, (_, index) => january.add({ days: index }).toString())
  const isFirst = (day: string) => {
    const parts = calendar.formatToParts(Date.parse(day))
    return parts.every(({ type, value }) => !['month', 'day'].includes(type) || value === '1')
  }
  return days.find(isFirst) ?? ''
}

/**
 * The day in Beijing of the new moon nearest to a day, to about a minute: J. Meeus, Astronomical Algorithms, chapter 49,
 * without terms below 0.00003 days, and with 70 seconds between dynamical and universal time.
 */
function newMoonNear(day: string): string {
  const k = Math.round((Temporal.PlainDate.from('2000-01-06').until(day).days + 0.5) / 29.530588861)
  const T = k / 1236.85
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
  const E = 1 - 0.002516 * T
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * T ** 2
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * T ** 2
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * T ** 2
  const corrections = [
    -0.4072 * sine(moon),
    0.17241 * E * sine(sun),
    0.01608 * sine(2 * moon),
    0.01039 * sine(2 * latitude),
    0.00739 * E * sine(moon - sun),
    -0.00514 * E * sine(moon + sun),
    0.00208 * E ** 2 * sine(2 * sun),
    -0.00111 * sine(moon - 2 * latitude),
    -0.00057 * sine(moon + 2 * latitude),
    0.00056 * E * sine(2 * moon + sun),
    -0.00042 * sine(3 * moon),
    0.00042 * E * sine(sun + 2 * latitude),
    0.00038 * E * sine(sun - 2 * latitude),
    -0.00024 * E * sine(2 * moon - sun),
    -0.00017 * sine(124.7746 - 1.56375588 * k),
    -0.00007 * sine(moon + 2 * sun),
    0.00004 * sine(2 * moon - 2 * latitude),
    0.00004 * sine(3 * sun),
    0.000325 * sine(299.77 + 0.107408 * k),
    0.000165 * sine(251.88 + 0.016321 * k),
    0.000164 * sine(251.83 + 26.651886 * k),
    0.000126 * sine(349.42 + 36.412478 * k),
    0.00011 * sine(84.66 + 18.206239 * k),
  ]
  const julian = corrections.reduce((sum, term) => sum + term, 2451550.09766 + 29.530588861 * k + 0.00015437 * T ** 2)
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.round((julian - 2440587.5) * 86_400_000 - 70_000))
  return instant.toZonedDateTimeISO('Asia/Shanghai').toPlainDate().toString()
}

it.each(years)(
  'Chinese New Year of %s is the day of the new moon in Beijing, and a holiday since 2025',
  { tags: ['2.15-13'] },
  (year) => {
    const proposed = holidaysOfMyanmar(year).filter(({ name }) => name.includes('Chinese New Year'))
    expect(proposed.map(({ day }) => day)).toEqual(year < 2025 ? [] : [newMoonNear(byIntl(year))])
  },
)

it('Intl agrees but for two years, whose new moons are close to midnight in Beijing', () => {
  const differing = years.filter((year) => byIntl(year) !== newMoonNear(byIntl(year)))
  expect(differing.map((year) => [byIntl(year), newMoonNear(byIntl(year))])).toEqual([
    ['2027-02-07', '2027-02-06'],
    ['2030-02-02', '2030-02-03'],
  ])
})
