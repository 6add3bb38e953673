import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@thant/database/embedded'
import { migrateDatabase } from '#database/migrate.ts'
import { silentLog } from './silent-log.ts'

export type Replication = {
  primaryUrl: string
  replicaUrl: string
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
  remove(): Promise<void>
}

/** A migrated database and a replica that streams from it, a copy of its stopped files. */
export async function startReplication(): Promise<Replication> {
  const folder = await mkdtemp(join(tmpdir(), 'thant-replication-'))
  const start = (name: string) =>
    startEmbeddedDatabase({ dataDir: join(folder, name), isDurable: false, log: silentLog })
  const original = await start('primary')
  await migrateDatabase({ connectionString: original.connectionString, log: silentLog })
  await original.stop()
  const files = join(folder, 'replica', 'postgres')
  await cp(join(folder, 'primary', 'postgres'), files, { recursive: true })
  await appendFile(join(files, 'postgresql.auto.conf'), `primary_conninfo = '${original.connectionString}'\n`)
  await writeFile(join(files, 'standby.signal'), '')
  const primary = await start('primary')
  let replica: EmbeddedDatabase = await start('replica')
  return {
    primaryUrl: primary.connectionString,
    replicaUrl: replica.connectionString,
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await start('replica')
    },
    async remove() {
      await replica.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
