import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/**
 * Sets the headers of every response, including errors and files (docs/rules.md#sessions, docs/reliability.md
 * R-sec-32a).
 */
export const securityHeadersPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  // API replies are only for this caller at this moment; files and screens override the header.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.header('permissions-policy', permissionsPolicy)
  })
  const tiles = originOf(app.services.settings.mapTileUrl)
  const emissionCharts = app.services.settings.emissionChartUrls.flatMap(originOf)
  const { paymentGateway } = app.services
  // The sandbox's page is served by the portal, so only the real provider needs an entry.
  const providers = paymentGateway?.name === '2c2p' ? originOf(paymentGateway.action) : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Mantine and chart tooltips set style attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...emissionCharts],
        'object-src': ["'none'"],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        // A form takes payers to the card provider.
        'form-action': ["'self'", ...providers],
        'frame-ancestors': ["'none'"],
      },
    },
    // Browsers ignore it over plain http, where it would promise what is not so.
    strictTransportSecurity: app.isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
})

const features = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']

/** What shows nothing uses none of these, and neither may anything that runs in it. */
const permissionsPolicy = policyWith([])

/** A screen reads labels with the camera, and says where something was seen; the browser asks its user for both. */
export const screensPermissionsPolicy = policyWith(['camera', 'geolocation'])

/** Lets WebAssembly be compiled, but still no text be run as code. */
export function withCompiledCode(policy: string): string {
  return policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
}

function policyWith(own: readonly string[]): string {
  return features.map((feature) => `${feature}=${own.includes(feature) ? '(self)' : '()'}`).join(', ')
}

function originOf(url: string): string[] {
  // A path is an address of the portal itself.
  if (url === '' || url.startsWith('/')) return []
  const { protocol, host } = new URL(url.replace('{s}', 'a'))
  return [url.includes('{s}') ? `${protocol}//*.${host.slice(2)}` : `${protocol}//${host}`]
}
