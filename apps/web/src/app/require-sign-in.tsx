import { useLocation } from 'react-router'
import { Redirect } from '#components/layout/route-changes/redirect.tsx'
import { paths } from '#lib/links/paths.ts'
import { isKnownBrowser, useSession } from '#lib/visitor/session.ts'
import { isKnownPath, noSuchPage, signInAddress } from './next-address.ts'

/**
 * Redirects to sign-in, and back to this page afterwards if the portal has it; a stranger who comes to the portal's own
 * address reads what the company does.
 */
export function RequireSignIn() {
  const session = useSession()
  const location = useLocation()
  const hasEnded = session.status === 'signed-out' && session.hasEnded
  if (location.pathname === paths.home && !hasEnded && !isKnownBrowser()) return <Redirect to={paths.landing} />
  return <Redirect to={signInAddress(location)} state={isKnownPath(location.pathname) ? undefined : noSuchPage} />
}
