import type { Endpoint } from '@thant/contracts/endpoint'

/** Where an endpoint is routed: its path, and the `view` that it answers there instead of what usually does. */
export function placeOf({ path }: Endpoint): { url: string; constraints: { view?: string } } {
  const [url = '', search = ''] = path.split('?')
  const view = viewIn(search)
  return { url, constraints: view === undefined ? {} : { view } }
}

/** Lets the router tell two endpoints at one path apart by `?view=`; a view that nobody serves is the usual answer. */
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
