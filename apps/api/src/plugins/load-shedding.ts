import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { AppError } from '#lib/app-error.ts'

type Options = { maxEventLoopDelayMs: number }

/**
 * Sheds calls while the server is too busy; screens repeat them. Pages and their files are served all the same: they
 * cost little, and a person can do nothing with a page of JSON or one without its styles (docs/reliability.md R-rel-10a).
 */
export const loadSheddingPlugin = fastifyPlugin(async (app: FastifyInstance, { maxEventLoopDelayMs }: Options) => {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: (request) => {
      if (isShed(request)) throw new AppError('server.busy')
    },
  })
})

/** Whoever watches the portal would take a busy one for a dead one. */
function isShed({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/health/')
}
