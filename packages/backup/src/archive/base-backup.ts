import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { createGzip } from 'node:zlib'
import { findBinaries } from '@thant/database/embedded/binaries'
import { Client } from 'pg'
import { type Base, basePath, clusterFolder, makeClusterFolders, writeBaseFacts } from './archive-folder.ts'
import type { Archiving } from './archive-wal.ts'
import { writeArchived } from './archived-file.ts'
import { BaseBackupStream } from './base-backup-stream.ts'
import { segmentAt } from './segments.ts'

/**
 * Copies the files of the cluster, from which and the WAL since then any later moment can be reached. PostgreSQL compares
 * the checksum of every page while it sends them.
 */
export async function makeBaseBackup(
  { connectionString, systemId, settings }: Pick<Archiving, 'connectionString' | 'systemId' | 'settings'>,
  signal?: AbortSignal,
): Promise<Base> {
  const cluster = clusterFolder(settings.dir, systemId)
  await makeClusterFolders(cluster)
  const startedAt = new Date().toISOString()
  const name = startedAt.replaceAll(/[:.]/g, '-')
  const path = basePath(cluster, name)
  const hash = createHash('sha256')
  const files = new BaseBackupStream(`BASE_BACKUP (LABEL 'thant', CHECKPOINT 'fast', MANIFEST 'no')`)
  const client = await connectForReplication(connectionString)
  const abort = () => files.destroy(new Error('the portal stops'))
  signal?.addEventListener('abort', abort)
  try {
    client.query(files)
    await writeArchived(path, hashed(packed(files), hash), settings)
  } finally {
    signal?.removeEventListener('abort', abort)
    await client.end().catch(() => {})
  }
  const { position, timeline } = files.start
  const base: Base = {
    name,
    startedAt,
    endedAt: new Date().toISOString(),
    firstSegment: segmentAt(timeline, position),
    postgresqlMajor: findBinaries().majorVersion,
    bytes: (await stat(path)).size,
    sha256: hash.digest('hex'),
  }
  await writeBaseFacts(cluster, base)
  return base
}

async function connectForReplication(connectionString: string): Promise<Client> {
  const url = new URL(connectionString)
  url.searchParams.set('replication', 'true')
  const client = new Client({
    connectionString: url.href,
    application_name: 'thant archive',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function* packed(files: BaseBackupStream): AsyncGenerator<Buffer> {
  const gzip = createGzip({ level: 3 })
  files.on('error', (error) => gzip.destroy(error))
  yield* files.pipe(gzip)
}

async function* hashed(contents: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of contents) {
    hash.update(chunk)
    yield chunk
  }
}
