import { use } from 'react'
import { type createBrowserRouter, UNSAFE_DataRouterContext as RouterContext } from 'react-router'

export type Router = ReturnType<typeof createBrowserRouter>

/** Returns the router itself, whose state is newer than what React has rendered; undefined on the server. */
export function useRouter(): Router | undefined {
  return use(RouterContext)?.router
}
