import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  type SerializedError,
  stdSerializers,
} from 'pino'
import { addressOf } from './requests/client-address.ts'
import { createPathCensor } from './requests/path-censor.ts'

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
        url: withoutSecrets(request),
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

/** Removes the query of a URL, and what opens something to whoever knows it. */
function withoutSecrets({ url, server }: FastifyRequest): string {
  const censor = censors.get(server.endpoints) ?? createPathCensor(server.endpoints)
  censors.set(server.endpoints, censor)
  return censor(decoded(url.replace(/\?.*$/s, '')))
}

/** The endpoints of a server are known only once it is built, and the logger is there before. */
const censors = new WeakMap<FastifyInstance['endpoints'], (path: string) => string>()

/** The router understands `/password%5Freset/` too. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
