import { useRouter } from './use-router.ts'

/**
 * Tells whether another screen is loading. Reads the router's state, because React may not yet have rendered the change
 * that useNavigation reports when a timer fires.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  return () => {
    const next = router?.state.navigation.location
    return next !== undefined && next.pathname !== router?.state.location.pathname
  }
}
