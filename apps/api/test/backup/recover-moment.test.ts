import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { basePath, clusterFolder, listArchives, segmentPath } from '@thant/backup/archive/archive-folder'
import { archiveWal } from '@thant/backup/archive/archive-wal'
import { chooseBase } from '@thant/backup/archive/choose-base'
import { keepArchive } from '@thant/backup/archive/keep-archive'
import { nextSegment } from '@thant/backup/archive/segments'
import { createKeyring } from '@thant/backup/keyring'
import type { WalArchiveSettings } from '@thant/backup/point-in-time/archive-settings'
import { withRecovered } from '@thant/backup/point-in-time/recover-moment'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@thant/database/embedded'
import { findPostmaster } from '@thant/database/embedded/postmaster'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../setup/silent-log.ts'

// Recovery starts a server of its own, which takes seconds where other work keeps the machine busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A zone in which it is about noon, so that no night with its base backup begins while the tests run. */
const hoursToNoon = 12 - new Date().getUTCHours()
const timeZone = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`
let folder: string
let settings: WalArchiveSettings
let embedded: EmbeddedDatabase
let afterFirst: Date
let afterSecond: Date

/** Three rows are written, with moments between them, and a base backup before all of them. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-moment-'))
  settings = { dir: join(folder, 'archive'), keepDays: 7, keyring: createKeyring('fifty heavy bins') }
  embedded = await startEmbeddedDatabase({ dataDir: folder, isDurable: false, keepsWal: true, log: silentLog })
  await run(embedded.connectionString, 'create table rows (name text)')
  await keep()
  afterFirst = await write('first')
  await archiveWal(archiving())
  afterSecond = await write('second')
  await write('third')
  await archiveWal(archiving())
})

afterAll(async () => {
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
})

function archiving() {
  const { connectionString, systemId, walSpool } = embedded
  if (walSpool === undefined) throw new Error('the server keeps no WAL')
  return { connectionString, systemId, spool: walSpool, settings }
}

const keep = () => keepArchive({ ...archiving(), timeZone, log: silentLog })

/** Returns a moment at which the row was there, and the next was not. */
async function write(name: string): Promise<Date> {
  await run(embedded.connectionString, `insert into rows values ('${name}')`)
  await delay(5)
  const moment = new Date()
  await delay(5)
  return moment
}

async function run(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function rowsAt(moment: Date, archive: WalArchiveSettings = settings): Promise<unknown[]> {
  const chosen = chooseBase(await listArchives(archive.dir), moment, embedded.systemId, timeZone)
  return withRecovered({ ...chosen, moment, settings: archive, dataDir: folder }, (connectionString) =>
    run(connectionString, 'select name from rows'),
  )
}

const named = (...names: string[]) => names.map((name) => ({ name }))

/** A copy of the archive, to be damaged. */
async function copied(): Promise<{ archive: WalArchiveSettings; cluster: string }> {
  const dir = await mkdtemp(join(folder, 'copy-'))
  await cp(settings.dir, dir, { recursive: true })
  return { archive: { ...settings, dir }, cluster: clusterFolder(dir, embedded.systemId) }
}

function flipByte(path: string): void {
  const contents = readFileSync(path)
  const at = Math.floor(contents.length / 2)
  contents[at] = (contents[at] ?? 0) ^ 1
  writeFileSync(path, contents)
}

describe('a moment of the past', () => {
  it('has what was committed before it, and nothing later', { tags: ['R-rel-20'] }, async () => {
    expect(await rowsAt(afterFirst)).toEqual(named('first'))
    expect(await rowsAt(afterSecond)).toEqual(named('first', 'second'))
    expect(await run(embedded.connectionString, 'select name from rows')).toEqual(named('first', 'second', 'third'))
  })

  it('leaves no server and no file behind, also of a command that was killed', { tags: ['R-rel-20'] }, async () => {
    const chosen = chooseBase(await listArchives(settings.dir), afterFirst, embedded.systemId, timeZone)
    await withRecovered({ ...chosen, moment: afterFirst, settings, dataDir: folder }, async () => {
      // A command that was killed leaves a server that runs, which the next command has to remove.
      expect(await rowsAt(afterSecond)).toEqual(named('first', 'second'))
    })
    expect(findPostmaster(join(folder, 'recovery', 'postgres'))).toBeUndefined()
    expect(await readdir(folder)).not.toContain('recovery')
  })

  it('cannot be reached with a damaged base backup', { tags: ['R-rel-20'] }, async () => {
    const { archive, cluster } = await copied()
    const { base } = chooseBase(await listArchives(archive.dir), afterFirst, embedded.systemId, timeZone)
    flipByte(basePath(cluster, base.name))
    await expect(rowsAt(afterFirst, archive)).rejects.toThrow(/base.*\.tar\.gz is damaged/)
  })

  it('cannot be reached without a segment of WAL or with a damaged one, which is named', {
    tags: ['R-rel-20'],
  }, async () => {
    const { archive, cluster } = await copied()
    const { base } = chooseBase(await listArchives(archive.dir), afterSecond, embedded.systemId, timeZone)
    const second = nextSegment(base.firstSegment)
    flipByte(segmentPath(cluster, second))
    await expect(rowsAt(afterSecond, archive)).rejects.toThrow(`${second}.gz is damaged`)
    await rm(segmentPath(cluster, second))
    await expect(rowsAt(afterSecond, archive)).rejects.toThrow(`${second} is missing`)
  })

  it('needs the passphrase of an encrypted archive', { tags: ['R-rel-20'] }, async () => {
    await expect(rowsAt(afterFirst, { ...settings, keyring: createKeyring('another heap of bins') })).rejects.toThrow(
      'encrypted with another passphrase',
    )
  })
})

describe('the archive', () => {
  it('gets no new base backup the same night, and one after a gap', { tags: ['R-rel-20'] }, async () => {
    const [before] = await listArchives(settings.dir)
    expect(before?.bases).toHaveLength(1)
    await keep()
    const [kept] = await listArchives(settings.dir)
    expect(kept?.bases).toHaveLength(1)
    const last = [...(kept?.segments ?? [])].toSorted().at(-2) ?? ''
    await rm(segmentPath(clusterFolder(settings.dir, embedded.systemId), last))
    await keep()
    const [mended] = await listArchives(settings.dir)
    expect(mended?.bases).toHaveLength(2)
    expect(await rowsAt(mended?.archivedUntil ?? new Date(0))).toEqual(named('first', 'second', 'third'))
  })

  it('never has a segment overwritten by one of another course of the database', { tags: ['R-rel-20'] }, async () => {
    const { spool } = archiving()
    const [archive] = await listArchives(settings.dir)
    const name = [...(archive?.segments ?? [])].toSorted().at(-1) ?? ''
    writeFileSync(join(spool, name), 'of another course')
    await expect(archiveWal(archiving())).rejects.toThrow('is of another course of the database')
    await rm(join(spool, name))
    await archiveWal(archiving())
  })

  it('asks the server for no segment while it cannot be written', { tags: ['R-rel-20'] }, async () => {
    const before = await run(embedded.connectionString, 'select pg_walfile_name(pg_current_wal_lsn()) as name')
    writeFileSync(join(folder, 'a-file'), '')
    const away = { ...archiving(), settings: { ...settings, dir: join(folder, 'a-file', 'archive') } }
    await expect(archiveWal(away)).rejects.toThrow('ENOTDIR')
    expect(await run(embedded.connectionString, 'select pg_walfile_name(pg_current_wal_lsn()) as name')).toEqual(before)
  })
})
