import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { copiedPath, findUnderWay, type ListedBackup, listBackups, readFolder } from '@thant/backup/backup-folder'
import type { BackupSettings } from '@thant/backup/keep-backup'
import { type LastGood, lastGoodOf } from '@thant/backup/last-good'
import { readArchiveState } from '@thant/backup/point-in-time/archive-state'
import type { Backup, Backups } from '@thant/contracts/reporting/backups'
import { findLastAttempt } from '#lib/backup-attempts.ts'
import type { AnyContext } from '#lib/context.ts'

/** Reads the folder of backups, which says all there is to know; the database that is backed up knows nothing of it. */
export async function listStored({ settings, clock, database }: AnyContext): Promise<Backups> {
  const { dir, copyDir, copyBucket, keyring } = settings.backups
  const { backups: listed, unreadable } = await readFolder(dir, keyring)
  const underWay = await findUnderWay(dir)
  const attempt = await findLastAttempt(database, listed[0]?.manifest.madeAt)
  return {
    backups: await Promise.all(listed.map((backup) => presentBackup(backup, settings.backups))),
    unreadable,
    underWay: underWay ?? null,
    lastAttempt: attempt && (attempt.isEnded || underWay === undefined) ? attempt : null,
    ...lastGoodOf(listed, clock.now()),
    folder: dir,
    secondPlace: copyDir ?? copyBucket?.address ?? null,
    isEncrypting: keyring !== undefined,
    moments: (await readArchiveState(settings, clock.now())) ?? null,
  }
}

/** Tells when the last good backup was made, without looking at the second place and the archive. */
export async function getLastGood({ settings, clock }: AnyContext): Promise<LastGood> {
  const { dir, keyring } = settings.backups
  return lastGoodOf(await listBackups(dir, keyring), clock.now())
}

async function presentBackup(
  { name, path, bytes, manifest, key, check }: ListedBackup,
  { copyDir, copyBucket }: BackupSettings,
): Promise<Backup> {
  const copiedAt = copyBucket ? copiedPath(path) : copyDir && join(copyDir, name)
  return {
    name,
    madeAt: manifest.madeAt,
    reason: manifest.reason,
    version: manifest.version,
    bytes,
    isEncrypted: key !== undefined,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    missingFiles: manifest.missingFiles.length,
    check: check ?? null,
    hasCopy: copiedAt === undefined ? null : await exists(copiedAt),
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
