import { Client, DatabaseError } from 'pg'

/**
 * Resolves to false while the server starts, recovers or stops. Throws if it runs without the settings that let an
 * acknowledged write survive a power failure.
 */
export async function probe(connectionString: string, mustBeDurable: boolean): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    if (mustBeDurable) await assertDurable(client)
    return true
  } catch (error) {
    if (isNotYet(error)) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

async function assertDurable(client: Client): Promise<void> {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name])
    if (rows[0]?.value !== 'on') throw new Error(`The database runs with ${name} off, so a power cut could lose rows.`)
  }
}

function isNotYet(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code?.startsWith('57P') ?? false
  const { code = '', message } = error as NodeJS.ErrnoException
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) || /terminated|timeout/.test(message)
}
