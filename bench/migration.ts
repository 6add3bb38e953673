import { setTimeout as delay } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import { createDatabase } from '../apps/api/src/database/client.ts'
import { migrateDatabase } from '../apps/api/src/database/migrate.ts'
import { createMigrationsTable, readKnown, runMigration } from '../apps/api/src/database/migrations.ts'
import { inTransaction } from '../apps/api/src/database/transaction.ts'
import { rebuildWasteTotals } from '../apps/api/src/domains/wastes/wastes.service.ts'
import { timeZone } from './portal.ts'
import { type Row, row } from './table.ts'
import type { Targets } from './targets.ts'

const log = { info() {}, warn() {}, error: console.error }
const database = `thant_bench_migration_${process.pid}`

/**
 * Measures the migration that gives pickups their sites, with 1,000,000 items: it is killed in the middle, run again,
 * and followed by a rebuild of the totals, which must change nothing.
 */
export async function benchMigration({ large }: Pick<Targets, 'large'>): Promise<Row[]> {
  await large.pool.query(`create database ${database} template template0`)
  const address = new URL(large.connectionString)
  address.pathname = `/${database}`
  const connectionString = address.href
  try {
    await createEarlierDatabase(connectionString)
    await killInTheMiddle(connectionString)
    const start = performance.now()
    await migrateDatabase({ connectionString, log })
    const seconds = (performance.now() - start) / 1_000
    return [
      row('migration of 1,000,000 items to sites', seconds, 60, 's'),
      row('waste totals that a rebuild changes after it', await countRebuilt(connectionString), 0, ''),
    ]
  } finally {
    await large.pool.query(`drop database if exists ${database} with (force)`)
  }
}

/** The migrations before the one with sites, and pickups as they were stored then. */
async function createEarlierDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await createMigrationsTable(client)
  for (const migration of readKnown().slice(0, 14)) await runMigration(client, migration)
  for (const statement of earlierData) await client.query(statement)
  await client.end()
}

const earlierData = [
  `set session_replication_role = replica`,
  `insert into organizations (name, info, email, address, office_phone, contact_person_name, contact_person_phone,
     company_type, joined_on)
   select 'Organization ' || n, '', 'o' || n || '@bench.example', n || ' Strand Road', '01 234 567', 'Daw Khin Mar',
     '09 765 4321', 'Hotel', '2016-01-01' from generate_series(1, 1000) n`,
  `with o as (select id, row_number() over (order by name) - 1 as n from organizations)
   insert into pickups (organization_id, pick_up_at, status, way_number, plate_number)
   select o.id, now() - s * interval '20 minutes', 'COMPLETED', s % 100, 'YGN ' || s % 500
   from generate_series(1, 250000) s join o on o.n = s % 1000`,
  `insert into pickup_items (pickup_id, position, organization_id, product_name, waste_type, weight_kg)
   select p.id, i, p.organization_id, 'Product ' || i,
     (array['Papers','Plastics','Cans','Glasses','E-waste','Organic'])[1 + (i + p.way_number) % 6], 1 + (p.way_number + i) % 50
   from pickups p, generate_series(1, 4) i`,
  `insert into waste_totals (organization_id, month, waste_type, weight_kg)
   select p.organization_id, date_trunc('month', p.pick_up_at at time zone '${timeZone}')::date, i.waste_type,
     sum(i.weight_kg)
   from pickups p join pickup_items i on i.pickup_id = p.id group by 1, 2, 3`,
  `set session_replication_role = default`,
]

/** Ends the session of the migration once it has begun to write, as a power cut would. */
async function killInTheMiddle(connectionString: string): Promise<void> {
  const watch = createDatabase({ connectionString, log, maxConnections: 1 })
  const cut = migrateDatabase({ connectionString, log }).then(
    () => false,
    () => true,
  )
  await delay(1_500)
  await watch.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'thant migrations'
       and datname = current_database()`,
  )
  const wasCut = await cut
  await watch.close()
  if (!wasCut) throw new Error('the migration was over before it could be killed')
}

async function countRebuilt(connectionString: string): Promise<number> {
  const { pool, close } = createDatabase({ connectionString, log, maxConnections: 1 })
  await pool.query('set statement_timeout = 0')
  const before = await readTotals(pool)
  await inTransaction(pool, (transaction) => rebuildWasteTotals(transaction, timeZone))
  const after = await readTotals(pool)
  await close()
  return [...before].filter((line) => !after.has(line)).length + [...after].filter((line) => !before.has(line)).length
}

async function readTotals(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ line: string }>('select waste_totals::text as line from waste_totals')
  return new Set(rows.map(({ line }) => line))
}
