import { type PointerEvent, useRef } from 'react'
import type { SlideTurn } from './slide-step.ts'

const minPixels = 48

/** Turns slides by swiping: left to the next, right to the previous one. The element needs `touch-action: pan-y`. */
export function useSwipe({ back, next }: SlideTurn) {
  const from = useRef<{ x: number; y: number } | undefined>(undefined)
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      from.current = isPrimary ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (from.current === undefined) return
      const across = clientX - from.current.x
      const isAcross = Math.abs(across) >= minPixels && Math.abs(across) > 2 * Math.abs(clientY - from.current.y)
      from.current = undefined
      if (isAcross) (across < 0 ? next : back)()
    },
    onPointerCancel: () => {
      from.current = undefined
    },
  }
}
