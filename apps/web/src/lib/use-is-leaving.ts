import { useLocation } from 'react-router'
import { useRouter } from './use-router.ts'

/**
 * Tells whether another screen is loading, or is there already. Reads the router's state, because React may not yet have
 * rendered the change that useNavigation reports when a timer fires.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  const { pathname } = useLocation()
  return () => {
    if (router === undefined) return false
    const { navigation, location } = router.state
    return (navigation.location ?? location).pathname !== pathname
  }
}
