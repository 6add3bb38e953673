import { useEffect } from 'react'
import { onIdle } from '#lib/on-idle.ts'
import { useRouter } from '#lib/use-router.ts'
import { currentMe } from '#lib/visitor/session.ts'
import { loadFile, type Routes, screenAt } from './use-prefetch.ts'

/** Loads the code of screens while nothing else happens, so that a click has to wait for their data alone. */
export function usePrefetchedCode(pathnames: readonly string[]): void {
  const routes = useRouter()?.routes
  const all = pathnames.join(' ')
  useEffect(() => {
    if (routes === undefined || savesData()) return
    const isOver = new AbortController()
    void loadFiles(routes, all.split(' '), isOver.signal)
    return () => isOver.abort()
  }, [routes, all])
}

/** The first screen has its figures and its charts by then. */
const firstIdleMs = 3_000

async function loadFiles(routes: Routes, pathnames: readonly string[], isOver: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, firstIdleMs))
  for (const pathname of pathnames) {
    await new Promise<void>(onIdle)
    if (isOver.aborted) return
    await loadFile(screenAt(routes, pathname))
  }
  const me = currentMe()
  if (me === undefined || isOver.aborted) return
  // Nobody waits for it, so it is not among the first code.
  const file = await import('./keep-code.ts').catch(() => undefined)
  await file?.keepCode(me.type, isOver)
}

/** True where the reader asked the browser to load little. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
