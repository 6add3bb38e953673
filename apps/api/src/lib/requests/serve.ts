import type { Access } from '@thant/contracts/access'
import type { BodyOf, Endpoint, Page, ParamsOf, QueryOf, ReplyOf, UploadTextsOf } from '@thant/contracts/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Source } from '#database/replica.ts'
import { inTransaction } from '#database/transaction.ts'
import type { AnyRequestContext, RequestContext, SignedIn } from '../context.ts'
import { readFromSource } from '../read-source.ts'
import type { Upload } from '../storage/images.ts'
import { claimIdempotencyKey } from './idempotency.ts'
import { forgiveSuccess, limitCountersOf, useTries } from './rate-limit.ts'
import { applyCookies, contextOf } from './request-context.ts'
import { routeOf } from './view-route.ts'

export type FileReply = {
  stream: NodeJS.ReadableStream
  contentType: string
  fileName?: string
  bytes?: number
  /** True for files with an unguessable key, which never change, so that they can be cached for good. */
  isImmutable?: boolean
}

export type Redirect = { location: string }

type ContextFor<A extends Access> = RequestContext<A extends 'public' ? SignedIn | null : SignedIn>
type ResultOf<E extends Endpoint> = E['reply'] extends 'file'
  ? FileReply
  : E['reply'] extends 'redirect'
    ? Redirect
    : E extends { envelope: 'page' }
      ? ReplyOf<E> extends Array<infer Row>
        ? Page<Row>
        : never
      : ReplyOf<E>

export type Handler<E extends Endpoint> = (request: {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  context: ContextFor<E['access']>
  /** Works only when the endpoint declares an upload; the limit defaults to the declared size. */
  upload: (maxBytes?: number) => Promise<Upload & { texts: UploadTextsOf<E> }>
}) => Promise<ResultOf<E>>

type Handlers<Endpoints extends Record<string, Endpoint>> = { [Name in keyof Endpoints]: Handler<Endpoints[Name]> }

/** Serves a domain's endpoints. A missing handler, or a reply that does not match its contract, is a compile error. */
export function serve<Endpoints extends Record<string, Endpoint>>(app: FastifyInstance, endpoints: Endpoints) {
  return (handlers: Handlers<Endpoints>): void => {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      route(app, endpoint, handlers[name as keyof Endpoints] as unknown as Handler<Endpoint>)
    }
  }
}

function route(app: FastifyInstance, endpoint: Endpoint, handler: Handler<Endpoint>): void {
  const status = endpoint.status ?? 200
  const envelope = envelopeOf(endpoint)
  const isOneTransaction = endpoint.method !== 'GET' && endpoint.transaction === undefined
  const { url, constraints } = routeOf(endpoint)
  app.route({
    method: endpoint.method,
    url,
    constraints,
    config: { endpoint },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[1] ?? ''],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(envelope && { response: { [status]: envelope } }),
    },
    // What no contract describes is not read: it could hold anything, at any depth.
    ...(endpoint.body === undefined && { preValidation: dropBody }),
    handler: async (request, reply) => {
      const context = contextOf(app, request)
      const counters = limitCountersOf(endpoint, {
        ip: context.ip,
        actorId: context.actor?.id,
        reach: context.reach,
        body: request.body,
      })
      await useTries(app.pool, counters, context.clock.now())
      const run = ({ database, pool }: Source) =>
        handler({
          params: request.params,
          query: request.query,
          body: request.body,
          context: { ...context, database, pool } as RequestContext,
          upload: (maxBytes) => request.readUpload(maxBytes),
        } as Parameters<typeof handler>[0])

      const reading = { app, request, endpoint }
      if (endpoint.reply === 'file') {
        const file = (await readFromSource(reading, run)) as unknown as FileReply
        await forgiveSuccess(app.pool, counters)
        return sendFile(reply, file)
      }

      if (endpoint.reply === 'redirect') {
        const redirected = isOneTransaction
          ? inTransaction(app.pool, (database) => run({ database, pool: app.pool }))
          : run(app)
        const { location } = (await redirected) as unknown as Redirect
        await forgiveSuccess(app.pool, counters)
        return reply.redirect(location, 303)
      }

      const answer = async (source: Source) => reply.code(status).serialize(wrap(endpoint, await run(source))) as string
      const payload = isOneTransaction
        ? await writeOnce(context, endpoint, request, answer)
        : await answerOnceConfirmed(request, readFromSource(reading, answer))
      await forgiveSuccess(app.pool, counters)
      applyCookies(reply, context)
      return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(payload)
    },
  })
}

async function dropBody(request: FastifyRequest): Promise<void> {
  request.body = undefined
}

/** When the session turns out to have ended, discards both the reply and any error of the read. */
async function answerOnceConfirmed(request: FastifyRequest, answered: Promise<string>): Promise<string> {
  answered.catch(() => undefined)
  await request.sessionConfirmed
  return answered
}

/**
 * Runs a write in one transaction, in which POST and PATCH also store the reply under the caller's Idempotency-Key
 * (docs/rules.md#writes).
 */
function writeOnce(
  context: AnyRequestContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  answer: (source: Source) => Promise<string>,
): Promise<string> {
  const key = endpoint.method === 'DELETE' ? undefined : request.headers['idempotency-key']
  const { pool } = context
  return inTransaction(pool, async (transaction) => {
    const source = { database: transaction, pool }
    if (typeof key !== 'string' || key === '') return answer(source)
    const claim = await claimIdempotencyKey(transaction, context, endpoint, key, [request.params, request.body])
    if ('reply' in claim) return claim.reply
    const reply = await answer(source)
    await claim.store(reply)
    return reply
  })
}

function wrap(endpoint: Endpoint, result: unknown): object {
  if (endpoint.envelope === 'page') return result as Page<unknown>
  return { data: result, message: endpoint.message }
}

function envelopeOf(endpoint: Endpoint): z.ZodMiniType | undefined {
  if (endpoint.reply === 'file' || endpoint.reply === 'redirect') return undefined
  if (endpoint.envelope === undefined) return z.object({ data: endpoint.reply, message: z.optional(z.string()) })
  return z.object({
    data: endpoint.reply,
    total: z.int(),
    totalIsCapped: z.optional(z.boolean()),
    page: z.int(),
    limit: z.int(),
    next: z.nullable(z.string()),
  })
}

/**
 * A file may be shown or saved but never run, so a browser that opens it allows no scripts (docs/reliability.md
 * R-sec-29).
 */
function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  reply.header('content-type', file.contentType)
  reply.header('content-security-policy', "default-src 'none';sandbox;frame-ancestors 'none'")
  if (file.bytes !== undefined) reply.header('content-length', file.bytes)
  if (file.isImmutable) reply.header('cache-control', 'public, max-age=31536000, immutable')
  const name = file.fileName && encodeURIComponent(file.fileName)
  reply.header('content-disposition', name ? `attachment; filename*=UTF-8''${name}` : 'inline')
  return reply.send(file.stream)
}
