import type { Area } from '@thant/contracts/access'
import { matchRoutes, parsePath, useSearchParams } from 'react-router'
import { Redirect } from '#components/layout/redirect.tsx'
import { paths } from '#lib/paths.ts'
import { routesFor } from './routes-for.tsx'

/** Redirects after sign-in to the page that required it, if the user has it; accepts only paths of this portal. */
export function RedirectAfterSignIn({ area }: { area: Area }) {
  const [params] = useSearchParams()
  const next = params.get('next') ?? ''
  const isOwn = /^\/(?!\/)/.test(next) && matchRoutes(routesFor(area), parsePath(next)) !== null
  return <Redirect to={isOwn ? next : paths.home} />
}
