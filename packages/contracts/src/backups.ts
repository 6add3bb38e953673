/** Why a backup was made: somebody asked for it, it was night, or data were about to be migrated or replaced. */
export const backupReasons = ['asked', 'nightly', 'migration', 'restore'] as const
export type BackupReason = (typeof backupReasons)[number]
