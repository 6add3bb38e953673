import type { Endpoint } from '@thant/contracts/endpoint'

/** Whether the server refuses an expired session, so that it has to be renewed before the call. */
export function takesSession({ access, recognisesCaller }: Pick<Endpoint, 'access' | 'recognisesCaller'>): boolean {
  return access !== 'public' || recognisesCaller === true
}
