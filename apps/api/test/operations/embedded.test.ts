import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@thant/database/embedded'
import { findBinaries } from '@thant/database/embedded/binaries'
import { findPostmaster } from '@thant/database/embedded/postmaster'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kill, runScript } from '../setup/run-script.ts'
import { silentLog } from '../setup/silent-log.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65_534
/** User nobody cannot run npm's binaries when they are below root's home folder. */
const canBeNobody = isRoot && spawnSync(findBinaries().initdb, ['--version'], { uid: nobody, gid: nobody }).status === 0

/** Containers may refuse root to mount anything. */
const smallDisk = isRoot ? mountSmallDisk() : undefined

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'thant-embedded-'))
})

afterEach(() => {
  const left = findPostmaster(join(dataDir, 'postgres'))
  if (left) process.kill(left.pid, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

afterAll(() => {
  if (smallDisk !== undefined) spawnSync('umount', [smallDisk])
})

describe('the embedded database', () => {
  test.runIf(smallDisk !== undefined)('says that a disk is too small for a first start', async () => {
    const started = start({ dataDir: smallDisk ?? '' })
    await expect(started).rejects.toThrow(/the disk has \d+ MB left, and a new database needs \d+ MB\./)
    expect(readdirSync(smallDisk ?? '').filter((name) => name.startsWith('postgres'))).toEqual([])
  })

  test('starts on an empty folder, stops, and starts again with its rows', async () => {
    const first = await start()
    expect(first.wasAdopted).toBe(false)
    await query(first, 'create table rows (id int)')
    await query(first, 'insert into rows values (1)')
    await first.stop()
    expect(findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
    const second = await start()
    expect(second.wasAdopted).toBe(false)
    expect(await query(second, 'select count(*)::int as count from rows')).toEqual([{ count: 1 }])
    await second.stop()
  })

  test('keeps acknowledged writes through a power cut, and sorts the same everywhere', {
    tags: ['R-rel-02'],
  }, async () => {
    const database = await start()
    const rows = await query(
      database,
      `select name, setting from pg_settings where name = any('{fsync,full_page_writes,synchronous_commit,data_checksums,listen_addresses,server_encoding,TimeZone}')`,
    )
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
    })
    expect(
      await query(
        database,
        `select 'a' < 'B' as sorts, datlocprovider as provider from pg_database where datname = current_database()`,
      ),
    ).toEqual([{ sorts: true, provider: 'i' }])
    expect(statSync(join(dataDir, 'socket')).mode & 0o777).toBe(0o700)
    await database.stop()
  })

  test('refuses to work on a server that could lose rows', { tags: ['R-rel-02'] }, async () => {
    const hasty = await start({ isDurable: false })
    await expect(start()).rejects.toThrow('The database runs with fsync off')
    await hasty.stop()
  })

  test('is adopted after kill -9 of the portal', async () => {
    const portal = startInChild()
    await portal.said
    await kill(portal)
    const database = await start()
    expect(database.wasAdopted).toBe(true)
    expect(await query(database, 'select count(*)::int as count from rows')).toEqual([{ count: 1 }])
    await database.stop()
  })

  test('recovers its files after kill -9 of portal and database', async () => {
    const portal = startInChild()
    await portal.said
    process.kill(findPostmaster(join(dataDir, 'postgres'))?.pid ?? Number.NaN, 'SIGKILL')
    await kill(portal)
    const database = await start()
    expect(database.wasAdopted).toBe(false)
    expect(await query(database, 'select count(*)::int as count from rows')).toEqual([{ count: 1 }])
    await database.stop()
  })

  test('starts although another process has the pid of a killed server', async () => {
    const first = await start({ isDurable: false })
    const pidFile = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    const lockFile = readFileSync(join(dataDir, 'socket', '.s.PGSQL.5432.lock'), 'utf8')
    await first.stop()
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), pidFile.replace(/^\d+/, String(process.pid)))
    writeFileSync(join(dataDir, 'socket', '.s.PGSQL.5432.lock'), lockFile.replace(/^\d+/, String(process.pid)))
    const second = await start({ isDurable: false })
    expect(second.wasAdopted).toBe(false)
    await second.stop()
  })

  test('starts once when two portals start on an empty folder', async () => {
    const portal = startInChild()
    const [theirs, ours] = await Promise.all([portal.said, start()])
    expect(theirs.connectionString).toBe(ours.connectionString)
    await kill(portal)
    await ours.stop()
  })

  test('puts its socket into the temporary folder where the path would be too long', async () => {
    const deep = join(dataDir, 'a-folder-with-a-long-name-as-deployments-have-them'.repeat(2), 'data')
    const database = await start({ dataDir: deep, isDurable: false })
    const folder = new URL(database.connectionString).searchParams.get('host') ?? ''
    expect(folder).toContain(join(tmpdir(), 'thant-'))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
    rmSync(folder, { recursive: true })
  })

  test('says how to migrate data of another major version, and leaves it unchanged', async () => {
    const database = await start({ isDurable: false })
    await database.stop()
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(
      /is of PostgreSQL 17, this portal comes with 18\. To move it: .*npm run backup/,
    )
    expect(existsSync(join(dataDir, 'postgres', 'global', 'pg_control'))).toBe(true)
  })

  test('starts again when it has died', { tags: ['R-rel-14'] }, async () => {
    const database = await start({ isDurable: false })
    process.kill(findPostmaster(join(dataDir, 'postgres'))?.pid ?? Number.NaN, 'SIGKILL')
    await expect.poll(() => findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
    await database.ensureRunning()
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })

  test.runIf(isRoot)("keeps its files root's own when root runs it", async () => {
    const database = await start({ isDurable: false })
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(0)
    await database.stop()
  })

  test.runIf(canBeNobody)('starts as an ordinary user, and root can continue with the data', async () => {
    chownSync(dataDir, nobody, nobody)
    const portal = startInChild({ uid: nobody })
    await portal.said
    await kill(portal)
    const adopted = await start()
    expect(adopted.wasAdopted).toBe(true)
    await adopted.stop()
    const started = await start()
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(nobody)
    expect(await query(started, 'select count(*)::int as count from rows')).toEqual([{ count: 1 }])
    await started.stop()
  })

  test.runIf(canBeNobody)('runs as nobody for root where user namespaces are refused', async () => {
    const withoutUnshare = { ...process.env, PATH: '/nonexistent' }
    const portal = startInChild({ env: withoutUnshare })
    await portal.said
    await kill(portal)
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(nobody)
    await (await start()).stop()
  })
})

function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'thant-small-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder])
  return status === 0 ? folder : undefined
}

function start(options: { dataDir?: string; isDurable?: boolean } = {}): Promise<EmbeddedDatabase> {
  return startEmbeddedDatabase({ dataDir, log: silentLog, ...options })
}

function startInChild(options: { uid?: number; env?: NodeJS.ProcessEnv } = {}) {
  const source = `
    import { startEmbeddedDatabase } from '${import.meta.resolve('@thant/database/embedded')}'
    import pg from '${import.meta.resolve('pg')}'
    const log = { info() {}, warn() {}, error() {} }
    const { connectionString } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log })
    const client = new pg.Client({ connectionString })
    await client.connect()
    await client.query('create table rows (id int)')
    await client.query('insert into rows values (1)')
    process.send({ connectionString })
    setInterval(() => {}, 1000)`
  return runScript(import.meta.url, source, options)
}

async function query(database: { connectionString: string }, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database.connectionString })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
