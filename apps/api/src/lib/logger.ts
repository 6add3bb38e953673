import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  type SerializedError,
  stdSerializers,
} from 'pino'
import { addressOf } from './client-address.ts'

/** Logs one JSON object per line without secrets, to standard output by default. */
export function createLogger(level: string, destination: DestinationStream = pino.destination()): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: describeError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        ip: addressOf(request),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  return pino(options, destination)
}

/**
 * Drizzle's message and PostgreSQL's detail quote the values of a statement, which may be personal data or hashes, so
 * both are left out.
 */
function describeError(error: Error): Partial<SerializedError> {
  const isOfQuery = error instanceof DrizzleQueryError
  const { detail: _, ...serialized } = stdSerializers.err((isOfQuery && error.cause) || error)
  return isOfQuery ? { ...serialized, query: error.query } : serialized
}

/** Removes the query of a URL, and what opens a link or a public report to whoever knows it. */
function withoutSecrets(url: string): string {
  return decoded(url.replace(/\?.*$/s, '')).replace(secretPart, '/$1/…')
}

const secretPart =
  /\/(password_reset|reset_password|setup|shared|calendar|download|pdf_report|reports?)\/(?!shared\/)[^/]+/g

/** The router understands `/password%5Freset/` too. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
