import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupNamePattern } from '@thant/backup/backup-folder'
import { createKeyring } from '@thant/backup/keyring'
import { isEncryptedFile, readManifest } from '@thant/backup/open-backup'
import { DatabaseInUse, MissingFiles, restoreBackup } from '@thant/backup/restore-backup'
import { NewerBackup, UnusableBackup, WrongPassphrase } from '@thant/backup/unusable-backup'
import { keepUploadedPart } from '@thant/backup/upload-backup'
import { ignoreMissing } from '@thant/base/ignore-missing'
import type { FoundBackup, setupBackupEndpoints } from '@thant/contracts/customers/setup-backups'
import type { BodyOf, QueryOf, ReplyOf } from '@thant/contracts/endpoint'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { readKnown } from '#database/known-migrations.ts'
import { checkSetupLink } from '#domains/customers/auth/setup.service.ts'
import { rebuildTotalsForTimeZone } from '#domains/materials/wastes/wastes.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { hasKnownPassword } from '#lib/demo-password.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'

/** Lists what can be restored, newest first; encrypted ones of another passphrase come last. */
export async function listFound(context: AnyContext, link: string): Promise<FoundBackup[]> {
  await checkSetupLink(context, link)
  const { dir } = context.settings.backups
  const names = (await readdir(dir).catch(ignoreMissing)) ?? []
  const found: FoundBackup[] = []
  for (const name of names.filter((candidate) => backupNamePattern.test(candidate))) {
    const backup = await describe(context, name)
    if (backup) found.push(backup)
  }
  return found.toSorted((a, b) => (b.madeAt ?? '').localeCompare(a.madeAt ?? ''))
}

/** Returns undefined for a file that is damaged or no backup. */
async function describe({ settings }: AnyContext, name: string): Promise<FoundBackup | undefined> {
  const { dir, keyring } = settings.backups
  const path = join(dir, name)
  const facts = { name, bytes: (await stat(path)).size, isEncrypted: await isEncryptedFile(path) }
  try {
    const { manifest } = await readManifest(path, keyring)
    return { ...facts, madeAt: manifest.madeAt, version: manifest.version }
  } catch (error) {
    if (error instanceof WrongPassphrase) return { ...facts, madeAt: null, version: null }
    if (error instanceof UnusableBackup) return undefined
    throw error
  }
}

export async function keepPart(
  context: AnyContext,
  { id, at, isLast }: QueryOf<typeof setupBackupEndpoints.uploadPart>,
  contents: Uint8Array,
): Promise<ReplyOf<typeof setupBackupEndpoints.uploadPart>> {
  const { dir, keyring } = context.settings.backups
  const part = { id, at, isLast: isLast !== undefined, contents }
  const kept = await keepUploadedPart(dir, part, keyring).catch(refuse)
  if (kept === undefined) throw new AppError('backup.part-unexpected')
  const found = kept.name === undefined ? undefined : await describe(context, kept.name)
  return { bytes: kept.bytes, found: found ?? null }
}

/** The portal goes on running: nobody can have signed in, and what it keeps in memory does not depend on the data. */
export async function restoreAtSetup(
  context: AnyContext,
  link: string,
  { name, passphrase, isWithoutFiles }: BodyOf<typeof setupBackupEndpoints.restore>,
): Promise<ReplyOf<typeof setupBackupEndpoints.restore>> {
  await checkSetupLink(context, link)
  const { clock, pool, settings, storage } = context
  const { dir, keyring } = settings.backups
  const path = join(dir, name)
  if ((await stat(path).catch(ignoreMissing)) === undefined) throw errorAt('name', 'backup.not-found')
  const { backup, copiedFiles } = await restoreBackup({
    path,
    connectionString: connectionStringOf(context),
    uploads: storage,
    backupDir: dir,
    keyring: passphrase ? createKeyring(passphrase) : keyring,
    ownKeyring: keyring,
    now: clock.now(),
    isWithoutFiles: isWithoutFiles ?? false,
    known: readKnown(),
    whileRunning: assertNoUsers,
    afterwards: assertNoKnownPassword,
  }).catch(refuse)
  await rebuildTotalsForTimeZone({ database: context.database, pool }, settings.timeZone, silent)
  await recordAudit(context, { action: 'backup.restore', entity: 'backup', entityId: null, after: { name } })
  return { rows: backup.manifest.tables.reduce((sum, { rows }) => sum + rows, 0), copiedFiles }
}

/** Somebody may have used the link meanwhile to make the first super admin, whose data must not be replaced. */
async function assertNoUsers(client: Client): Promise<void> {
  await client.query('lock table users in share row exclusive mode')
  const { rows } = await client.query('select from users limit 1')
  if (rows.length > 0) throw new AppError('setup.not-found')
}

/** The portal would be open to everybody at once, and would not start again. */
async function assertNoKnownPassword(client: Client): Promise<void> {
  if (await hasKnownPassword(drizzle({ client }))) throw errorAt('name', 'backup.of-demonstration')
}

function connectionStringOf({ pool }: AnyContext): string {
  const { connectionString } = pool.options
  if (connectionString === undefined) throw new Error('the pool has no address')
  return connectionString
}

/** What is wrong with a file is said in words of the portal; everything else is a fault. */
function refuse(error: Error): never {
  if (error instanceof MissingFiles) throw new AppError('backup.files-missing', { values: { count: error.count } })
  if (error instanceof WrongPassphrase) throw errorAt('passphrase', 'backup.passphrase')
  if (error instanceof NewerBackup) throw errorAt('name', 'backup.too-new')
  if (error instanceof UnusableBackup) throw errorAt('name', 'backup.unusable')
  if (error instanceof DatabaseInUse) throw new AppError('server.busy')
  throw error
}

const silent = { info() {}, warn() {}, error() {} }
