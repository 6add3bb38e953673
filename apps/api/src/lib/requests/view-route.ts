import type { Endpoint } from '@thant/contracts/endpoint'

/**
 * Splits an endpoint's path into the route and the `view` that distinguishes it from the default reply there. One
 * endpoint for both would answer a page or an array, and every caller would have to narrow its reply.
 */
export function routeOf({ path }: Endpoint): { url: string; constraints: { view?: string } } {
  const [url = '', search = ''] = path.split('?')
  const view = viewIn(search)
  return { url, constraints: view === undefined ? {} : { view } }
}

/** Lets the router distinguish endpoints of one path by `?view=`; an unknown view gets the default reply. */
export const viewConstraint = {
  name: 'view',
  storage: <Handler>() => {
    const handlers = new Map<string, Handler>()
    return {
      get: (view: string) => handlers.get(view) ?? null,
      set: (view: string, handler: Handler) => void handlers.set(view, handler),
    }
  },
  deriveConstraint: ({ url = '' }: { url?: string }) => viewIn(url.slice(url.indexOf('?') + 1)) as string,
}

function viewIn(search: string): string | undefined {
  return search.includes('view=') ? (new URLSearchParams(search).get('view') ?? undefined) : undefined
}
