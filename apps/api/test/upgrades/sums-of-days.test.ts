import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrateDatabase } from '#database/migrate.ts'
import { silentLog } from '../setup/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

const migrations = join(import.meta.dirname, '../../drizzle')

let earlier: TestDatabase
let folder: string

beforeEach(async () => {
  earlier = await createTestDatabase('template0')
  folder = await mkdtemp(join(tmpdir(), 'thant-migrations-'))
})

afterEach(async () => {
  await earlier.drop()
  await rm(folder, { recursive: true })
})

it('are filled with what a portal of 0.2.0 had collected, by the days of its company', {
  tags: ['R-rel-13'],
}, async () => {
  const { connectionString, pool } = earlier
  await copyMigrationsOf020()
  await migrateDatabase({ connectionString, migrationsFolder: folder, log: silentLog })
  await pool.query(`update company set totals_time_zone = 'Asia/Yangon'`)
  await pool.query(collected)
  await migrateDatabase({ connectionString, log: silentLog })
  const read = async (table: string) => (await pool.query(`select *, day::text from ${table} order by 1`)).rows
  expect(await read('daily_waste_totals')).toMatchObject([
    { day: '2026-01-31', weight_kg: '3.005' },
    { day: '2026-02-01', weight_kg: '10.000' },
  ])
  expect(await read('daily_pickup_counts')).toMatchObject([
    { day: '2026-01-31', pickup_count: 2 },
    { day: '2026-02-01', pickup_count: 1 },
  ])
})

async function copyMigrationsOf020(): Promise<void> {
  const journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'))
  const entries: Array<{ tag: string }> = journal.entries.slice(0, 2)
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) await cp(join(migrations, `${tag}.sql`), join(folder, `${tag}.sql`))
}

/** The hotel's day changes at 17:30 UTC. What is archived or not completed does not count. */
const collected = `
  with hotel as (
    insert into organizations (name, info, email, address, office_phone, contact_person_name, contact_person_phone,
      company_type, joined_on)
    values ('Inya Lake Hotel', '', 'office@inya.example', 'Yangon', '01', 'Daw Khin', '09', 'Hotel', '2025-01-01')
    returning id
  ), site as (
    insert into sites (id, organization_id, name, address) select id, id, 'Main site', 'Yangon' from hotel
  ), pickup as (
    insert into pickups (organization_id, site_id, pick_up_at, status, archived_at)
    select hotel.id, hotel.id, at::timestamptz, status, archived_at::timestamptz from hotel, (values
      ('2026-01-30T17:30:00Z', 'COMPLETED', null),
      ('2026-01-31T17:29:59Z', 'COMPLETED', null),
      ('2026-01-31T17:30:00Z', 'COMPLETED', null),
      ('2026-01-31T17:30:00Z', 'COMPLETED', '2026-02-02'),
      ('2026-01-31T17:30:00Z', 'CONFIRMED', null)) as made (at, status, archived_at)
    returning id, organization_id, pick_up_at
  )
  insert into pickup_items (pickup_id, position, organization_id, product_name, waste_type, weight_kg, treatment,
    is_hazardous)
  select id, position, organization_id, 'Paper', 'Papers', kg, 'recycling', false from pickup, (values
    (0, '2026-01-30T17:30:00Z', 1.005), (0, '2026-01-31T17:29:59Z', 0.75), (1, '2026-01-31T17:29:59Z', 1.25),
    (0, '2026-01-31T17:30:00Z', 10)) as weighed (position, at, kg)
  where pick_up_at = at::timestamptz`
