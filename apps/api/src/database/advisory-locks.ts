/**
 * The portal's advisory locks are pairs of numbers; the first is a namespace that avoids collisions with other users of
 * the database.
 */
const namespace = 0x74_68_61_6e

export const portalLock = [namespace, 1] as const
export const migrationLock = [namespace, 2] as const
export const lastSuperAdminLock = [namespace, 3] as const
/** Taken with the hash of a mailbox, so it is a namespace of its own. */
export const orderMailLock = namespace + 1
