import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { watchDatabase } from '#database/watch.ts'

/**
 * Liveness never uses the database. Readiness answers 503 when the database is away, its pool serves nobody, the disk is
 * full or the server is draining.
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
})

/**
 * With less than 5 % free, or 1 GB on a large disk, writes would soon fail midway, so other servers should take them.
 */
async function hasDiskSpace(app: FastifyInstance): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(app.services.settings.dataDir)
  return bavail * bsize >= Math.min(0.05 * blocks * bsize, 1_000_000_000)
}
