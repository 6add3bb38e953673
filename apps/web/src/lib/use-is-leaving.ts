import { use } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'

/**
 * Tells whether another screen was asked for and is still loading. The router itself is asked, since useNavigation
 * hears of it only when React has time, which a timer may forestall.
 */
export function useIsLeaving(): () => boolean {
  const router = use(RouterContext)?.router
  return () => {
    const next = router?.state.navigation.location
    return next !== undefined && next.pathname !== router?.state.location.pathname
  }
}
