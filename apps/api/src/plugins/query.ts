import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** `duration=from,to` is understood wherever `from` and `to` are (API.md, Conventions). */
export const queryPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, unknown>
    if (typeof query.duration !== 'string') return
    const [from, to] = query.duration.split(',')
    query.from ??= from
    query.to ??= to
  })
})
