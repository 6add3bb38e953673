import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify'

/**
 * Reads from the API for a page that is being drawn, in the name of whoever asked for the page, so that the limits count
 * the same caller.
 */
export function readInProcess(
  app: FastifyInstance,
  { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } }: FastifyRequest,
  url: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    url,
    ...(remoteAddress && { remoteAddress }),
    headers: { ...headers, ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) },
  })
}
