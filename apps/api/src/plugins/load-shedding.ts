import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { watchEventLoop } from '#lib/metrics/event-loop-delay.ts'
import { AppError } from '#lib/requests/app-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    isUnderPressure(): boolean
  }
}

type Options = { maxEventLoopDelayMs: number }

/**
 * Sheds calls while the server is too busy; screens repeat them. Pages and their files are served all the same: they
 * cost little, and a person can do nothing with a page of JSON or one without its styles (docs/reliability.md R-rel-10a).
 */
export const loadSheddingPlugin = fastifyPlugin(async (app: FastifyInstance, { maxEventLoopDelayMs }: Options) => {
  const delay = watchEventLoop()
  app.decorate('isUnderPressure', () => delay.milliseconds() > maxEventLoopDelayMs)
  app.addHook('onRequest', async (request) => {
    if (app.isUnderPressure() && isShed(request)) throw new AppError('server.busy')
  })
  app.addHook('onClose', async () => delay.stop())
})

/** Whoever watches the portal would take a busy one for a dead one. */
function isShed({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/health/')
}
