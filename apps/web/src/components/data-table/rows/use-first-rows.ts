import { useDeferredValue } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Returns the rows that a window has room for, and all of them once those are drawn, so that a list that is opened
 * stands sooner. Back and Forward bring all at once, since the page returns to where it was scrolled to.
 */
export function useFirstRows<Row>(rows: readonly Row[], room: number): readonly Row[] {
  const isWhole = useDeferredValue(true, useNavigationType() === 'POP')
  return isWhole ? rows : rows.slice(0, room)
}
