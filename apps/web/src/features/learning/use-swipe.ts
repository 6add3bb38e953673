import { type PointerEvent, useRef } from 'react'
import type { SlideTurn } from './slide-step.ts'

const leastPixels = 48

/** For an element with `touch-action: pan-y`: a finger drawn to the left shows what comes, to the right what was. */
export function useSwipe({ back, next }: SlideTurn) {
  const from = useRef<{ x: number; y: number } | undefined>(undefined)
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      from.current = isPrimary ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (from.current === undefined) return
      const across = clientX - from.current.x
      const isAcross = Math.abs(across) >= leastPixels && Math.abs(across) > 2 * Math.abs(clientY - from.current.y)
      from.current = undefined
      if (isAcross) (across < 0 ? next : back)()
    },
    onPointerCancel: () => {
      from.current = undefined
    },
  }
}
