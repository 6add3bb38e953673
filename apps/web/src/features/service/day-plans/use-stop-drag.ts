import { type PointerEvent as ReactPointerEvent, useState } from 'react'
import type { BoardActions } from './board-actions.ts'

/** A vehicle, or null for none, the number of other stops before it, and its present place if it is of this vehicle. */
export type Drop = { vehicle: string | null; index: number; dragsFrom: number | undefined }

export type StopDrag = {
  pickup: string | undefined
  /** Where it would be put now; undefined beside the columns. */
  drop: Drop | undefined
  start: (event: ReactPointerEvent, pickup: string) => void
}

/** How near to the edge of the window the page scrolls, and how far in each frame. */
const edge = 48
const step = 10

/** Drags a stop to a place of its own or another column with any pointer; Escape leaves it where it was. */
export function useStopDrag(onMove: BoardActions['onMove']): StopDrag {
  const [dragged, setDragged] = useState<{ pickup: string; drop: Drop | undefined }>()

  const start = (event: ReactPointerEvent, pickup: string) => {
    if (event.button !== 0) return
    event.preventDefault()
    const ending = new AbortController()
    const { signal } = ending
    let at = { x: event.clientX, y: event.clientY }
    let hasMoved = false
    let drop: Drop | undefined
    const look = () => {
      drop = dropAt(at.x, at.y, pickup)
      setDragged({ pickup, drop })
    }
    const scroll = () => {
      if (signal.aborted) return
      // What is only pressed near the edge does not scroll yet.
      const by = !hasMoved ? 0 : at.y < edge ? -step : at.y > window.innerHeight - edge ? step : 0
      if (by !== 0) {
        window.scrollBy(0, by)
        look()
      }
      requestAnimationFrame(scroll)
    }
    const end = (isDropped: boolean) => {
      ending.abort()
      setDragged(undefined)
      if (isDropped && drop) onMove(pickup, drop.vehicle === null ? null : { vehicle: drop.vehicle, index: drop.index })
    }
    const follow = ({ clientX, clientY }: PointerEvent) => {
      hasMoved ||= Math.abs(clientY - at.y) > 4
      at = { x: clientX, y: clientY }
      look()
    }
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', () => end(true), { signal })
    window.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
    requestAnimationFrame(scroll)
    setDragged({ pickup, drop })
  }

  return { pickup: dragged?.pickup, drop: dragged?.drop, start }
}

/** Undefined where the stop is already. */
function dropAt(x: number, y: number, pickup: string): Drop | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')
  if (!column) return undefined
  const stops = [...column.querySelectorAll<HTMLElement>('[data-stop]')]
  const others = stops.filter((stop) => stop.dataset.stop !== pickup)
  const index = others.filter((stop) => middleOf(stop) < y).length
  const vehicle = column.dataset.column || null
  const own = stops.findIndex((stop) => stop.dataset.stop === pickup)
  return own === index || (own >= 0 && vehicle === null)
    ? undefined
    : { vehicle, index, dragsFrom: own < 0 ? undefined : own }
}

function middleOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}
