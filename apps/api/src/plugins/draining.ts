import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment the server was told to stop: what is in flight is finished, nothing new is begun. */
    isDraining: boolean
  }
}

export const drainingPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorate('isDraining', false)
  app.addHook('preClose', async () => {
    app.isDraining = true
  })
  // A connection kept for another request would hold the server up until it times out.
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close')
  })
})
