import { closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { RunAs } from './run-as.ts'

/**
 * PostgreSQL's module basic_archive comes with the binaries. It copies a segment once that is full, has it on the disk
 * before it gets its name, and never overwrites one.
 */
export function walSettingsOf(spool: string): Record<string, string> {
  return { archive_mode: 'on', archive_library: 'basic_archive', 'basic_archive.archive_directory': spool }
}

/** Each cluster has a folder of its own, since the segments of every cluster have the same names. */
export function makeWalSpool(dataDir: string, systemId: string, runAs: RunAs): string {
  const all = join(dataDir, 'wal')
  const spool = join(all, systemId)
  for (const folder of [all, spool]) {
    if (existsSync(folder)) continue
    mkdirSync(folder, { mode: 0o700 })
    runAs.giveAway(folder)
  }
  return spool
}

/** Returns where a running server puts segments; undefined if it keeps none. */
export async function readWalSpool(connectionString: string): Promise<string | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ spool: string | null }>(
      `select nullif(current_setting('basic_archive.archive_directory', true), '') as spool`,
    )
    return rows[0]?.spool ?? undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** Returns the number that PostgreSQL gives every new cluster, the first bytes of its control file. */
export function readSystemId(dataFolder: string): string {
  const bytes = Buffer.alloc(8)
  const file = openSync(join(dataFolder, 'global', 'pg_control'), 'r')
  readSync(file, bytes)
  closeSync(file)
  return bytes.readBigUInt64LE().toString()
}
