import { useSyncExternalStore } from 'react'

/** Returns false while React hydrates server-rendered HTML, which must not yet show what only this browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, onClient, onServer)
}

const neverChanges = () => () => undefined
const onClient = () => true
const onServer = () => false
