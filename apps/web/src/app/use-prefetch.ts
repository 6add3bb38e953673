import { useEffect } from 'react'
import { matchRoutes } from 'react-router'
import { loadQueries } from '#lib/screen-queries.ts'
import { type Router, useRouter } from '#lib/use-router.ts'
import { handleOf, type ScreenFile } from './screen.ts'

export type Routes = Router['routes']

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

async function loadScreen(routes: Routes, link: HTMLAnchorElement | undefined): Promise<void> {
  const match = screenAt(routes, link?.pathname)
  const file = await loadFile(match)
  if (link === undefined || match === undefined || file?.queries === undefined) return
  await loadQueries(file.queries, { params: match.params, search: new URLSearchParams(link.search) })
}

export function screenAt(routes: Routes, pathname: string | undefined) {
  return pathname === undefined ? undefined : matchRoutes(routes, { pathname })?.at(-1)
}

/** What cannot be loaded now is tried again, and reported, when its link is followed. */
export async function loadFile(match: ReturnType<typeof screenAt>): Promise<ScreenFile | undefined> {
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
