import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@thant/base/log'
import { Client } from 'pg'
import { findPoolerProblems } from './pooler.ts'

type Outside = { connectionString: string; log: Log; timeoutMs?: number }

/**
 * Waits for the database of DATABASE_URL, which may start together with the portal, and refuses one that the portal
 * cannot use before anything is made in it.
 */
export async function checkOutsideDatabase({ connectionString, log, timeoutMs = 30_000 }: Outside): Promise<void> {
  const client = await connectPatiently({ connectionString, log, timeoutMs })
  try {
    const { rows } = await client.query<Facts>(factsQuery)
    const problems = [...rows.flatMap(problemsOf), ...(await findPoolerProblems(client, connectionString))]
    if (problems.length > 0) throw new Error(problems.map((problem) => `DATABASE_URL ${problem}`).join('\n'))
  } finally {
    await client.end().catch(() => {})
  }
}

async function connectPatiently({ connectionString, log, timeoutMs }: Required<Outside>): Promise<Client> {
  const deadline = Date.now() + timeoutMs
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString, application_name: 'thant check', connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string }
      const mayPass = notThereYet.has(code) || /timeout/.test(message)
      if (!mayPass || Date.now() > deadline) {
        throw new Error(`DATABASE_URL leads to no database that can be used: ${message || code}`, { cause: error })
      }
      if (tries === 0) log.warn({ seconds: timeoutMs / 1_000, reason: message || code }, 'waiting for the database')
      await delay(Math.min(1_000, timeoutMs / 10))
    }
  }
}

/** The server, its name or its network is not up, or PostgreSQL is starting. */
const notThereYet = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P03',
])

type Facts = {
  version: number
  encoding: string
  mayCreate: boolean
  mayWrite: boolean | null
  hasTrigrams: boolean
  isForeign: boolean
}

const factsQuery = `
  select current_setting('server_version_num')::int as version,
    pg_encoding_to_char(encoding) as encoding,
    has_database_privilege(oid, 'CREATE') as "mayCreate",
    has_schema_privilege(to_regnamespace('public'), 'CREATE') as "mayWrite",
    exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams",
    to_regclass('public.users') is not null and to_regclass('drizzle.__drizzle_migrations') is null as "isForeign"
  from pg_database where datname = current_database()`

function problemsOf({ version, encoding, mayCreate, mayWrite, hasTrigrams, isForeign }: Facts): string[] {
  return [
    ...(version < 150_000
      ? [`leads to PostgreSQL ${Math.floor(version / 10_000)}; the portal needs 15 or newer.`]
      : []),
    ...(encoding === 'UTF8' ? [] : [`leads to a database in ${encoding}; make one with encoding UTF8.`]),
    ...(mayCreate ? [] : ['is of a user who may not create schemas: grant create on the database.']),
    ...(mayWrite === true ? [] : ['is of a user who may not create tables: grant create on schema public.']),
    ...(hasTrigrams ? [] : ['leads to a server without the extension pg_trgm, which is in postgresql-contrib.']),
    ...(isForeign ? ['leads to a database with a table users of another program: make one for the portal.'] : []),
  ]
}
