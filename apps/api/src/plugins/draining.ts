import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the server is shutting down: it finishes requests in flight and accepts no new work. */
    isDraining: boolean
  }
}

export const drainingPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorate('isDraining', false)
  app.addHook('preClose', async () => {
    app.isDraining = true
  })
  // A keep-alive connection would delay the shutdown until it times out.
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close')
  })
})
