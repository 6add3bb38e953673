import { useLocation } from 'react-router'
import { useReturnState } from '#lib/return-path.ts'

/** The pages of the records of a list in its order, which the link of a row takes along. */
export type Trail = {
  hrefs: readonly string[]
  /** The position of the first of them in the whole list, from 1. */
  first: number
}

/** Link state for the rows of a list: where the list is, and which records come before and after. */
export function useRowState<Row>(
  rows: readonly Row[],
  rowHref: ((row: Row) => string | undefined) | undefined,
  first: number,
): { from: string; trail: Trail } {
  const hrefs = rows.flatMap((row) => rowHref?.(row) ?? [])
  return { ...useReturnState(), trail: { hrefs, first } }
}

type Step = { place: number; previous: string | undefined; next: string | undefined; state: unknown }

/** Returns where the shown record stands in the list from which it was opened; undefined where there is none. */
export function useTrail(): Step | undefined {
  const { pathname, state } = useLocation()
  const trail = trailIn(state)
  const index = trail?.hrefs.findIndex((href) => pathOf(href) === pathname) ?? -1
  if (trail === undefined || index === -1) return undefined
  return { place: trail.first + index, previous: trail.hrefs[index - 1], next: trail.hrefs[index + 1], state }
}

/** A browser keeps the state of its history when the portal has a new release, which may have another one. */
function trailIn(state: unknown): Trail | undefined {
  const trail = (state as { trail?: Partial<Trail> } | null)?.trail
  return Array.isArray(trail?.hrefs) && typeof trail.first === 'number' ? (trail as Trail) : undefined
}

function pathOf(href: string): string {
  return href.split('?')[0] ?? href
}
