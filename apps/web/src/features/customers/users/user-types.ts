import type { Me } from '@thant/contracts/customers/auth'
import { manageableRoles } from '@thant/contracts/customers/user-types'
import type { Role } from '@thant/contracts/roles'

/** Users may change themselves, and those whose type they may assign (docs/api.md 4). */
export function canChangeUser(me: Me, user: { _id: string; type: Role }): boolean {
  return me._id === user._id || manageableRoles(me.type).includes(user.type)
}
