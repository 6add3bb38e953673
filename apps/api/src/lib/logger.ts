import { type Logger, pino, stdSerializers } from 'pino'

/** Structured lines on standard output, one JSON object each, without secrets. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: stdSerializers.err,
      req: (request: { method: string; url: string; ip: string; id: string }) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  })
}

/** A request's path without its query, and without the secret of a link. */
function withoutSecrets(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/\/(password_reset|reset_password|setup|shared|calendar)\/[^/]+/, '/$1/…')
}
