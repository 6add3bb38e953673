import type { Permission, Reach } from '@thant/contracts/access'
import type { Me } from '@thant/contracts/auth'
import { useMe } from './session.ts'

/** What a button asks before it is shown; the server asks again. */
export function useCan(): (permission: Permission) => boolean {
  const me = useMe()
  return (permission) => reachOf(me, permission) !== undefined
}

/** `any` or `own`; undefined when the signed-in person may never. */
export function reachOf(me: Me | undefined, permission: Permission): Reach | undefined {
  return me?.abilities[permission]
}
