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
