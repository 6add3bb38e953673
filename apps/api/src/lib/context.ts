import type { BackupSettings } from '@thant/backup/keep-backup'
import type { WalArchiveSettings } from '@thant/backup/point-in-time/archive-settings'
import type { Reach } from '@thant/contracts/access'
import type { Role } from '@thant/contracts/roles'
import type { Pool } from 'pg'
import type { Queryable } from '#database/client.ts'
import type { Clock } from './clock.ts'
import type { FileReader } from './file-reader/file-reader.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Exports } from './lists/exports.ts'
import type { PaymentGateway } from './payment-gateway/payment-gateway.ts'
import type { RoutePlanner } from './routes/route-planner.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import type { Storage } from './storage/storage.ts'
import type { Typesetter } from './typst/typesetter.ts'

/** `siteIds` limits a user to sites of the organization, in ascending order; null without limits. */
export type Actor = { id: string; role: Role; organizationId: string | null; siteIds: readonly string[] | null }

/** The token names the user, and the database confirms the session. */
export type SignedIn = Actor & { sessionId: string }

/** How many days what is kept for a while stays; the audit log stays for good unless its days are given. */
export type Retention = {
  auditDays: number | undefined
  sessionDays: number
  mailDays: number
  reportFileDays: number
}

export type Settings = {
  dataDir: string
  backups: BackupSettings
  walArchive: WalArchiveSettings | undefined
  retention: Retention
  publicUrl: string
  timeZone: string
  /** Tokens are signed with the first secret and verified with all, so that secrets can be rotated. */
  tokenSecrets: readonly [string, ...string[]]
  hideUnknownEmails: boolean
  mapTileUrl: string
  /** URLs of a public data site's emission charts, which the carbon report shows. */
  emissionChartUrls: readonly string[]
}

/** Domains depend only on these parts of the running server. */
export type Services = {
  clock: Clock
  jobs: Jobs
  storage: Storage
  typesetter: Typesetter
  fileReader: FileReader
  routePlanner: RoutePlanner
  exports: Exports
  /** Undefined when payments are switched off. */
  paymentGateway: PaymentGateway | undefined
  settings: Settings
}

/** Jobs and commands use the server without HTTP. */
export type Portal = { database: Queryable; pool: Pool; services: Services }

export type CookieChange = { name: 'refresh'; value: string | null } | { name: 'device'; value: string }

/** Services and queries take it as their first argument, for a request or for the system's own work. */
export type Context<A extends Actor | null = Actor> = Services & {
  /** The transaction of a write, the snapshot of an export, otherwise the pool. */
  database: Queryable
  /** Used only for work that opens its own transaction. */
  pool: Pool
  actor: A
  reach: Reach
  /** Null for work that no request started. */
  ip: string | null
  requestId: string
  /** True once the client has hung up, so that nobody waits for the answer. */
  hasLeft: () => boolean
}

export type AnyContext = Context<Actor | null>

export type RequestContext<A extends SignedIn | null = SignedIn> = Context<A> & {
  accessTokens: AccessTokens
  ip: string
  cookies: {
    refresh: string | undefined
    device: string | undefined
    isSameOrigin: boolean
    changes: CookieChange[]
  }
}

export type AnyRequestContext = RequestContext<SignedIn | null>
