import type { Endpoint } from '@thant/contracts/endpoint'
import type { FastifyInstance } from 'fastify'

/** Every endpoint that the server serves, from its own description of the API. */
export function endpointsOf(app: FastifyInstance): Array<{ name: string; endpoint: Endpoint }> {
  return app.endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
}
