import type { Reach, Role } from '@thant/contracts/access'
import type { Pool } from 'pg'
import type { Database, Queryable } from '#database/client.ts'
import type { AccessTokens } from './access-token.ts'
import type { Clock } from './clock.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Reader } from './prepared-statement.ts'
import type { Storage } from './storage/storage.ts'
import type { Typesetter } from './typst/typesetter.ts'

/** The signed-in user a request acts for, as the token says and the database confirms. */
export type Actor = {
  id: string
  role: Role
  organizationId: string | null
  sessionId: string
}

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
  settings: Settings
}

export type CookieChange = { name: 'refresh'; value: string | null }

/** What services and queries take first. In a write, `database` is the request's one transaction. */
export type Context<A extends Actor | null = Actor> = Services & {
  database: Queryable
  /** Outside any transaction: for records of what was refused, and for calls that open their own. */
  rootDatabase: Database
  pool: Pool
  /** Where lists run their prepared statements: the pool, or the transaction of an export. */
  reader: Reader
  accessTokens: AccessTokens
  actor: A
  /** How far the caller reaches with the endpoint's permission. */
  reach: Reach
  ip: string
  requestId: string
  cookies: { refresh: string | undefined; isSameOrigin: boolean; changes: CookieChange[] }
}

export type AnyContext = Context<Actor | null>
