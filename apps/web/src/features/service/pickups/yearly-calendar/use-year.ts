import { daySchema } from '@thant/contracts/days'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { dayByKey, firstYear, lastYear } from './year-days.ts'

/**
 * Returns the day and the year in the address, and the only day in the Tab order, from which arrow keys reach all others, even in
 * the next year.
 */
export function useYear(timeZone: string) {
  const today = todayIn(timeZone)
  const thisYear = yearOf(today)
  const [params, setParams] = useSearchParams()
  const linkedDay = dayIn(params.get('day'))
  const year = shownYear(params, today)
  const [reached, setReached] = useState(linkedDay ?? today)
  const current = yearOf(reached) === year ? reached : `${year}-01-01`
  const grid = useRef<HTMLDivElement>(null)
  const awaited = useRef<string>(undefined)

  const goToYear = useCallback(
    (next: number) =>
      setParams((before) => withYear(before, next === thisYear ? undefined : next), { preventScrollReset: true }),
    [setParams, thisYear],
  )
  const goTo = useCallback(
    (day: string) => {
      setReached(day)
      if (focusDay(grid.current, day)) return
      awaited.current = day
      goToYear(yearOf(day))
    },
    [goToYear],
  )
  const moveFrom = useCallback(
    (day: string, key: string) => {
      const next = dayByKey(day, key)
      if (next !== undefined) goTo(next)
      return next !== undefined
    },
    [goTo],
  )

  // Runs after every render, because a day of another year exists only once that year is rendered.
  useEffect(() => {
    if (awaited.current !== undefined && focusDay(grid.current, awaited.current)) awaited.current = undefined
  })

  return {
    year,
    isYearNamed: params.has('year'),
    today,
    linkedDay,
    current,
    grid,
    goToYear,
    goToToday: () => goTo(today),
    moveFrom,
    reach: setReached,
  }
}

/** Returns the year that an address asks for, or that of its day, or this year. */
export function shownYear(params: URLSearchParams, today: string): number {
  return yearIn(params.get('year')) ?? yearOf(dayIn(params.get('day')) ?? today)
}

function withYear(before: URLSearchParams, year: number | undefined): URLSearchParams {
  const after = new URLSearchParams(before)
  after.delete('day')
  if (year === undefined) after.delete('year')
  else after.set('year', String(year))
  return after
}

function focusDay(grid: HTMLElement | null, day: string): boolean {
  const button = grid?.querySelector<HTMLElement>(`[data-day="${day}"]`)
  button?.focus({ preventScroll: true })
  button?.scrollIntoView({ block: 'nearest' })
  return button != null
}

/** A day of another year than the calendar reaches is none. */
function dayIn(text: string | null): string | undefined {
  const { data: day } = daySchema.safeParse(text)
  return day !== undefined && yearIn(day.slice(0, 4)) !== undefined ? day : undefined
}

function yearIn(text: string | null): number | undefined {
  const year = Number(text)
  return Number.isInteger(year) && year >= firstYear && year <= lastYear ? year : undefined
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
