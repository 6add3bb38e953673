import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { portalVersion } from '@thant/base/portal-version'
import type { Endpoint } from '@thant/contracts/endpoint'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

/** Serves /api/openapi.json and /api/docs from the contracts that also validate requests. */
export const openapiPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Thant',
        description: 'The portal of a waste collection and recycling company',
        version: portalVersion,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (document) => {
      const { endpoint } = (document.route.config ?? {}) as { endpoint?: Endpoint }
      const { schema, url: route } = jsonSchemaTransform(document)
      if (endpoint === undefined) return { schema: { ...schema, hide: true }, url: route }
      // OpenAPI allows one entry per path, so another view is listed under its path with the query.
      const [, view] = endpoint.path.split('?')
      const url = view === undefined ? route : `${route}?${view}`
      const security = endpoint.access === 'public' ? [] : [{ bearer: [] }]
      return { schema: { ...schema, security, 'x-access': endpoint.access, ...uploadBody(endpoint) }, url }
    },
  })
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, isOpen: 'the page that describes the API' }
    })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { deepLinking: true },
      theme: { title: 'Thant API' },
    })
    docs.get('/api/openapi.json', async () => app.swagger())
  })
})

/** The contract of an upload has no body schema, because it is a multipart form with one file and texts. */
function uploadBody({ upload }: Endpoint): object {
  if (upload === undefined) return {}
  const file = { type: 'string', format: 'binary' }
  const texts = upload.texts && z.toJSONSchema(upload.texts, { io: 'input' }).properties
  const body = { type: 'object', required: [upload.field], properties: { [upload.field]: file, ...texts } }
  return { consumes: ['multipart/form-data'], body }
}
