import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Backup, makeBackup } from '@thant/backup/make-backup'
import { type Restored, type RestoreOptions, restoreBackup } from '@thant/backup/restore-backup'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readKnown } from '#database/known-migrations.ts'
import { createFolderStorage } from '#lib/storage/storage.ts'
import { createFilledDatabase, createQuietDatabase, type QuietDatabase } from '../setup/quiet-database.ts'
import { kill, runScript } from '../setup/run-script.ts'

// A restore takes seconds where other work keeps the machine busy.
vi.setConfig({ testTimeout: 120_000 })

const known = readKnown()
const volatile = ['sessions', 'idempotency_keys', 'rate_limits', 'report_files']

let folder: string
let source: QuietDatabase
let target: QuietDatabase

/** The rows of a portal in use, with larger tables and values that COPY has to quote. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-backup-'))
  source = await createFilledDatabase()
  await source.query(
    `insert into audit_entries (at, action, entity, after)
      select now(), 'user.change', 'user', jsonb_build_object('name', E'\\t\\n\\\\N ' || repeat('ရန်ကုန်', n % 90))
      from generate_series(1, 3000) n`,
  )
})

afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  target = await createQuietDatabase()
})

afterEach(() => target.drop())

const uploadsOf = (database: QuietDatabase) => join(folder, database === source ? 'uploads' : 'restored')

async function backUp(database: QuietDatabase): Promise<Backup> {
  const backup = await makeBackup({
    connectionString: database.connectionString,
    uploads: createFolderStorage(uploadsOf(database)),
    backupDir: join(folder, 'backups'),
    reason: 'asked',
    now: new Date(),
  })
  if (backup === undefined) throw new Error('nothing was backed up')
  return backup
}

type Into = Partial<RestoreOptions> & { into?: QuietDatabase }

const restore = (path: string, { into = target, ...options }: Into = {}) =>
  restoreBackup({
    path,
    connectionString: into.connectionString,
    uploads: createFolderStorage(uploadsOf(into)),
    backupDir: join(folder, 'backups'),
    now: new Date(),
    isWithoutFiles: true,
    known,
    ...options,
  })

async function digestsOf(database: QuietDatabase): Promise<Record<string, string>> {
  const digests = await database.digests()
  return Object.fromEntries(Object.entries(digests).filter(([name]) => !volatile.includes(name)))
}

describe('a backup that is restored', () => {
  let replaced: QuietDatabase
  let before: Record<string, string>
  let backup: Backup
  let restored: Restored

  /** Into a portal that has data, numbers and mails of its own. */
  beforeAll(async () => {
    replaced = await createQuietDatabase()
    await replaced.query(`insert into contact_messages (name, email, message, created_at)
      values ('Ko Before', 'before@thant.example', 'Hello', now())`)
    await replaced.query(`select setval('payment_numbers', 100000000500)`)
    before = await digestsOf(replaced)
    for (const name of ['mail', 'mail-parked']) await replaced.query(`insert into jobs.job (name) values ('${name}')`)
    await source.query(`insert into jobs.job (name) values ('mail')`)
    await source.query(`insert into rate_limits (key, points) values ('counter', 3) on conflict do nothing`)
    backup = await backUp(source)
    restored = await restore(backup.path, { into: replaced })
  })

  afterAll(async () => {
    await source.query('delete from jobs.job')
    await replaced.drop()
  })

  it('has every row, in every table', { tags: ['R-rel-12'] }, async () => {
    expect(await digestsOf(replaced)).toEqual(await digestsOf(source))
    const { manifest } = await backUp(replaced)
    expect(manifest.tables).toEqual(backup.manifest.tables)
    expect(manifest.migrations).toEqual(known.map(({ hash }) => hash))
  })

  it('leaves out who was signed in, repeated requests, counters and drawn reports', async () => {
    for (const name of volatile) {
      expect(await source.query(`select from ${name} limit 1`), name).toHaveLength(1)
      expect(await replaced.query(`select from ${name}`), name).toEqual([])
    }
  })

  it('keeps what must never change as it is, and gives no number a second time', async () => {
    await expect(replaced.query(`delete from audit_entries`)).rejects.toThrow()
    expect(await replaced.query(`select nextval('payment_numbers')::text as next`)).toEqual([{ next: '100000000501' }])
  })

  it('sends no mail that waited when it was made, or when it was restored', async () => {
    expect(backup.manifest.waitingMails).toBe(1)
    expect(await replaced.query('select name from jobs.job')).toEqual([])
  })

  it('replaces what was there, whose own backup was made first and brings it back', async () => {
    expect(await replaced.query(`select from contact_messages where name = 'Ko Before'`)).toEqual([])
    expect(restored.restorePoint?.manifest.reason).toBe('restore')
    await restore(restored.restorePoint?.path ?? '')
    expect(await digestsOf(target)).toEqual(before)
  })

  it('is of one instant, while people write', { tags: ['R-rel-12'] }, async () => {
    const busy = await createQuietDatabase()
    let isOver = false
    const writers = Array.from({ length: 4 }, async () => {
      const client = new Client({ connectionString: busy.connectionString })
      await client.connect()
      while (!isOver) {
        await client.query('begin')
        await client.query(`insert into audit_entries (at, action, entity) values (now(), 'user.change', 'user')`)
        await client.query(`update company set founding_year = founding_year + 1`)
        await client.query('commit')
      }
      await client.end()
    })
    await delay(100)
    const { path } = await backUp(busy)
    isOver = true
    await Promise.all(writers)
    await restore(path)
    const counts = `select founding_year - 2017 as years, (select count(*)::int from audit_entries) as entries from company`
    const [inBackup] = await target.query<{ years: number; entries: number }>(counts)
    const [atTheEnd] = await busy.query<{ entries: number }>(counts)
    expect(inBackup?.entries).toBe(inBackup?.years)
    expect(inBackup?.entries).toBeGreaterThan(0)
    expect(inBackup?.entries).toBeLessThan(atTheEnd?.entries ?? 0)
    await busy.drop()
  })

  it('of an older portal is migrated on, into a database that has no tables yet', { tags: ['R-rel-12'] }, async () => {
    const colours = 'alter table bins add colour text not null default $$green$$'
    const later = { sql: [colours], hash: 'c', folderMillis: 1, bps: true }
    const older = await createFilledDatabase()
    const empty = await createQuietDatabase('template0')
    const { path } = await backUp(older)
    const { restorePoint } = await restore(path, { into: empty, known: [...known, later] })
    expect(restorePoint).toBeUndefined()
    await older.query(colours)
    expect(await digestsOf(empty)).toEqual(await digestsOf(older))
    await older.drop()
    await empty.drop()
  })
})

describe('the data stay as they were', () => {
  let path: string
  let before: Record<string, string>

  beforeAll(async () => {
    path = (await backUp(source)).path
  })

  beforeEach(async () => {
    before = await target.digests()
  })

  it('when the backup is of a newer portal', async () => {
    await expect(restore(path, { known: known.slice(0, -1) })).rejects.toThrow(
      'a newer portal has migrated these data. Install that version',
    )
    expect(await target.digests()).toEqual(before)
  })

  it('when a later migration fails after all rows were restored', async () => {
    const failing = { sql: ['select nothing from nowhere'], hash: 'f', folderMillis: 1, bps: true }
    await expect(restore(path, { known: [...known, failing] })).rejects.toThrow('nowhere')
    expect(await target.digests()).toEqual(before)
    expect(await target.query(`select last_value::text from payment_numbers`)).toEqual([{ last_value: '100000000001' }])
  })

  it('while a portal uses them', async () => {
    const portal = new Client({ connectionString: target.connectionString, application_name: 'thant' })
    await portal.connect()
    await expect(restore(path)).rejects.toThrow('Stop every portal on it, then restore.')
    await portal.end()
    expect(await target.digests()).toEqual(before)
  })

  it('while another backup or restore is under way', async () => {
    const other = new Client({ connectionString: target.connectionString })
    await other.connect()
    await other.query('select pg_advisory_lock_shared($1, $2)', [0x74_68_61_6e, 2])
    await expect(restore(path)).rejects.toThrow('Try again when that is over.')
    await other.end()
  })

  it('or are all of the backup, whenever the restore is killed', async () => {
    const old = await digestsOf(target)
    const replaced = await digestsOf(source)
    const options = {
      path,
      connectionString: target.connectionString,
      backupDir: join(folder, 'backups'),
      isWithoutFiles: true,
    }
    const outcomes = new Set<string>()
    for (const milliseconds of [50, 250, 500, 900]) {
      const script = runScript(
        import.meta.url,
        `import { createFolderStorage } from '../../src/lib/storage/storage.ts'
        import { readKnown } from '../../src/database/known-migrations.ts'
        import { restoreBackup } from '${import.meta.resolve('@thant/backup/restore-backup')}'
        process.send({ step: 'begun' })
        const uploads = createFolderStorage(${JSON.stringify(uploadsOf(target))})
        await restoreBackup({ ...${JSON.stringify(options)}, uploads, known: readKnown(), now: new Date() })
        process.exit()`,
      )
      await script.said
      await delay(milliseconds)
      await kill(script)
      await untilNobodyIsConnected()
      const found = await digestsOf(target)
      outcomes.add(JSON.stringify(found))
      expect([old, replaced]).toContainEqual(found)
    }
    expect([...outcomes]).toContain(JSON.stringify(old))
    await restore(path)
    expect(await digestsOf(target)).toEqual(replaced)
  })
})

/** PostgreSQL notices a moment later that a client was killed. */
async function untilNobodyIsConnected(): Promise<void> {
  const connected = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  while ((await target.query(connected)).length > 0) await delay(20)
}

describe('uploaded files', () => {
  const contents = randomBytes(5_000)
  let key: string

  beforeEach(async () => {
    key = `${randomBytes(16).toString('hex')}.jpg`
    await source.query(
      `insert into files (key, purpose, content_type, bytes, uploaded_by, attached_at)
        values ($1, 'image', 'image/jpeg', 5000, gen_random_uuid(), now())`,
      [key],
    )
    await mkdir(uploadsOf(source), { recursive: true })
    await writeFile(join(uploadsOf(source), key), contents)
  })

  const storedNames = async () =>
    (await readdir(join(folder, 'backups', 'files'))).filter((name) => name.startsWith(key))

  it('are kept once, beside all backups, and come back', { tags: ['R-rel-12'] }, async () => {
    await backUp(source)
    const { path, manifest } = await backUp(source)
    expect(manifest.files).toMatchObject([{ key, bytes: 5_000 }])
    expect(await storedNames()).toHaveLength(1)
    await expect(restore(path, { isWithoutFiles: false })).resolves.toMatchObject({ copiedFiles: 1 })
    expect(await readFile(join(uploadsOf(target), key))).toEqual(contents)
  })

  it('and those of the archive of the audit log are part of it', { tags: ['R-ret-08'] }, async () => {
    const archive = `${randomBytes(16).toString('hex')}.gz`
    await writeFile(join(uploadsOf(source), archive), contents)
    await source.query(
      `insert into audit_archives (key, month, entries, bytes, sha256, created_at) values ($1, '2024-01', 1, 5000, '', now())`,
      [archive],
    )
    const { path } = await backUp(source)
    await restore(path, { isWithoutFiles: false })
    expect(await readFile(join(uploadsOf(target), archive))).toEqual(contents)
    await source.query('delete from audit_archives')
  })

  it('that are missing on disk are named, and do not stop the backup', async () => {
    await rm(join(uploadsOf(source), key))
    const { manifest } = await backUp(source)
    expect(manifest.missingFiles).toContain(key)
    expect(manifest.files).toEqual([])
  })

  it('that are damaged keep the data as they were, unless the operator does without them', async () => {
    const before = await target.digests()
    const { path } = await backUp(source)
    const [name = ''] = await storedNames()
    await writeFile(join(folder, 'backups', 'files', name), 'damaged')
    await expect(restore(path, { isWithoutFiles: false })).rejects.toThrow(
      'Uploaded files of the backup are missing or damaged: 1, for example',
    )
    expect(await target.digests()).toEqual(before)
    await expect(restore(path)).resolves.toMatchObject({ copiedFiles: 0 })
  })

  afterEach(() => source.query('delete from files where key = $1', [key]))
})
