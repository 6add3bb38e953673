import type { Reach, Role } from '@thant/contracts/access'
import type { Pool } from 'pg'
import type { Queryable } from '#database/client.ts'
import type { AccessTokens } from './access-token.ts'
import type { Clock } from './clock.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PaymentGateway } from './payment-gateway/payment-gateway.ts'
import type { Storage } from './storage/storage.ts'
import type { Typesetter } from './typst/typesetter.ts'

/** The user on whose behalf work is done. */
export type Actor = { id: string; role: Role; organizationId: string | null }

/** The signed-in user a request acts for, as the token says and the database confirms. */
export type SignedIn = Actor & { sessionId: string }

/** What the operator set and the domains read. */
export type Settings = {
  dataDir: string
  publicUrl: string
  timeZone: string
  /** The first signs, all verify. */
  tokenSecrets: readonly [string, ...string[]]
  hideUnknownEmails: boolean
  mapTileUrl: string
  /** Emission charts of a public data site, shown in the carbon report. */
  emissionChartUrls: readonly string[]
}

/** The parts of the running server that domains use. */
export type Services = {
  clock: Clock
  jobs: Jobs
  storage: Storage
  typesetter: Typesetter
  /** Undefined: nobody can pay. */
  paymentGateway: PaymentGateway | undefined
  settings: Settings
}

/** The running server without its HTTP. */
export type Portal = { database: Queryable; pool: Pool; services: Services }

export type CookieChange = { name: 'refresh'; value: string | null }

/** What services and queries take first, for a request or for the system's own work. */
export type Context<A extends Actor | null = Actor> = Services & {
  /** In a write its one transaction, in an export its snapshot, else the pool. */
  database: Queryable
  /** For work that opens a transaction of its own. */
  pool: Pool
  actor: A
  /** How far the caller reaches with the endpoint's permission. */
  reach: Reach
  /** Null where no request asked. */
  ip: string | null
  requestId: string
}

export type AnyContext = Context<Actor | null>

/** What a request has besides, for signing in and out. */
export type RequestContext<A extends SignedIn | null = SignedIn> = Context<A> & {
  accessTokens: AccessTokens
  ip: string
  cookies: { refresh: string | undefined; isSameOrigin: boolean; changes: CookieChange[] }
}

export type AnyRequestContext = RequestContext<SignedIn | null>
