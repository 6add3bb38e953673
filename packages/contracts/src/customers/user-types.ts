import type { TranslationKey } from '@thant/i18n/translation-key'
import { type Role, roles } from '../roles.ts'

/** The stored names are in capitals (docs/specification.md 6). */
export const roleLabels: Record<Role, TranslationKey> = {
  'SUPER ADMIN': 'Super admin',
  ADMIN: 'Admin',
  'OPERATION MANAGER': 'Operation manager',
  OPERATION: 'Operation officer',
  'FINANCE OFFICE': 'Finance officer',
  'CUSTOMER SERVICE': 'Customer service',
  USER: 'Customer',
  DRIVER: 'Driver',
}

const everyRoleBut = (...left: Role[]) => roles.filter((role) => !left.includes(role))

/** A role may assign these user types and edit the users who have them (docs/api.md 4). */
const manageable: Partial<Record<Role, readonly Role[]>> = {
  'SUPER ADMIN': roles,
  ADMIN: everyRoleBut('SUPER ADMIN'),
  'OPERATION MANAGER': ['OPERATION', 'USER', 'DRIVER'],
  OPERATION: ['USER', 'DRIVER'],
}

export function manageableRoles(role: Role): readonly Role[] {
  return manageable[role] ?? []
}
