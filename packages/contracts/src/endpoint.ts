import type * as z from 'zod/mini'
import type { Access } from './access.ts'

type Shape = z.ZodMiniType
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** How often one caller may try; counted in the database, so that all servers count together. */
export type RateLimit = {
  /** Who counts as one caller: the address, the signed-in user, or the value of a body field. */
  by: 'ip' | 'actor' | { body: string }
  max: number
  windowSeconds: number
  /** `failures`: a try that succeeds is given back. */
  counts: 'all' | 'failures'
}

export type EndpointDefinition = {
  method: Method
  /** Below /api, with Fastify's `:name` for parameters; `?view=…` behind it makes another answer at the same address. */
  path: string
  access: Access
  /** One sentence for the API's page. */
  summary: string
  params?: Shape
  query?: Shape
  body?: Shape
  /** The shape of `data`; `file` for a stream of bytes, `redirect` to lead a browser on (303). */
  reply: Shape | 'file' | 'redirect'
  status?: 200 | 201
  /** What the reply's `message` says. */
  message?: string
  /** `page` adds total, page, limit and next to the reply; only list.ts makes these. */
  envelope?: 'page'
  /** `own`: the handler opens its transactions itself, with the reason why. */
  transaction?: { own: string }
  /** Writes are a transaction, claim the Idempotency-Key on POST, and need a same-origin request when made with a cookie. */
  limits?: readonly RateLimit[]
  /** The field that a multipart request carries its file in. */
  upload?: { field: string; maxBytes: number }
}

export type Endpoint = EndpointDefinition

/** Keeps the literal types of a definition, so that handlers and callers are checked against it. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition
}

type OutputOf<S> = S extends Shape ? z.output<S> : undefined
type InputOf<S> = S extends Shape ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>
/** What a handler returns as `data` and a caller gets. */
export type ReplyOf<E extends Endpoint> = OutputOf<E['reply']>
export type QueryInputOf<E extends Endpoint> = InputOf<E['query']>
export type BodyInputOf<E extends Endpoint> = InputOf<E['body']>

export type Page<Row> = {
  data: Row[]
  total: number
  totalIsCapped?: boolean
  page: number
  limit: number
  next: string | null
}
