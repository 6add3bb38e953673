import { useEffect, useRef } from 'react'
import type { SlideTurn } from './slide-step.ts'

/** Turns slides by the arrow keys, except while a field has the focus or a dialog is open. */
export function useSlideKeys(turn: SlideTurn): void {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isElsewhere(event.target)) return
      if (event.key === 'ArrowLeft') latest.current.back()
      if (event.key === 'ArrowRight') latest.current.next()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
}
