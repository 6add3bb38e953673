import type { ErrorCode, Failure } from '@thant/contracts/errors'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '#lib/requests/app-error.ts'
import { UncheckableInput } from '#lib/requests/input-validator.ts'
import { invalidInput } from '#lib/requests/invalid-input.ts'

/** Turns everything thrown into one shape of failure; the details of unexpected errors are logged and not sent. */
export const errorsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const wasCutOff = isCutOff(request)
    const failure = wasCutOff ? new AppError('request.malformed') : toAppError(error)
    if (wasCutOff) request.log.info({ reason: error.message }, 'the client went away while it sent')
    if (error instanceof UncheckableInput) request.log.info({ reason: error.message }, 'a check threw at the input')
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
    const { retryAfterSeconds, message: _, ...details } = failure.details
    const seconds = retryAfterSeconds ?? (failure.status === 503 ? 1 : undefined)
    if (seconds !== undefined) reply.header('retry-after', seconds)
    reply.code(failure.status).send(body(failure, request, details))
  })
  app.setNotFoundHandler((request, reply) => {
    const failure = new AppError('route.not-found')
    reply.code(failure.status).send(body(failure, request, {}))
  })
})

/** The client went away while it sent the request, which Node reports like a lost connection to the database. */
function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

function body(failure: AppError, request: FastifyRequest, details: Partial<Failure>): Failure {
  const isResetRequest = request.routeOptions.url?.endsWith('/send_password_reset_link')
  const shown =
    failure.status === 500 && isResetRequest
      ? new AppError('password-reset.failed', { values: { requestId: request.id } })
      : failure
  return { message: shown.message, code: shown.code, ...shown.details, ...details, requestId: request.id }
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (error instanceof UncheckableInput) return new AppError('request.invalid')
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(issuesOf(error.validation))
  // Drizzle wraps PostgreSQL's errors.
  const reason = error instanceof DrizzleQueryError ? ((error.cause ?? error) as FastifyError) : error
  if (lostConnection.test(reason.message) || isMissingSocket(reason)) return new AppError('server.busy')
  return new AppError(expectedCodes[reason.code] ?? codeOfStatus(error.statusCode))
}

/** The socket of a database that is starting is not there yet; another missing file is a fault. */
function isMissingSocket({ code, syscall }: NodeJS.ErrnoException): boolean {
  return code === 'ENOENT' && syscall === 'connect'
}

/** pg reports these failures without a code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect)/

/** Fastify and PostgreSQL report these codes when the request or the load is the cause. */
const expectedCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media-type',
  FST_REQ_FILE_TOO_LARGE: 'request.too-large',
  FST_ERR_RESPONSE_SERIALIZATION: 'server.failed',
  // PostgreSQL has no connection left, or is shutting down or starting.
  '53300': 'server.busy',
  '57P01': 'server.busy',
  '57P02': 'server.busy',
  '57P03': 'server.busy',
  // It follows another one, which leads now.
  '25006': 'server.busy',
  // A lock timed out, or the transaction was aborted because of a deadlock or a conflict.
  '55P03': 'server.busy',
  '40001': 'server.busy',
  '40P01': 'server.busy',
  // The disk of the database, or of the files, is full.
  '53100': 'server.disk-full',
  ENOSPC: 'server.disk-full',
  ECONNREFUSED: 'server.busy',
  ECONNRESET: 'server.busy',
  EPIPE: 'server.busy',
}

function codeOfStatus(status: number | undefined): ErrorCode {
  if (status === 413) return 'request.too-large'
  if (status === 415 || status === 406) return 'request.media-type'
  if (status === 404) return 'route.not-found'
  if (status === 416) return 'file.no-such-range'
  if (status === 503) return 'server.busy'
  return status !== undefined && status >= 400 && status < 500 ? 'request.malformed' : 'server.failed'
}

function issuesOf(validation: Array<{ instancePath: string; message?: string }>) {
  return validation.map(({ instancePath, message }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    message: message ?? 'Invalid',
  }))
}
