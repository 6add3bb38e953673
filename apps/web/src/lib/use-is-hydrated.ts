import { useSyncExternalStore } from 'react'

/** False while HTML that came from the server is taken over: until then, what only this browser knows must not show. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, onClient, onServer)
}

const neverChanges = () => () => undefined
const onClient = () => true
const onServer = () => false
