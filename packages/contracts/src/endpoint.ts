import type { TranslationKey } from '@thant/i18n/translation-key'
import type * as z from 'zod/mini'
import type { Access } from './access.ts'

type Shape = z.ZodMiniType
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Attempts are counted per IP address, per signed-in user, or per value of a body field. */
export type LimitedBy = 'ip' | 'actor' | { body: string }

/** Attempts are counted in the database, so that all server processes share one count. */
export type RateLimit = {
  /** A list counts per combination, such as an account and an IP address. */
  by: LimitedBy | readonly LimitedBy[]
  /** Applies only to callers who reach no records but their own, i.e. customers and drivers, not staff. */
  reach?: 'own'
  max: number
  windowSeconds: number
  /** `failures` does not count an attempt that succeeds. */
  counts: 'all' | 'failures'
}

export type EndpointDefinition = {
  method: Method
  /**
   * The path below /api, with Fastify's `:name` for parameters. A `?view=…` suffix defines another reply at the same
   * path.
   */
  path: string
  access: Access
  /** A replica may serve it, though the rule of may-lag.ts does not say so. Only reads of signed-in callers declare it. */
  mayLag?: true
  /** A public endpoint that tells more to the users of its records; it then takes the session of a caller who has one. */
  recognisesCaller?: true
  summary: string
  params?: Shape
  query?: Shape
  body?: Shape
  /** The shape of `data`. `file` streams bytes, and `redirect` answers 303. */
  reply: Shape | 'file' | 'redirect'
  status?: 200 | 201
  message?: TranslationKey
  /** `page` adds total, page, limit and next to the reply; only list.ts sets it. */
  envelope?: 'page'
  /**
   * By default a write is one transaction, in which all but DELETE claim the Idempotency-Key. `own` gives the reason
   * why the handler opens its transactions itself.
   */
  transaction?: { own: string }
  limits?: readonly RateLimit[]
  /** One file, and what the same form may say of it as texts. */
  upload?: { field: string; maxBytes: number; texts?: Shape }
}

export type Endpoint = EndpointDefinition

/** Infers literal types, so that handlers and callers are checked against the definition. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition
}

type OutputOf<S> = S extends Shape ? z.output<S> : undefined
type InputOf<S> = S extends Shape ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>
export type UploadTextsOf<E extends Endpoint> = E extends { upload: { texts: infer S extends Shape } }
  ? z.output<S>
  : undefined
/** Handlers return this as `data`, and callers receive it. */
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
