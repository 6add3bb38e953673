import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { AppError } from '#lib/requests/app-error.ts'

/** Accepts `duration=from,to` wherever an endpoint takes `from` and `to`, which take precedence (docs/api.md 1). */
export const durationQueryPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, unknown>
    if (query.duration === undefined) return
    if (typeof query.duration !== 'string') {
      throw new AppError('request.invalid', { issues: [{ path: 'duration', message: 'Invalid' }] })
    }
    const [from, to] = query.duration.split(',')
    query.from ??= from
    query.to ??= to
  })
})
