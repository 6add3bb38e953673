import { DrizzleQueryError } from 'drizzle-orm'
import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  type SerializedError,
  stdSerializers,
} from 'pino'

/** Structured lines, one JSON object each, without secrets; on standard output unless a destination is given. */
export function createLogger(level: string, destination: DestinationStream = pino.destination()): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string; ip: string; id: string }) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  return pino(options, destination)
}

/** Drizzle's message and PostgreSQL's detail quote the values of a statement: people, and hashes of passwords and links. */
function describeError(error: Error): Partial<SerializedError> {
  const isOfQuery = error instanceof DrizzleQueryError
  const { detail: _, ...told } = stdSerializers.err((isOfQuery && error.cause) || error)
  return isOfQuery ? { ...told, query: error.query } : told
}

/** A request's path without its query, and without the secret of a link. */
function withoutSecrets(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/\/(password_reset|reset_password|setup|shared|calendar)\/[^/]+/, '/$1/…')
}
