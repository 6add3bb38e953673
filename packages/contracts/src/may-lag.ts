import type { Access } from './access.ts'
import type { EndpointDefinition } from './endpoint.ts'

/** What these permit to read are sums of many rows. */
const readsSums: readonly Access[] = [
  'carbon:read',
  'contracts:expiries',
  'dashboard:growth',
  'dashboard:organization',
  'dashboard:read',
  'mass-balance:read',
  'wastes:read',
  'wastes:read-all',
]

/**
 * Tells whether a replica may serve a call, whose answer is then some seconds old unless the caller has just written: of
 * the reads of signed-in callers exports and sums, and what says so itself.
 */
export function mayLag({ method, path, access, mayLag: saysSo }: EndpointDefinition): boolean {
  if (saysSo) return true
  return method === 'GET' && access !== 'public' && (path.endsWith('/export') || readsSums.includes(access))
}
