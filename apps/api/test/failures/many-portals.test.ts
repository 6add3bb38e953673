import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { queueNames, queues } from '#database/jobs/queues.ts'
import { readKnown } from '#database/known-migrations.ts'
import { organizationForm, userForm } from '../records/factories.ts'
import { execute, withDatabase } from '../setup/database-server.ts'
import { logIn, type Portal, startPortal } from '../setup/portal-process.ts'

const server = inject('testServer').connectionString
const name = `thant_many_${randomBytes(4).toString('hex')}`
const limitMs = 120_000
const account = { name: 'Daw First', email: 'first@thant.example', password: 'seven green bottles' }
let folder: string
let portals: Portal[]
let token: string

const dataDirs = () => ['a', 'b', 'c'].map((portal) => join(folder, portal))
const portalAt = (index: number) => portals[index % portals.length] as Portal
const timesInTurn = <Result>(count: number, run: (portal: Portal, index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(portalAt(index), index)))

/** They start at the same time on a database that is empty. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thant-many-'))
  await execute(server, `create database ${name} template template0`)
  const variables = {
    DATABASE_URL: withDatabase(server, name),
    TOKEN_SECRET: randomBytes(32).toString('base64url'),
    LOG_LEVEL: 'info',
  }
  portals = await Promise.all(
    dataDirs().map((dataDir, index) => startPortal(dataDir, 3431 + index, ['--no-screens'], variables)),
  )
}, limitMs)

afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.stop()))
  await execute(server, `drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
}, limitMs)

function patch({ url }: Portal, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return fetch(`${url}/api${path}`, { method: 'PATCH', headers, body: JSON.stringify(body) })
}

async function read<Row>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: withDatabase(server, name) })
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

describe('three portals on one database', () => {
  // R-rel-18: TEST_INSTANCES=2 runs all tests of the API on two portals, too.
  it('that start together migrate it once', { tags: ['R-rel-18'] }, () => {
    const applied = portals.flatMap((portal) => portal.output().match(/"migration applied"/g) ?? [])
    expect(applied).toHaveLength(readKnown().length)
  })

  it('are ready for the proxy, although their folders are new', { tags: ['R-rel-19'] }, async () => {
    const statuses = await timesInTurn(3, async (portal) => (await portal.get('/health/ready')).status)
    expect(statuses).toEqual([200, 200, 200])
  })

  it('have one first super admin, whose session all of them know', { tags: ['R-rel-18'] }, async () => {
    const statuses = await timesInTurn(3, async (portal) => {
      const link = /\/setup\/([\w-]+)/.exec(portal.output())?.[1] ?? 'none'
      return (await portal.post(`/setup/${link}`, account)).status
    })
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    token = await logIn(portalAt(0))
    const known = await timesInTurn(3, async (portal) => (await portal.get('/me', token)).status)
    expect(known).toEqual([200, 200, 200])
  })

  it('show what was changed on another one', { tags: ['R-rel-18'] }, async () => {
    expect((await patch(portalAt(0), '/company', { name: 'Three Portals' })).status).toBe(200)
    const names = await timesInTurn(3, async (portal) => {
      const { data } = (await (await portal.get('/company')).json()) as { data: { name: string } }
      return data.name
    })
    expect(names).toEqual(Array(3).fill('Three Portals'))
  })

  it('do each job once', { tags: ['R-rel-18'], timeout: limitMs }, async () => {
    const forms = Array.from({ length: 24 }, () => userForm({ type: 'DRIVER', organizationId: null }))
    const added = await timesInTurn(24, (portal, index) => portal.post('/users', forms[index], token))
    expect(new Set(added.map(({ status }) => status))).toEqual(new Set([201]))
    const waiting = () => read(`select from jobs.job where name = 'mail' and state < 'completed'`)
    await expect.poll(waiting, { timeout: 60_000, interval: 500 }).toEqual([])
    const mails = await Promise.all(dataDirs().map(readMails))
    const recipients = mails.flat().map((mail) => /^To: (?:.*<)?([^<>\s]+)/m.exec(mail)?.[1])
    expect(recipients.toSorted()).toEqual(forms.map(({ email }) => email).toSorted())
  })

  it('make one backup for the nights on which none of them ran', {
    tags: ['R-rel-22'],
    timeout: limitMs,
  }, async () => {
    const count = async () => (await Promise.all(dataDirs().map(listBackups))).flat().length
    const before = await count()
    await read(`update recurring_jobs set sent_at = now() - interval '30 days',
        last_run_at = now() - interval '30 days' where queue = 'backup'`)
    await expect.poll(count, { timeout: 90_000, interval: 500 }).toBe(before + 1)
    const sent = () => read(`select from jobs.job where name = 'backup'`)
    expect(await sent()).toHaveLength(1)
    await expect
      .poll(() => read(`select from recurring_jobs where last_run_at > now() - interval '1 hour'`), {
        timeout: 30_000,
      })
      .toHaveLength(queueNames.filter((queue) => queues[queue].timetable).length)
    expect(await count()).toBe(before + 1)
  })

  it('count tries together', { tags: ['R-rel-18'] }, async () => {
    const { data: me } = (await (await portalAt(0).get('/me', token)).json()) as { data: { _id: string } }
    const body = { currentPassword: 'wrong', newPassword: 'a door opens slowly' }
    const replies = await timesInTurn(12, (portal) => patch(portal, `/users/change_password/${me._id}`, body))
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('lose nothing that was acknowledged when one of them is killed', {
    tags: ['R-rel-18'],
    timeout: limitMs,
  }, async () => {
    const [killed, ...left] = portals as [Portal, ...Portal[]]
    const acknowledged: string[] = []
    const statuses = new Map<Portal, Set<number>>(portals.map((portal) => [portal, new Set()]))
    let isOver = false
    const write = async (portal: Portal) => {
      while (!isOver) {
        const body = organizationForm({ name: `Kept ${randomUUID()}` })
        const reply = await portal.post('/organizations', body, token).catch(() => undefined)
        if (reply === undefined) return
        statuses.get(portal)?.add(reply.status)
        if (reply.status === 201) acknowledged.push(body.name)
      }
    }
    const writing = portals.flatMap((portal) => [write(portal), write(portal)])
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(60)
    await killed.stop('SIGKILL')
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length - before, { timeout: 60_000 }).toBeGreaterThan(30)
    isOver = true
    await Promise.all(writing)
    expect(left.map((portal) => [...(statuses.get(portal) ?? [])])).toEqual([[201], [201]])
    const kept = await read<{ name: string }>(`select name from organizations where name like 'Kept %'`)
    const names = kept.map((row) => row.name)
    expect(new Set(names).size).toBe(names.length)
    expect(acknowledged.filter((one) => !names.includes(one))).toEqual([])
  })
})

async function readMails(dataDir: string): Promise<string[]> {
  const mails = join(dataDir, 'mail')
  const files = await readdir(mails).catch(() => [])
  return Promise.all(files.map((file) => readFile(join(mails, file), 'utf8')))
}

async function listBackups(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'backups')).catch(() => [])
  return names.filter((name) => name.endsWith('.tar'))
}
