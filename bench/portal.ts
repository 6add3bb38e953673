import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@thant/database/embedded'
import { createDatabase } from '../apps/api/src/database/client.ts'
import { migrateDatabase } from '../apps/api/src/database/migrate.ts'
import { inLongTransaction } from '../apps/api/src/database/transaction.ts'
import { rebuildWasteTotals } from '../apps/api/src/domains/materials/wastes/wastes.service.ts'
import { hashPassword } from '../apps/api/src/lib/passwords.ts'
import { createSandboxGateway } from '../apps/api/src/lib/payment-gateway/sandbox.ts'
import { fillDataset, type Size } from './data/dataset.ts'

export const password = 'a password for the benchmarks'
/** Signs the results that the benchmarks send in place of the card provider. */
export const benchGateway = createSandboxGateway({
  secret: 'what only the benchmarks sign with',
  publicUrl: 'http://127.0.0.1',
})
export const timeZone = 'Asia/Yangon'
const log = { info() {}, warn() {}, error: console.error }

/** Starts one PostgreSQL for the whole run, with fsync on as in production. */
export async function startBenchServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'thant-bench-'))
  const embedded = await startEmbeddedDatabase({ dataDir, log })
  return {
    connectionString: embedded.connectionString,
    stop: async () => {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function createBenchDatabase(server: string, name: string, size: Size): Promise<string> {
  const admin = createDatabase({ connectionString: server, log })
  await admin.pool.query(`create database ${name}`)
  await admin.close()
  const connectionString = server.replace('/postgres?', `/${name}?`)
  await migrateDatabase({ connectionString, log })
  const { pool, close } = createDatabase({ connectionString: `${connectionString}`, log, maxConnections: 1 })
  await pool.query('set statement_timeout = 0')
  await fillDataset(pool, size, await hashPassword(password))
  await inLongTransaction(pool, (transaction) => rebuildWasteTotals(transaction, timeZone))
  await pool.query(
    `vacuum analyze waste_totals, monthly_waste_totals, monthly_destination_totals, monthly_pickup_counts,
       daily_waste_totals, daily_pickup_counts`,
  )
  await close()
  return connectionString
}

export async function logIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@bench.example', password }),
  })
  const { data } = (await reply.json()) as { data: { token: string } }
  return data.token
}
