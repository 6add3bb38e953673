/** The server's guards and the web's routes and menus read the same roles, permissions and grants. */

import { type Permission, permissions } from './permissions.ts'
import type { Role } from './roles.ts'

/**
 * `any` covers every record; `own` covers the caller's own record, the records of the caller's organization, or the
 * pickups a driver drives.
 */
export type Reach = 'own' | 'any'

/** `signed-in` is for calls that act only on the caller and therefore need no permission. */
export type Access = 'public' | 'signed-in' | Permission

type Grants = Partial<Record<Permission, Reach>>

const everyone: Grants = {
  'files:upload': 'own',
  'learning:read': 'any',
  'password:change': 'own',
  'profile:change': 'own',
  'users:read': 'own',
}

const anyStaff: Grants = {
  ...everyone,
  'charges:list': 'any',
  'consignments:list': 'any',
  'contracts:expiries': 'any',
  'dashboard:organization': 'any',
  'dashboard:read': 'any',
  'destinations:list': 'any',
  'inbox:list': 'any',
  'mass-balance:read': 'any',
  'notes:change': 'any',
  'notes:list': 'any',
  'organizations:list': 'any',
  'organizations:read': 'any',
  'outcomes:list': 'any',
  'pickups:of-organization': 'any',
  'pickups:today': 'any',
  'placed-bins:list': 'any',
  'sites:list': 'any',
  'stock-adjustments:list': 'any',
  'treatment-profiles:list': 'any',
  'views:change': 'any',
  'views:list': 'any',
  'wastes:read': 'any',
  'wastes:read-all': 'any',
}

/** Answering also means to ask for a customer who calls. */
const requests: Grants = {
  'contact-messages:answer': 'any',
  'pickup-requests:answer': 'any',
  'pickup-requests:create': 'any',
  'pickup-requests:list': 'any',
}

const money: Grants = {
  'billing:change': 'any',
  'billing:list': 'any',
  'invoices:attempts': 'any',
  'invoices:change': 'any',
  'invoices:create': 'any',
  'invoices:list': 'any',
  'invoices:of-organization': 'any',
  'invoices:read': 'any',
  'mails:send': 'any',
  'orders:change': 'any',
  'orders:list': 'any',
  'orders:read': 'any',
  'prices:list': 'any',
  'subscriptions:change': 'any',
}

const prices: Grants = { 'charges:change': 'any', 'prices:change': 'any', 'taxes:change': 'any' }

const operation: Grants = {
  ...anyStaff,
  ...requests,
  'calendar:share': 'any',
  'company-days:change': 'any',
  'consignments:change': 'any',
  'day-plans:change': 'any',
  'depots:list': 'any',
  'destinations:change': 'any',
  'mails:send': 'any',
  'organizations:change': 'any',
  'organizations:create': 'any',
  'outcomes:answer': 'any',
  'outcomes:record': 'any',
  'outcomes:report': 'any',
  'pickups:change': 'any',
  'pickups:list': 'any',
  'pickups:products': 'any',
  'pickups:read': 'any',
  'pickups:schedule': 'any',
  'placed-bins:change': 'any',
  'schedules:change': 'any',
  'schedules:list': 'any',
  'sites:change': 'any',
  'stock-adjustments:change': 'any',
  'treatment-profiles:change': 'any',
  'users:change': 'any',
  'users:create': 'any',
  'users:list': 'any',
  'users:read': 'any',
  'vehicles:list': 'any',
  'visits:list': 'any',
  'visits:settle': 'any',
}

const fleet: Grants = { 'depots:change': 'any', 'vehicles:change': 'any' }

const books: Grants = { 'journal:change': 'any', 'journal:read': 'any' }

const admin: Grants = {
  ...operation,
  ...fleet,
  ...money,
  ...prices,
  'audit:read': 'any',
  'backups:create': 'any',
  'backups:list': 'any',
  'bin-orders:archive': 'any',
  'bin-orders:change': 'any',
  'bin-orders:create': 'any',
  'bin-orders:list': 'any',
  'bin-orders:read': 'any',
  'bins:archive': 'any',
  'bins:change': 'any',
  'bins:create': 'any',
  'carbon:read': 'any',
  'company:change': 'any',
  'dashboard:growth': 'any',
  'factor-sets:create': 'any',
  'factor-sets:read': 'any',
  ...books,
  'learning:change': 'any',
  'mails:list': 'any',
  'pickups:quarters': 'any',
  'reports:create': 'any',
  'reports:list': 'any',
  'reports:revise': 'any',
  'reports:share': 'any',
  'trainings:change': 'any',
  'trainings:list': 'any',
  'trainings:read': 'any',
  'trainings:schedule': 'any',
}

const grants: Record<Role, Grants> = {
  'SUPER ADMIN': {
    ...admin,
    'backups:download': 'any',
    'organizations:archive': 'any',
    'pickups:archive': 'any',
    'users:deactivate': 'any',
  },
  ADMIN: admin,
  'OPERATION MANAGER': { ...operation, ...fleet, 'journal:read': 'any', 'pickups:archive': 'any' },
  OPERATION: operation,
  'FINANCE OFFICE': { ...anyStaff, ...money, ...prices, ...books },
  'CUSTOMER SERVICE': {
    ...anyStaff,
    ...money,
    ...requests,
    'outcomes:answer': 'any',
    'outcomes:report': 'any',
  },
  USER: {
    ...everyone,
    'calendar:share': 'own',
    'carbon:read': 'own',
    'charges:list': 'own',
    'colleagues:list': 'own',
    'colleagues:request': 'own',
    'dashboard:organization': 'own',
    'invoices:of-organization': 'own',
    'invoices:pay': 'own',
    'invoices:read': 'own',
    'organizations:change': 'own',
    'organizations:read': 'own',
    'outcomes:report': 'own',
    'pickup-requests:create': 'own',
    'pickup-requests:list': 'own',
    'pickups:of-organization': 'own',
    'pickups:quarters': 'own',
    'pickups:read': 'own',
    'placed-bins:list': 'own',
    'reports:create': 'own',
    'reports:list': 'own',
    'reports:share': 'own',
    'schedules:list': 'own',
    'sites:list': 'own',
    'trainings:list': 'own',
    'trainings:read': 'own',
    'wastes:read': 'own',
  },
  DRIVER: {
    ...everyone,
    'outcomes:record': 'own',
    'pickups:change': 'own',
    'pickups:list': 'own',
    'pickups:products': 'any',
    'pickups:read': 'own',
    'pickups:today': 'own',
    'visits:record': 'own',
  },
}

/** What concerns an organization as a whole, and therefore not those of its users who are limited to sites. */
const ofWholeOrganization: readonly Permission[] = [
  'charges:list',
  'colleagues:list',
  'colleagues:request',
  'invoices:of-organization',
  'invoices:pay',
  'invoices:read',
  'organizations:change',
  'reports:create',
  'reports:list',
  'reports:share',
]

/** A user of an organization may be limited to some of its sites. */
type Limits = { isLimitedToSites: boolean }
const noLimits: Limits = { isLimitedToSites: false }

/** Returns undefined when a user of this role does not have the permission. */
export function reachOf(
  role: Role,
  permission: Permission,
  { isLimitedToSites }: Limits = noLimits,
): Reach | undefined {
  return isLimitedToSites && ofWholeOrganization.includes(permission) ? undefined : grants[role][permission]
}

/** GET /me sends these to the browser. */
export function abilitiesOf(role: Role, limits: Limits = noLimits): Partial<Record<Permission, Reach>> {
  return Object.fromEntries(
    permissions.flatMap((permission) => {
      const reach = reachOf(role, permission, limits)
      return reach === undefined ? [] : [[permission, reach]]
    }),
  )
}
