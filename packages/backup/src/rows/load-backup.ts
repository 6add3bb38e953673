import { pipeline } from 'node:stream/promises'
import { createMigrationsTable, describeStranger, runMigration } from '@thant/database/migrations'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import type { Manifest } from '../file/manifest.ts'
import type { OpenBackup } from '../open-backup.ts'
import { NewerBackup, UnusableBackup } from '../unusable-backup.ts'
import { type CatalogTable, dropEverything, listSequences, listTables, type Sequence } from './catalog.ts'
import { CopyIn } from './copy.ts'
import { setIndexesAside } from './set-indexes-aside.ts'
import { Digest, discard, quoted, readTable } from './table-stream.ts'

/**
 * Replaces everything in the database by the backup, in the caller's transaction: the schema that the backup had, its
 * rows, a comparison of what is stored with what the backup says, and the migrations that came later.
 */
export async function loadBackup(client: Client, backup: OpenBackup, known: MigrationMeta[]): Promise<void> {
  const { manifest } = backup
  assertKnown(manifest, known)
  const sequences = await listSequences(client)
  await dropEverything(client)
  await dropJobs(client)
  await createMigrationsTable(client)
  for (const migration of known.slice(0, manifest.migrations.length)) await runMigration(client, migration)
  await fillTables(client, backup)
  await setSequences(client, manifest.sequences, sequences)
  await compare(client, manifest)
  for (const migration of known.slice(manifest.migrations.length)) await runMigration(client, migration)
}

export function assertKnown({ migrations, version }: Manifest, known: MigrationMeta[]): void {
  const first = migrations.findIndex((hash, index) => known[index]?.hash !== hash)
  if (first === -1) return
  throw new NewerBackup(
    `This portal does not know migration ${first} of the backup, which version ${version} made: ` +
      describeStranger(first, known.length),
  )
}

/** Mails and nightly work that still wait belong to the data that is replaced. */
async function dropJobs(client: Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('jobs.job') is not null as exists`)
  if (rows[0]?.exists) await client.query('delete from jobs.job')
}

/** Triggers that keep rows from changing would refuse their return, and migrations insert first rows of their own. */
async function fillTables(client: Client, { manifest, readTables }: OpenBackup): Promise<void> {
  const tables = await listTables(client)
  assertSameTables(manifest, tables)
  const names = tables.map(({ name }) => name)
  for (const name of names) await client.query(`alter table "${name}" disable trigger user`)
  await client.query(`truncate ${quoted(names)}`)
  const restoreIndexes = await setIndexesAside(client)
  for await (const { table, rows } of readTables()) {
    const { name, columns } = table
    await pipeline(rows, client.query(new CopyIn(`copy public."${name}" (${quoted(columns)}) from stdin`)))
  }
  await restoreIndexes()
  for (const name of names) await client.query(`alter table "${name}" enable trigger user`)
}

function assertSameTables({ tables, leftOut }: Manifest, existing: CatalogTable[]): void {
  const said = [...tables.map(({ name }) => name), ...leftOut].toSorted()
  const found = existing.map(({ name }) => name).toSorted()
  if (said.join() !== found.join()) {
    throw new UnusableBackup('The backup does not have the tables that its migrations make.')
  }
}

/** A number that was given away, for example to the card provider, is not given away again. */
async function setSequences(client: Client, kept: Sequence[], replaced: Sequence[]): Promise<void> {
  for (const { name, lastValue } of kept) {
    const values = [lastValue, replaced.find((sequence) => sequence.name === name)?.lastValue]
    const highest = values.flatMap((value) => (value ? [BigInt(value)] : [])).toSorted((a, b) => (a < b ? 1 : -1))[0]
    if (highest !== undefined) await client.query('select setval($1, $2)', [`public.${name}`, String(highest)])
  }
}

async function compare(client: Client, { tables }: Manifest): Promise<void> {
  const existing = new Map((await listTables(client)).map((table) => [table.name, table]))
  for (const { name, columns, rows, sha256 } of tables) {
    const stored = readTable(client, { name, columns, order: existing.get(name)?.order ?? '1' })
    const digest = new Digest()
    await pipeline(stored, digest, discard())
    if (stored.rows !== rows || digest.hex() !== sha256) {
      throw new Error(`Table ${name} was not restored as the backup says (${stored.rows} of ${rows} rows).`)
    }
  }
}
