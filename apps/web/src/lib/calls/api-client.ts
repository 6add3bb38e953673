import type { Endpoint, Page, ReplyOf } from '@thant/contracts/endpoint'
import { addressOf } from '@thant/contracts/endpoint-address'
import * as z from 'zod/mini'
import { takesSession } from '../visitor/takes-session.ts'
import { currentToken, renewToken, shouldRenew } from './access-token.ts'
import { ApiError, unexpectedAnswer, unreachable } from './api-error.ts'
import { noteAnswered, noteUnreachable } from './connection.ts'

type InputAt<E, Key extends keyof Endpoint> =
  E extends Record<Key, infer Shape>
    ? [Shape] extends [never]
      ? undefined
      : Shape extends z.ZodMiniType
        ? z.input<Shape>
        : undefined
    : undefined

type Given<Key extends string, Input> = [Input] extends [undefined]
  ? { [K in Key]?: undefined }
  : undefined extends Input
    ? { [K in Key]?: Input }
    : Record<never, never> extends Input
      ? { [K in Key]?: Input }
      : { [K in Key]: Input }

export type CallOptions<E extends Endpoint> = Given<'params', InputAt<E, 'params'>> &
  Given<'query', InputAt<E, 'query'>> &
  Given<'body', InputAt<E, 'body'>> & { idempotencyKey?: string; signal?: AbortSignal }

export type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

export type CallResult<E extends Endpoint> = E extends { envelope: 'page' }
  ? ReplyOf<E> extends Array<infer Row>
    ? Page<Row> & { message?: string }
    : never
  : { data: ReplyOf<E>; message?: string }

/** Calls an endpoint and validates its reply by the contract; throws an ApiError, or the abort of the caller. */
export async function call<E extends Endpoint>(endpoint: E, ...[options]: CallArguments<E>): Promise<CallResult<E>> {
  const response = await send(endpoint, options ?? {})
  if (response.status !== (endpoint.status ?? 200)) throw unexpectedAnswer(response.status)
  return readReply(endpoint, response, await readJson(response, options?.signal))
}

type UploadEndpoint = Endpoint & { upload: { field: string } }

/**
 * Calls an endpoint that takes a file, which is small enough to need no progress of its own. `about` is what the form says
 * of the file beside it.
 */
export async function callWithFile<E extends UploadEndpoint>(
  endpoint: E,
  file: Blob,
  options: CallOptions<E>,
  about: Record<string, string> = {},
): Promise<CallResult<E>> {
  const body = new FormData()
  for (const [name, value] of Object.entries(about)) body.set(name, value)
  body.set(endpoint.upload.field, file)
  const attempt = () =>
    request(addressOf(endpoint, options), { method: endpoint.method, headers: headersFor({}), body })
  const response = await withSession(!takesSession(endpoint), true, attempt)
  if (response.status !== (endpoint.status ?? 200)) throw unexpectedAnswer(response.status)
  return readReply(endpoint, response, await readJson(response, undefined))
}

/** Returns undefined for invalid JSON; throws when the connection breaks before the response is complete. */
async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw interrupted(error, signal)
  }
}

type SessionEndHandler = (isWrite: boolean) => Promise<boolean>
let onSessionEnd: SessionEndHandler = async () => false

/**
 * Sets the handler of an ended session; it resolves to true when the user has signed in again and the call may be
 * repeated.
 */
export function setSessionEndHandler(handler: SessionEndHandler): void {
  onSessionEnd = handler
}

type LooseOptions = {
  params?: unknown
  query?: unknown
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Calls an endpoint and returns the raw response; throws an ApiError for every failure except an abort. */
export async function send(endpoint: Endpoint, options: LooseOptions): Promise<Response> {
  const attempt = () =>
    request(addressOf(endpoint, options), {
      method: endpoint.method,
      headers: headersFor(options),
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: options.signal,
    })
  return withSession(!takesSession(endpoint), endpoint.method !== 'GET', attempt)
}

/** Renews an expired token, repeats a call that the end of the session interrupted, and throws every other failure. */
export async function withSession(
  isPublic: boolean,
  isWrite: boolean,
  attempt: () => Promise<Response>,
): Promise<Response> {
  if (!isPublic && shouldRenew()) await renewToken(currentToken())
  const used = currentToken()
  try {
    return await checked(attempt())
  } catch (error) {
    if (isPublic || !(error instanceof ApiError && error.isSessionProblem)) throw error
    const goesOn = (await renewToken(used)) !== undefined || (await onSessionEnd(isWrite))
    if (!goesOn) throw error
    return await checked(attempt())
  }
}

async function request(address: string, init: RequestInit): Promise<Response> {
  const sentAt = performance.now()
  try {
    const response = await fetch(address, init)
    noteAnswered(sentAt)
    return response
  } catch (error) {
    throw interrupted(error, init.signal)
  }
}

/** Passes an abort by the caller through; any other interruption means that the server is unreachable. */
function interrupted(error: unknown, signal: AbortSignal | null | undefined): unknown {
  if (signal?.aborted) return error
  noteUnreachable()
  return unreachable()
}

async function checked(pending: Promise<Response>): Promise<Response> {
  const response = await pending
  if (response.ok) return response
  const failure: unknown = await response.json().catch(() => undefined)
  throw failureFrom(response.status, failure)
}

function failureFrom(status: number, answer: unknown): ApiError {
  const parsed = failureSchema.safeParse(answer)
  return parsed.success ? new ApiError(status, parsed.data) : unexpectedAnswer(status, undefined, answer)
}

const failureSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  current: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
})

function readReply<E extends Endpoint>(endpoint: E, response: Response, answer: unknown): CallResult<E> {
  const shape = endpoint.reply === 'file' ? z.unknown() : endpoint.reply
  const envelope = endpoint.envelope === 'page' ? pageSchema : messageSchema
  const parsed = z.extend(envelope, { data: shape }).safeParse(answer)
  if (parsed.success) return parsed.data as CallResult<E>
  console.error(`${endpoint.method} ${endpoint.path} answered outside its contract`, z.prettifyError(parsed.error))
  throw unexpectedAnswer(response.status, response.headers.get('X-Request-Id') ?? undefined)
}

const messageSchema = z.object({ message: z.optional(z.string()) })
const pageSchema = z.extend(messageSchema, {
  total: z.number(),
  totalIsCapped: z.optional(z.boolean()),
  page: z.number(),
  limit: z.number(),
  next: z.nullable(z.string()),
})

function headersFor(options: LooseOptions): Record<string, string> {
  const token = currentToken()
  return {
    'X-Requested-With': 'thant',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
  }
}
