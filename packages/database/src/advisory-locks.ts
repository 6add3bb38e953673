/**
 * The portal's advisory locks are pairs of numbers; the first is a namespace that avoids collisions with other users of
 * the database.
 */
const namespace = 0x74_68_61_6e

export const portalLock = [namespace, 1] as const
export const migrationLock = [namespace, 2] as const
export const lastSuperAdminLock = [namespace, 3] as const
/** Shared by those who complete pickups, so that none is completed beside the profile that would have treated it. */
export const treatmentLock = [namespace, 4] as const
/** Held by who moves entries of the audit log to files, or removes a person from both. */
export const auditArchiveLock = [namespace, 5] as const
/** Taken with the hash of a mailbox, so each is a namespace of its own. */
export const orderMailLock = namespace + 1
export const contactCopyLock = namespace + 2
/** Taken with the hash of the id that a phone gave a visit. */
export const visitLock = namespace + 3
/** Taken with the hash of a day. */
export const dayPlanLock = namespace + 4
