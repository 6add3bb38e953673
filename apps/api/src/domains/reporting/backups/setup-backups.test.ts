import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { sealedTar } from '@thant/backup/file/tar'
import { createKeyring } from '@thant/backup/keyring'
import { makeBackup } from '@thant/backup/make-backup'
import { readManifest } from '@thant/backup/open-backup'
import { uploadPartBytes } from '@thant/contracts/customers/setup-backups'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSetupLink } from '#domains/customers/auth/setup.service.ts'
import { demoPassword } from '#lib/demo-password.ts'
import { hashPassword } from '#lib/passwords.ts'
import { createFolderStorage } from '#lib/storage/storage.ts'
import { call, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { createQuietDatabase, type QuietDatabase } from '../../../../test/setup/quiet-database.ts'

// A restore takes seconds where other work keeps the machine busy.
vi.setConfig({ testTimeout: 60_000 })

const folder = await mkdtemp(join(tmpdir(), 'thant-setup-backups-'))
const dir = join(folder, 'backups')
const testApp = useTestApp({ backups: { dir, copyDir: undefined, keep: { daily: 7, weekly: 4, monthly: 12 } } })
const form = { name: 'Daw Khin', email: 'khin@staff.example', password: testPassword }
/** 64 MB of nothing, in 64 kB. */
const zeros = gzipSync(Buffer.alloc(67_108_864))
let earlier: QuietDatabase
let link: string

/** The data of an earlier portal, with one user and one upload. */
beforeAll(async () => {
  earlier = await createQuietDatabase()
  await earlier.query(
    `insert into users (name, email, phone, role) values ('U Earlier', 'earlier@staff.example', '', 'SUPER ADMIN')`,
  )
})

beforeEach(async () => {
  await testApp.pool.query(`begin; set local session_replication_role = replica; truncate users cascade; commit`)
  await testApp.pool.query('delete from rate_limits')
  link = (await createSetupLink(testApp)) ?? ''
})

afterEach(() => rm(folder, { recursive: true, force: true }))

afterAll(() => earlier.drop())

async function backUp(passphrase?: string): Promise<string> {
  const backup = await makeBackup({
    connectionString: earlier.connectionString,
    uploads: createFolderStorage(join(folder, 'uploads')),
    backupDir: dir,
    keyring: passphrase === undefined ? undefined : createKeyring(passphrase),
    reason: 'asked',
    now: new Date('2026-02-01T00:00:00Z'),
  })
  return backup?.path.slice(dir.length + 1) ?? ''
}

const found = () => call(testApp.app, 'GET', `/setup/${link}/backups`)
const restore = (body: object) => call(testApp.app, 'POST', `/setup/${link}/restore`, { body })
const names = async () => (await testApp.pool.query('select name from users')).rows

type Sent = { id: string; at: number; isLast?: boolean; contents: Uint8Array }

async function send({ id, at, isLast, contents }: Sent) {
  const part = new FormData()
  part.append('part', new Blob([new Uint8Array(contents)]), 'part')
  const encoded = new Response(part)
  return call(testApp.app, 'POST', `/setup/${link}/backups`, {
    query: { id, at: String(at), ...(isLast && { isLast: 'true' }) },
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  })
}

describe('a portal without users', () => {
  it('takes over a backup of its folder, and its link is used up', { tags: ['2.1-24'] }, async () => {
    const name = await backUp()
    expect((await found()).body.data).toMatchObject([
      { name, isEncrypted: false, madeAt: '2026-02-01T00:00:00.000Z', version: expect.any(String) },
    ])
    const { status, body } = await restore({ name })
    expect([status, body.data]).toMatchObject([201, { copiedFiles: 0 }])
    expect(await names()).toEqual([{ name: 'U Earlier' }])
    expect((await call(testApp.app, 'POST', `/setup/${link}`, { body: form })).status).toBe(404)
    expect((await restore({ name })).status).toBe(404)
    expect((await found()).status).toBe(404)
    const { rows } = await testApp.pool.query(`select after from audit_entries where action = 'backup.restore'`)
    expect(rows).toEqual([{ after: { name } }])
    expect((await call(testApp.app, 'GET', '/company')).status).toBe(200)
  })

  it('asks for the passphrase of an encrypted one, at its field', { tags: ['2.1-24'] }, async () => {
    const name = await backUp('fifty heavy bins')
    expect((await found()).body.data).toMatchObject([{ name, isEncrypted: true, madeAt: null }])
    for (const passphrase of [undefined, 'fifty heavy bin']) {
      const { status, body } = await restore({ name, passphrase })
      expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'backup.passphrase', 'passphrase'])
    }
    expect(await names()).toEqual([])
    expect((await restore({ name, passphrase: 'fifty heavy bins' })).status).toBe(201)
    expect(await names()).toEqual([{ name: 'U Earlier' }])
  })

  it('says which uploads are missing, and does without them if that is wanted', async () => {
    const key = await createFolderStorage(join(folder, 'uploads')).put(Buffer.from('x'), 'png')
    await earlier.query(
      `insert into files (key, purpose, content_type, bytes, uploaded_by) values ($1, 'image', 'image/png', 1, gen_random_uuid())`,
      [key],
    )
    const name = await backUp()
    await earlier.query('delete from files')
    await rm(join(dir, 'files'), { recursive: true })
    const { status, body } = await restore({ name })
    expect([status, body.code, body.values]).toEqual([409, 'backup.files-missing', { count: 1 }])
    expect((await restore({ name, isWithoutFiles: true })).status).toBe(201)
  })

  it('names a file that cannot be restored, and stays as it is', async () => {
    const name = await backUp()
    const contents = await readFile(join(dir, name))
    await writeFile(join(dir, name), contents.subarray(0, contents.length - 512))
    const { status, body } = await restore({ name })
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([409, 'backup.unusable', 'name'])
    expect((await restore({ name: 'thant-nothing.tar' })).body.code).toBe('backup.not-found')
    expect((await restore({ name: '../secrets/token' })).status).toBe(400)
    expect(await names()).toEqual([])
  })

  it('refuses one of the demonstration, whose password everybody knows, and stays as it is', {
    tags: ['R-rel-29'],
  }, async () => {
    await earlier.query(
      `insert into users (name, email, phone, role, password_hash)
        values ('U Demo', 'super.admin@demo.example', '', 'SUPER ADMIN', '${await hashPassword(demoPassword)}')`,
    )
    const name = await backUp()
    await earlier.query(`delete from users where name = 'U Demo'`)
    const { status, body } = await restore({ name })
    expect([status, body.code]).toEqual([409, 'backup.of-demonstration'])
    const account = { email: 'super.admin@demo.example', password: demoPassword }
    expect((await call(testApp.app, 'POST', '/login', { body: account })).status).toBe(401)
    expect(await names()).toEqual([])
  })

  it('replaces nothing once somebody made the first super admin', async () => {
    const name = await backUp()
    const [restored, madeUser] = await Promise.all([
      restore({ name }),
      call(testApp.app, 'POST', `/setup/${link}`, { body: form }),
    ])
    expect([restored.status, madeUser.status].filter((status) => status === 201)).toHaveLength(1)
    expect(await names()).toEqual([{ name: madeUser.status === 201 ? 'Daw Khin' : 'U Earlier' }])
  })
})

describe('a backup that is uploaded', () => {
  it('comes in parts, of which one may be sent again, and is restored', { tags: ['2.1-25'] }, async () => {
    const contents = await readFile(join(dir, await backUp()))
    await rm(dir, { recursive: true })
    const half = Math.floor(contents.length / 2)
    const id = randomUUID()
    await send({ id, at: 0, contents: contents.subarray(0, half) })
    await send({ id, at: 0, contents: contents.subarray(0, half) })
    const last = await send({ id, at: half, isLast: true, contents: contents.subarray(half) })
    expect(last.body.data).toMatchObject({ bytes: contents.length, found: { isEncrypted: false } })
    expect((await restore({ name: last.body.data.found.name })).status).toBe(201)
    expect(await names()).toEqual([{ name: 'U Earlier' }])
  })

  it.each([
    ['was cut off', (whole: Buffer) => whole.subarray(0, -600)],
    [
      'has another bit',
      (whole: Buffer) => Buffer.concat([whole.subarray(0, -3_000), Buffer.from('?'), whole.subarray(-2_999)]),
    ],
    ['is the beginning of an encrypted one alone', () => Buffer.from('age-encryption.org/v1\n-> X25519 ')],
    ['is the beginning of one that was encrypted before 0.2.0', () => Buffer.from('thant-encrypted\n')],
  ])('is refused with its last part if it %s, and nothing of it is kept', { tags: ['R-rel-29'] }, async (_, spoil) => {
    const name = await backUp()
    const contents = spoil(await readFile(join(dir, name)))
    await rm(join(dir, name))
    const { status, body } = await send({ id: randomUUID(), at: 0, isLast: true, contents })
    expect([status, body.code]).toEqual([409, 'backup.unusable'])
    expect((await found()).body.data).toEqual([])
    expect((await readdir(dir)).filter((file) => file.includes('upload'))).toEqual([])
  })

  it('is refused with a part missing, too large, or of another product, and nothing of it is kept', async () => {
    const id = randomUUID()
    const contents = Buffer.from('a dump of SQL')
    expect((await send({ id, at: 5, contents })).body.code).toBe('backup.part-unexpected')
    expect((await send({ id, at: 0, contents: Buffer.alloc(uploadPartBytes + 1) })).status).toBe(413)
    expect((await send({ id: '../x', at: 0, contents })).status).toBe(400)
    const { status, body } = await send({ id, at: 0, isLast: true, contents })
    expect([status, body.code]).toEqual([409, 'backup.unusable'])
    expect(await readdir(dir)).toEqual([])
  })

  it('may expand to a gigabyte: it is read in pieces, the portal answers meanwhile, and nothing of it is kept', async () => {
    const name = await backUp()
    const { manifest } = await readManifest(join(dir, name), undefined)
    await rm(join(dir, name))
    const bomb = Buffer.concat(Array.from({ length: 16 }, () => zeros))
    const said = Buffer.from(JSON.stringify({ ...manifest, tables: manifest.tables.slice(0, 1) }))
    const table = `tables/${manifest.tables[0]?.name}.copy.gz`
    const entries = [
      { name: 'manifest.json', bytes: said.length, source: said },
      { name: table, bytes: bomb.length, source: bomb },
    ]
    const contents = await buffer(Readable.from(sealedTar(entries, new Date())))
    const delay = monitorEventLoopDelay()
    const before = process.memoryUsage().rss
    delay.enable()
    const { status, body } = await send({ id: randomUUID(), at: 0, isLast: true, contents })
    delay.disable()
    expect([status, body.code]).toEqual([409, 'backup.unusable'])
    expect(delay.max / 1e6).toBeLessThan(1_000)
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(300)
    expect((await found()).body.data).toEqual([])
  })

  it('is not taken without a link that works', async () => {
    link = 'unknown'
    expect((await send({ id: randomUUID(), at: 0, contents: Buffer.from('x') })).status).toBe(404)
    expect((await found()).status).toBe(404)
    expect((await restore({ name: 'thant-x.tar' })).status).toBe(404)
  })
})
