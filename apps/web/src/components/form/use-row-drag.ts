import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react'

/** Drags a row of a list with any pointer: it swaps places with a neighbour as soon as it is past its middle. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()

  const startDrag = (start: ReactPointerEvent, index: number) => {
    if (start.button !== 0) return
    // Listens on the window, because an element that moves in the document loses its captured pointer.
    const ending = new AbortController()
    const { signal } = ending
    let at = index
    setDragged(at)
    const follow = (event: PointerEvent) => {
      const to = at + directionOf(list.current, at, event.clientY)
      if (to === at) return
      onMove(at, to)
      at = to
      setDragged(at)
    }
    const end = () => {
      ending.abort()
      setDragged(undefined)
    }
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
  }

  return { dragged, startDrag }
}

/** Returns 1 past the middle of the next row, -1 before the middle of the previous one, else 0. */
function directionOf(list: HTMLElement | null, index: number, y: number): -1 | 0 | 1 {
  const middleOf = (row: Element) => row.getBoundingClientRect().top + row.clientHeight / 2
  const [above, below] = [list?.children[index - 1], list?.children[index + 1]]
  if (above !== undefined && y < middleOf(above)) return -1
  return below !== undefined && y > middleOf(below) ? 1 : 0
}
