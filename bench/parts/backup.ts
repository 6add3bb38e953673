import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKeyring } from '@thant/backup/keyring'
import { type Backup, makeBackup } from '@thant/backup/make-backup'
import { restoreBackup } from '@thant/backup/restore-backup'
import { readKnown } from '../../apps/api/src/database/known-migrations.ts'
import { createFolderStorage } from '../../apps/api/src/lib/storage/storage.ts'
import { get } from '../measure.ts'
import { type Row, row } from '../table.ts'
import type { Target, Targets } from '../targets.ts'

/**
 * Measures a backup of the large database, readable and encrypted, the memory that it takes, what a list takes meanwhile,
 * and how long restoring it into an empty database lasts.
 */
export async function benchBackup({ large }: Pick<Targets, 'large'>): Promise<Row[]> {
  const alone = await p99Of(large, { isOver: false }, 300)
  const plain = await measure(large, undefined)
  const encrypted = await measure(large, createKeyring('fifty heavy bins'))
  return [
    row('backup of the large database', plain.backupSeconds, 10, 's'),
    row('memory of the backup above rest', plain.peakBytes / 1_024 ** 2, 120, 'MB'),
    row('p99 of GET /logistics meanwhile, against itself', plain.p99 / alone, 2, 'x'),
    row('restore of the large database', plain.restoreSeconds, 45, 's'),
    row('encrypted backup of the large database', encrypted.backupSeconds, 11, 's'),
    row('memory of the encrypted backup above rest', encrypted.peakBytes / 1_024 ** 2, 250, 'MB'),
    row('p99 of GET /logistics during an encrypted backup, against itself', encrypted.p99 / alone, 2.2, 'x'),
    row('restore of an encrypted backup of the large database', encrypted.restoreSeconds, 48, 's'),
  ]
}

async function measure(large: Target, keyring: ReturnType<typeof createKeyring> | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'thant-bench-backup-'))
  const name = `thant_bench_${process.pid}`
  const uploads = createFolderStorage(join(folder, 'uploads'))
  const options = { uploads, backupDir: folder, keyring, known: readKnown(), now: new Date() }
  try {
    const restBytes = process.memoryUsage.rss()
    const state = { isOver: false, peakBytes: restBytes }
    const watch = setInterval(() => {
      state.peakBytes = Math.max(state.peakBytes, process.memoryUsage.rss())
    }, 20)
    const meanwhile = p99Of(large, state)
    const made = await timed(() =>
      makeBackup({ ...options, connectionString: large.connectionString, reason: 'asked' }).finally(() => {
        state.isOver = true
        clearInterval(watch)
      }),
    )
    const p99 = await meanwhile
    await large.pool.query(`create database ${name} template template0`)
    const into = new URL(large.connectionString)
    into.pathname = `/${name}`
    const restored = await timed(() =>
      restoreBackup({ ...options, path: pathOf(made.result), connectionString: into.href }),
    )
    const peakBytes = state.peakBytes - restBytes
    return { backupSeconds: made.seconds, restoreSeconds: restored.seconds, p99, peakBytes }
  } finally {
    await large.pool.query(`drop database if exists ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
  }
}
async function p99Of({ url, token }: Target, state: { isOver: boolean }, count = Number.POSITIVE_INFINITY) {
  const times: number[] = []
  while (!state.isOver && times.length < count) {
    const start = performance.now()
    await get(`${url}/api/logistics?limit=20`, token)
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

async function timed<Result>(run: () => Promise<Result>): Promise<{ seconds: number; result: Result }> {
  const start = performance.now()
  const result = await run()
  return { seconds: (performance.now() - start) / 1_000, result }
}

function pathOf(backup: Backup | undefined): string {
  if (backup === undefined) throw new Error('there was nothing to back up')
  return backup.path
}
