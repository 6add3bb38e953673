import type { Endpoint } from '@thant/contracts/endpoint'
import type { FastifyInstance } from 'fastify'

export function endpointsOf(app: FastifyInstance): Array<{ name: string; endpoint: Endpoint }> {
  return app.endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
}
