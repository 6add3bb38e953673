import type { TranslationKey } from '@thant/i18n/translation-key'

/** The server's guards and the web's routes and menus read the same roles, permissions and grants. */

export const roles = [
  'SUPER ADMIN',
  'ADMIN',
  'OPERATION MANAGER',
  'OPERATION',
  'FINANCE OFFICE',
  'CUSTOMER SERVICE',
  'USER',
  'DRIVER',
] as const
export type Role = (typeof roles)[number]

/** The stored names are in capitals (docs/specification.md 6). */
export const roleLabels: Record<Role, TranslationKey> = {
  'SUPER ADMIN': 'Super admin',
  ADMIN: 'Admin',
  'OPERATION MANAGER': 'Operation manager',
  OPERATION: 'Operation',
  'FINANCE OFFICE': 'Finance officer',
  'CUSTOMER SERVICE': 'Customer service',
  USER: 'User',
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

/** Each role works in one area of screens (docs/specification.md 2.2 to 2.4, 6). */
export const areas = ['admin', 'operation', 'finance', 'customer', 'driver'] as const
export type Area = (typeof areas)[number]

const areaByRole: Record<Role, Area> = {
  'SUPER ADMIN': 'admin',
  ADMIN: 'admin',
  'OPERATION MANAGER': 'operation',
  OPERATION: 'operation',
  'FINANCE OFFICE': 'finance',
  'CUSTOMER SERVICE': 'finance',
  USER: 'customer',
  DRIVER: 'driver',
}

export function areaOf(role: Role): Area {
  return areaByRole[role]
}
