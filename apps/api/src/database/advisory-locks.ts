/** The pairs of numbers that advisory locks of this portal go by; the first keeps clear of other users of a database. */
const namespace = 0x74_68_61_6e

export const portalLock = [namespace, 1] as const
export const migrationLock = [namespace, 2] as const
export const lastSuperAdminLock = [namespace, 3] as const
