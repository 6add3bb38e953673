import type { Reach } from '@thant/contracts/access'
import type { Me } from '@thant/contracts/customers/auth'
import type { Permission } from '@thant/contracts/permissions'
import { useMe } from './session.ts'

/** Decides what to show; the server checks every permission again. */
export function useCan(): (permission: Permission) => boolean {
  const me = useMe()
  return (permission) => reachOf(me, permission) !== undefined
}

/** Returns `any` or `own`; undefined without the permission. */
export function reachOf(me: Me | undefined, permission: Permission): Reach | undefined {
  return me?.abilities[permission]
}
