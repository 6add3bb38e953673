import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { todayIn } from '#lib/zoned-time.ts'
import { dayByKey, firstYear, lastYear } from './year-days.ts'

/**
 * The year in the address, and the one day of it that the Tab key reaches: arrow keys lead from there to all others,
 * also into the next year.
 */
export function useYear(timeZone: string) {
  const today = todayIn(timeZone)
  const thisYear = yearOf(today)
  const [params, setParams] = useSearchParams()
  const year = yearIn(params.get('year')) ?? thisYear
  const [reached, setReached] = useState(today)
  const current = yearOf(reached) === year ? reached : `${year}-01-01`
  const grid = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)

  const goToYear = useCallback(
    (next: number) => setParams(next === thisYear ? {} : { year: String(next) }, { preventScrollReset: true }),
    [setParams, thisYear],
  )
  const goTo = useCallback(
    (day: string) => {
      wantsFocus.current = true
      setReached(day)
      if (yearOf(day) !== year) goToYear(yearOf(day))
    },
    [year, goToYear],
  )
  const moveFrom = useCallback(
    (day: string, key: string) => {
      const next = dayByKey(day, key)
      if (next !== undefined) goTo(next)
      return next !== undefined
    },
    [goTo],
  )

  // After every render: the day may be in a year that is only now on the screen.
  useEffect(() => {
    if (!wantsFocus.current) return
    const button = grid.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)
    if (!button) return
    wantsFocus.current = false
    button.focus({ preventScroll: true })
    button.scrollIntoView({ block: 'nearest' })
  })

  return { year, today, current, grid, goToYear, goToToday: () => goTo(today), moveFrom, reach: setReached }
}

function yearIn(text: string | null): number | undefined {
  const year = Number(text)
  return Number.isInteger(year) && year >= firstYear && year <= lastYear ? year : undefined
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
