import { manageableRoles, type Role } from '@thant/contracts/access'
import type { Me } from '@thant/contracts/auth'

/** Labels of the user types; the stored names are in capitals (docs/specification.md 6). */
export const userTypeLabels: Record<Role, string> = {
  'SUPER ADMIN': 'Super admin',
  ADMIN: 'Admin',
  'OPERATION MANAGER': 'Operation manager',
  OPERATION: 'Operation',
  'FINANCE OFFICE': 'Finance officer',
  'CUSTOMER SERVICE': 'Customer service',
  USER: 'User',
  DRIVER: 'Driver',
}

/** Users may change themselves, and those whose type they may assign (docs/api.md 4). */
export function canChangeUser(me: Me, user: { _id: string; type: Role }): boolean {
  return me._id === user._id || manageableRoles(me.type).includes(user.type)
}
