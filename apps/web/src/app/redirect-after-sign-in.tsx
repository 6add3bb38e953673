import type { Role } from '@thant/contracts/roles'
import { useSearchParams } from 'react-router'
import { Redirect } from '#components/layout/redirect.tsx'
import { nextAddress } from './next-address.ts'
import { routesFor } from './routes-for.tsx'

/** Redirects after sign-in to the page that required it, if the user has it; accepts only paths of this portal. */
export function RedirectAfterSignIn({ role }: { role: Role }) {
  const [params] = useSearchParams()
  return <Redirect to={nextAddress(routesFor(role), params.get('next') ?? '')} />
}
