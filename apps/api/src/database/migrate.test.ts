import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kill, runScript, type Script } from '../../test/setup/run-script.ts'
import { silentLog } from '../../test/setup/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../test/setup/test-database.ts'
import { migrateDatabase } from './migrate.ts'

let empty: TestDatabase
let migrationsFolder: string

beforeEach(async () => {
  empty = await createTestDatabase('template0')
  migrationsFolder = await mkdtemp(join(tmpdir(), 'thant-migrations-'))
})

afterEach(async () => {
  await empty.drop()
  await rm(migrationsFolder, { recursive: true })
})

describe('migrateDatabase', () => {
  test('migrates an empty database once when three servers start together', { tags: ['R-rel-13'] }, async () => {
    const { connectionString, pool } = empty
    const start = () => migrateDatabase({ connectionString, log: silentLog })
    await Promise.all([start(), start(), start()])
    const { rows } = await pool.query(
      'select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    )
    expect(rows[0].all).toBeGreaterThan(0)
    expect(rows[0].all).toBe(rows[0].different)
    await start()
    expect((await pool.query('select to_regclass($1) as users', ['users'])).rows[0].users).toBe('users')
  })

  test('applies only new migrations, even those with an older date', { tags: ['R-rel-13'] }, async () => {
    await write({ '0000_bins': 'create table bins (id int)' })
    await migrate()
    await write({ '0000_bins': 'create table bins (id int)', '0001_stock': 'alter table bins add stock int' }, [2, 1])
    await migrate()
    await empty.pool.query('insert into bins (id, stock) values (1, 5)')
  })

  test('lets a backup be made before it changes data, and changes nothing when that fails', async () => {
    const requested: string[] = []
    const migrateAfter = (backUp: () => Promise<unknown>) =>
      migrateDatabase({
        connectionString: empty.connectionString,
        migrationsFolder,
        log: silentLog,
        beforeChange: backUp,
      })
    const succeed = async () => requested.push('asked')
    await write({ '0000_bins': 'create table bins (id int)' })
    await migrateAfter(succeed)
    await migrateAfter(succeed)
    expect(requested).toEqual([])
    await write({ '0000_bins': 'create table bins (id int)', '0001_stock': 'alter table bins add stock int' })
    await expect(migrateAfter(() => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full')
    await expect(empty.pool.query('select stock from bins')).rejects.toThrow('stock')
    await migrateAfter(succeed)
    expect(requested).toEqual(['asked'])
    await empty.pool.query('insert into bins (id, stock) values (1, 5)')
  })

  test('refuses a database that has a migration it does not know', { tags: ['R-rel-13', 'R-rel-27'] }, async () => {
    await write({ '0000_bins': 'create table bins (id int)', '0001_stock': 'alter table bins add stock int' })
    await migrate()
    await write({ '0000_bins': 'create table bins (id int)' })
    await expect(migrate()).rejects.toThrow(
      'Migration 1 of the database is not the one this portal has (2 applied, 1 known): a newer portal has migrated',
    )
  })

  test('refuses a database that began with another migration, and leaves it as it is', {
    tags: ['R-rel-27'],
  }, async () => {
    await write({ '0000_bins': 'create table bins (id int)', '0001_stock': 'alter table bins add stock int' })
    await migrate()
    await write({ '0000_first_release': 'create table bins (id int, stock int, price int)' })
    await expect(migrate()).rejects.toThrow(
      'Migration 0 of the database is not the one this portal has (2 applied, 1 known): these data were made by a portal ' +
        'from before the first release',
    )
    await empty.pool.query('insert into bins (id, stock) values (1, 5)')
  })

  test('rolls back a migration that fails, and continues from there later', async () => {
    const broken = 'create table bins (id int);--> statement-breakpoint\nselect nothing from nowhere'
    await write({ '0000_bins': broken })
    await expect(migrate()).rejects.toThrow('nowhere')
    await write({ '0000_bins': 'create table bins (id int)' })
    await migrate()
  })

  test('can be killed in the middle and run again', { tags: ['R-rel-13'] }, async () => {
    await write({
      '0000_bins': 'create table bins (id int);--> statement-breakpoint\nselect pg_advisory_xact_lock(42)',
    })
    const holder = await empty.pool.connect()
    await holder.query('select pg_advisory_lock(42)')
    const child = migrateInChild()
    await untilWaiting()
    await kill(child)
    await holder.query('select pg_advisory_unlock(42)')
    holder.release()
    await migrate()
    await empty.pool.query('insert into bins (id) values (1)')
  })
})

const migrate = () => migrateDatabase({ connectionString: empty.connectionString, migrationsFolder, log: silentLog })

async function write(migrations: Record<string, string>, when = [1, 2]): Promise<void> {
  await mkdir(join(migrationsFolder, 'meta'), { recursive: true })
  const entries = Object.keys(migrations).map((tag, idx) => ({ idx, tag, when: when[idx], breakpoints: true }))
  await writeFile(join(migrationsFolder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  for (const [tag, sql] of Object.entries(migrations)) await writeFile(join(migrationsFolder, `${tag}.sql`), sql)
}

function migrateInChild(): Script {
  const options = JSON.stringify({ connectionString: empty.connectionString, migrationsFolder })
  const source = `
    import { migrateDatabase } from './migrate.ts'
    await migrateDatabase({ ...${options}, log: console })`
  return runScript(import.meta.url, source)
}

async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await empty.pool.query(`select from pg_locks join pg_database on database = pg_database.oid
        where datname = current_database() and locktype = 'advisory' and not granted`)
    if (rows.length > 0) return
    await delay(20)
  }
}
