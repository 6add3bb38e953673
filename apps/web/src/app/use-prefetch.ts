import { useEffect } from 'react'
import { matchRoutes } from 'react-router'
import { onIdle } from '#lib/on-idle.ts'
import { loadQueries } from '#lib/screen-queries.ts'
import { currentMe } from '#lib/session.ts'
import { type Router, useRouter } from '#lib/use-router.ts'
import { handleOf, type ScreenFile } from './screen.ts'

type Routes = Router['routes']

/**
 * Loads a screen before its link is followed: its code when the pointer comes near, and its data too when the link is
 * pressed or focused, because a click takes a tenth of a second.
 */
export function usePrefetch(): void {
  const routes = useRouter()?.routes
  useEffect(() => {
    if (routes === undefined) return
    const loadCode = ({ target }: Event) => void loadFile(screenAt(routes, linkAt(target)?.pathname))
    const loadAll = ({ target }: Event) => void loadScreen(routes, linkAt(target))
    document.addEventListener('pointerover', loadCode)
    document.addEventListener('pointerdown', loadAll)
    document.addEventListener('focusin', loadAll)
    return () => {
      document.removeEventListener('pointerover', loadCode)
      document.removeEventListener('pointerdown', loadAll)
      document.removeEventListener('focusin', loadAll)
    }
  }, [routes])
}

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
  // Everybody loads this file, and only people who have signed in have code to keep.
  const file = await import('./keep-code.ts').catch(() => undefined)
  await file?.keepCode(me.type, isOver)
}

async function loadScreen(routes: Routes, link: HTMLAnchorElement | undefined): Promise<void> {
  const match = screenAt(routes, link?.pathname)
  const file = await loadFile(match)
  if (link === undefined || match === undefined || file?.queries === undefined) return
  await loadQueries(file.queries, { params: match.params, search: new URLSearchParams(link.search) })
}

function screenAt(routes: Routes, pathname: string | undefined) {
  return pathname === undefined ? undefined : matchRoutes(routes, { pathname })?.at(-1)
}

/** What cannot be loaded now is tried again, and reported, when its link is followed. */
async function loadFile(match: ReturnType<typeof screenAt>): Promise<ScreenFile | undefined> {
  try {
    return await (match && handleOf(match.route)?.load())
  } catch {
    return undefined
  }
}

/** Returns the link to another screen that an event is about; a row of a table leads where its link does. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined
  const link = target.closest('a[href]') ?? target.closest('tr[data-leads]')?.querySelector('a[href]')
  const isScreen = link instanceof HTMLAnchorElement && link.origin === window.location.origin && link.target === ''
  return isScreen ? link : undefined
}

/** True where the reader asked the browser to load little. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
