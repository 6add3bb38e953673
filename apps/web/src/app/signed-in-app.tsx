import type { Role } from '@thant/contracts/roles'
import { RouterProvider } from 'react-router'
import { portalRoutes } from './portal-routes.tsx'
import { routerFor } from './router.ts'

/** The screens behind sign-in; their code loads only after it. */
export default function SignedInApp({ role }: { role: Role }) {
  return <RouterProvider router={routerFor(role, () => portalRoutes(role))} />
}
