import type { Log } from '@thant/base/log'
import type { Tracing } from '@thant/base/spans'
import type { Pool } from 'pg'
import { createDatabase, type Queryable } from './client.ts'
import { dedicatedPool } from './dedicated-pool.ts'
import { createWrittenLog } from './written-log.ts'

/** What a read reads from: the primary, or a replica of it. */
export type Source = { database: Queryable; pool: Pool }

export type ReplicaState = 'ok' | 'lagging' | 'away'

export type Replica = {
  /** Undefined while the replica is away or lags too far behind. */
  source(): Source | undefined
  state(): ReplicaState
  /** Infinite while nothing is known. */
  lagMs(): number
  maxLagMs: number
  /** How many reads that may lag each of the two has served. */
  reads: Record<'replica' | 'primary', number>
  close(): Promise<void>
}

type Options = {
  connectionString: string
  maxLagMs: number
  primary: Pool
  log: Log
  /** A database that does not answer for this time is away. */
  timeoutMs?: number
  tracing?: Tracing | undefined
}

/** Watches a replica, asking both databases each second on separate connections. */
export function openReplica(options: Options): Replica {
  const { connectionString, maxLagMs, primary, log, timeoutMs = 2_000, tracing } = options
  const asking = { application_name: 'thant replica', connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs }
  const { database, pool, close } = createDatabase({
    connectionString,
    log,
    // A replica that hangs is noticed within seconds, so that its reads go to the primary.
    timeoutMs: 10_000,
    session: { default_transaction_read_only: 'on' },
    tracing,
  })
  const askPrimary = dedicatedPool(primary, asking)
  const askReplica = dedicatedPool(pool, asking)
  const written = createWrittenLog()
  let completeUntil = Number.NEGATIVE_INFINITY
  let isAway = true
  let loggedState: ReplicaState | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let checked = watch()

  async function watch(): Promise<void> {
    let reason: unknown
    try {
      await check()
      isAway = false
    } catch (error) {
      isAway = true
      reason = error
    }
    if (isClosed) return
    logFailure(reason)
    timer = setTimeout(() => {
      checked = watch()
    }, intervalMs)
  }

  /**
   * Compares positions of the log. By the time of the last replayed commit, an idle primary would look like a lagging
   * replica; by what was received, a replica that lost its primary would look current.
   */
  async function check(): Promise<void> {
    const at = performance.now()
    const { position, system } = await askOne<Written>(askPrimary, writtenQuery)
    const replayed = await askOne<Replayed>(askReplica, replayedQuery)
    if (!replayed.isFollowing || replayed.position === null) throw new Error('it is no replica')
    if (replayed.system !== system) throw new Error('it is a replica of another database')
    written.note(at, position)
    completeUntil = written.completeUntil(replayed.position)
  }

  function logFailure(reason: unknown): void {
    const state = replica.state()
    if (state === loggedState) return
    loggedState = state
    if (state === 'ok') log.info({}, 'reads go to the replica')
    else log.warn({ state, err: reason }, 'the replica cannot be used, so the primary serves all reads')
  }

  const lagMs = () => performance.now() - completeUntil
  const replica: Replica = {
    source: () => (replica.state() === 'ok' ? { database, pool } : undefined),
    state: () => (isAway ? 'away' : lagMs() > maxLagMs ? 'lagging' : 'ok'),
    lagMs,
    maxLagMs,
    reads: { replica: 0, primary: 0 },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await checked
      await Promise.all([askPrimary.end(), askReplica.end(), close()])
    },
  }
  return replica
}

const intervalMs = 1_000

type Written = { position: number; system: string }
type Replayed = { isFollowing: boolean; position: number | null; system: string }

const systemQuery = '(select system_identifier::text from pg_control_system()) as system'
const writtenQuery = `select (pg_current_wal_flush_lsn() - '0/0')::float8 as position, ${systemQuery}`
const replayedQuery = `select pg_is_in_recovery() as "isFollowing",
  (pg_last_wal_replay_lsn() - '0/0')::float8 as position, ${systemQuery}`

async function askOne<Row extends object>(pool: Pool, text: string): Promise<Row> {
  const { rows } = await pool.query<Row>(text)
  return rows[0] as Row
}
