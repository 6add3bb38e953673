import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { applySessionSettings, sessionSettings } from './session-settings.ts'

/**
 * Says what is wrong with the pooler that DATABASE_URL may lead through. Locks, prepared statements and limits belong to
 * a connection, so the portal needs one that stays the same between transactions.
 */
export async function findPoolerProblems(first: Client, connectionString: string): Promise<string[]> {
  const second = new Client({
    connectionString,
    application_name: 'thant check',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  second.on('error', () => {})
  try {
    return problemsOf(await findLost([first, second]))
  } catch (error) {
    const { message } = error as Error
    if (!/timeout/.test(message)) throw error
    return [
      `gives the portal a single connection at a time (${message}). If it leads through a pooler, let that one ` +
        'have at least 20 connections for each portal.',
    ]
  } finally {
    await second.end().catch(() => {})
  }
}

const timeoutMs = 3_000
const marker = 'thant.session'

/**
 * Marks both connections, and reads the marks in reverse order. A pooler in transaction mode lets both write on one
 * connection, or reads on another than it wrote on, however it takes turns.
 */
async function findLost([first, second]: [Client, Client]): Promise<string[]> {
  const expected = new Map<Client, Record<string, string>>()
  for (const client of [first, second]) {
    if (client === second) await second.connect()
    const settings = { ...sessionSettings, [marker]: randomUUID() }
    await applySessionSettings(client, settings)
    expected.set(client, settings)
  }
  const lost = new Set<string>()
  for (const [client, settings] of [...expected].toReversed()) {
    for (const name of await listLost(client, settings)) lost.add(name)
  }
  return [...lost]
}

async function listLost(client: Client, settings: Record<string, string>): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select key from json_each_text($1::json) where current_setting(key, true) is distinct from value',
    [JSON.stringify(settings)],
  )
  return rows.map(({ key }) => key)
}

function problemsOf(lost: string[]): string[] {
  if (lost.includes(marker)) {
    return [
      'leads through a pooler that gives each transaction another connection. The portal needs session mode: set ' +
        'pool_mode=session for its database or user in PgBouncer, or use the address of PostgreSQL itself.',
    ]
  }
  return lost.length === 0 ? [] : [`leads through a pooler that drops ${lost.join(', ')}: use another one.`]
}
