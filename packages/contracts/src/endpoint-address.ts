import type { Endpoint } from './endpoint.ts'

/** Returns the address of a call; parameters are escaped, and what is empty is left out of the query. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, options: { params?: unknown; query?: unknown }): string {
  const params = (options.params ?? {}) as Record<string, string>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((options.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return `/api${path}${text === '' ? '' : `${path.includes('?') ? '&' : '?'}${text}`}`
}
