import { statfs } from 'node:fs/promises'
import { readFolder } from '@thant/backup/backup-folder'
import { type LastGood, lastGoodOf } from '@thant/backup/last-good'
import { type ArchiveState, readArchiveState } from '@thant/backup/point-in-time/archive-state'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { watchDatabase } from '#database/watch.ts'
import { findLastAttempt } from '#lib/backup-attempts.ts'

/**
 * Liveness never uses the database. Readiness answers 503 when the database is away, its pool serves nobody, the disk is
 * full or the server is draining. Details are for a monitor: they also say when the last good backup is too old, and
 * when the WAL is not archived although it should be.
 */
export const healthPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const database = watchDatabase(app.pool)
  app.addHook('onClose', () => database.close())
  const config = { isOpen: 'says only whether the server works' }
  app.get('/api/health/live', { config }, async () => ({ status: 'ok' }))
  app.get('/api/health/ready', { config }, async (_request, reply) => {
    const isReady = !app.isDraining && (await database.isServing()) && (await hasDiskSpace(app))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' })
  })
  const cached = rememberForAMinute(() => readCached(app))
  app.get('/api/health/details', { config }, async (_request, reply) => {
    const { lastGood, archive, hasFailed } = await cached()
    const parts = {
      database: (await database.isServing()) ? 'ok' : 'unavailable',
      disk: (await hasDiskSpace(app)) ? 'ok' : 'full',
      backup: lastGood.isOverdue ? 'overdue' : hasFailed ? 'failed' : 'ok',
      ...(archive && { walArchive: archive.isOverdue ? 'overdue' : 'ok' }),
      ...(app.replica && { replica: app.replica.state() }),
    }
    const isWell = Object.values(parts).every((state) => state === 'ok')
    return reply.code(isWell ? 200 : 503).send({
      status: isWell ? 'ok' : 'attention',
      ...parts,
      lastGoodAt: lastGood.lastGoodAt,
      ...(archive && { archivedUntil: archive.until }),
    })
  })
})

/**
 * With less than 5 % free, or 1 GB on a large disk, writes would soon fail midway, so other servers should take them.
 */
async function hasDiskSpace(app: FastifyInstance): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(app.services.settings.dataDir)
  return bavail * bsize >= Math.min(0.05 * blocks * bsize, 1_000_000_000)
}

type CachedState = { lastGood: LastGood; archive: ArchiveState | undefined; hasFailed: boolean }

async function readCached({ database, services: { settings, clock } }: FastifyInstance): Promise<CachedState> {
  const { dir, keyring } = settings.backups
  const now = clock.now()
  const { backups } = await readFolder(dir, keyring)
  // That the database is away is told by another part.
  const attempt = await findLastAttempt(database, backups[0]?.manifest.madeAt).catch(() => undefined)
  return {
    lastGood: lastGoodOf(backups, now),
    archive: await readArchiveState(settings, now),
    hasFailed: attempt !== undefined && attempt.problem !== null,
  }
}

/** Anybody may ask, so the folder is not read each time. */
function rememberForAMinute<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let remembered: { value: Promise<Value>; until: number } | undefined
  return () => {
    if (remembered === undefined || performance.now() > remembered.until) {
      remembered = { value: read(), until: performance.now() + 60_000 }
      remembered.value.catch(() => {
        remembered = undefined
      })
    }
    return remembered.value
  }
}
