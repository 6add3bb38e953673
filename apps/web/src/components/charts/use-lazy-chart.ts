import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onIdle } from '#lib/on-idle.ts'

type Canvas = typeof import('./chart-canvas.tsx').default
let loaded: Canvas | undefined

/** Loads the chart component. Once it is loaded, printing draws all charts that are still missing. */
export async function loadCanvas(): Promise<Canvas> {
  loaded ??= (await import('./chart-canvas.tsx')).default
  return loaded
}

/** Tells whether charts wait for their turn only, and not for their code. */
export function isCanvasLoaded(): boolean {
  return loaded !== undefined
}

/** Returns the chart component when it is this chart's turn: visible ones first, others while the browser is idle. */
export function useLazyChart(place: RefObject<Element | null>): Canvas | undefined {
  const [canvas, setCanvas] = useState<Canvas>()
  useEffect(() => {
    if (canvas || !place.current) return
    const draw = () => setCanvas(() => loaded)
    const drawOnPaper = () => flushSync(draw)
    const leaving = new AbortController()
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void loadCanvas().then(draw, () => undefined)
      },
      { rootMargin: '25% 0px' },
    )
    watching.observe(place.current)
    window.addEventListener('beforeprint', drawOnPaper, { signal: leaving.signal })
    void loadCanvas().then(
      () => whenIdle(draw, leaving.signal),
      () => undefined,
    )
    return () => {
      leaving.abort()
      watching.disconnect()
    }
  }, [canvas, place])
  return canvas
}

type Task = { run: () => void; signal: AbortSignal }
const waiting: Task[] = []

/** Runs one task per idle period, so that a page of forty charts never blocks a phone. */
function whenIdle(run: () => void, signal: AbortSignal): void {
  waiting.push({ run, signal })
  if (waiting.length === 1) onIdle(runNext)
}

function runNext(): void {
  const task = waiting.shift()
  if (task && !task.signal.aborted) task.run()
  if (waiting.length > 0) onIdle(runNext)
}
