import { useLocation } from 'react-router'
import { Redirect } from '#components/layout/redirect.tsx'
import { signInAddress } from './next-address.ts'

/** Redirects to sign-in, and back to this page afterwards if the portal has it. */
export function RequireSignIn() {
  return <Redirect to={signInAddress(useLocation())} />
}
