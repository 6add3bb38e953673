import { useEffect, useRef } from 'react'
import { type Location, NavigationType, parsePath, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useReturnState } from '#lib/links/return-path.ts'
import { pagesAround } from '../address/list-address.ts'
import type { RowsProps } from '../columns/column.ts'

/** The pages of the records of a list in its order, which the link of a row takes along. */
export type Trail = {
  hrefs: readonly string[]
  /** The position of the first of them in the whole list, from 1. */
  first: number
  /** The addresses of the pages of the list before and after these. */
  before?: string
  after?: string
}

/** Of a link to a page of a list: which of its records is opened there at once. */
type Opening = { opens: 'first' | 'last' }

/** Of a link to a record of a list: where the list is, and which records come before and after. */
type RowState = { from: string; trail: Trail }

/** Returns the link state for the rows of a list, and opens the one to which a step led from another page. */
export function useRowState<Row>({ rows, rowHref, state, isLastPage }: RowsProps<Row>): RowState {
  const { pathname, search } = useLocation()
  const hrefs = rows.flatMap((row) => rowHref?.(row) ?? [])
  const { before, after } = pagesAround(new URLSearchParams(search), state, isLastPage)
  const trail: Trail = {
    hrefs,
    first: state.firstRowNumber,
    ...(before && { before: `${pathname}?${before}` }),
    ...(after && { after: `${pathname}?${after}` }),
  }
  const fromHere = { ...useReturnState(), trail }
  useOpening(fromHere)
  return fromHere
}

/** Opens the record to which a step led from another page of the list; Back leads to the list then. */
function useOpening(fromHere: RowState): void {
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const isStep = useNavigationType() === NavigationType.Replace
  const opened = useRef<string>(undefined)
  const { opens } = (state ?? {}) as Partial<Opening>
  const { hrefs } = fromHere.trail
  const href = opens === 'first' ? hrefs[0] : opens === 'last' ? hrefs.at(-1) : undefined
  useEffect(() => {
    if (!isStep || href === undefined || opened.current === key) return
    opened.current = key
    void navigate(href, { state: fromHere })
  })
}

/** A link to a record, or to the page of the list whose record it opens. */
type Step = { to: string; state: unknown }

type Place = { place: number; previous: Step | undefined; next: Step | undefined }

/** Returns where the shown record stands in the list from which it was opened; undefined where there is none. */
export function useTrail(): Place | undefined {
  const location = useLocation()
  const { state } = location
  const trail = trailIn(state)
  const index = trail?.hrefs.findIndex((href) => leadsTo(href, location)) ?? -1
  if (trail === undefined || index === -1) return undefined
  const [previous, next] = [trail.hrefs[index - 1], trail.hrefs[index + 1]]
  return {
    place: trail.first + index,
    previous: previous === undefined ? pageStep(trail.before, 'last') : { to: previous, state },
    next: next === undefined ? pageStep(trail.after, 'first') : { to: next, state },
  }
}

function pageStep(to: string | undefined, opens: Opening['opens']): Step | undefined {
  return to === undefined ? undefined : { to, state: { opens } satisfies Opening }
}

/** A browser keeps the state of its history when the portal has a new release, which may have another one. */
function trailIn(state: unknown): Trail | undefined {
  const trail = (state as { trail?: Partial<Trail> } | null)?.trail
  return Array.isArray(trail?.hrefs) && typeof trail.first === 'number' ? (trail as Trail) : undefined
}

/** Some addresses have the record's id among their parameters, to which its page adds others. */
function leadsTo(href: string, { pathname, search }: Location): boolean {
  const { pathname: path, search: query } = parsePath(href)
  const shown = new URLSearchParams(search)
  return path === pathname && [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value)
}
