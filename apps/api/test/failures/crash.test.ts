import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationForm } from '../records/factories.ts'
import { logIn, type Portal, postgresPid, setUp, startPortal } from '../setup/portal-process.ts'

const cycles = 20
const port = 3411
let dataDir: string
let portal: Portal

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thant-crash-'))
})

afterAll(async () => {
  await portal?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

type Acknowledged = { organizations: Set<string>; completed: Map<string, number> }

/** Records only acknowledged writes, because the others may or may not have been stored. */
async function write(token: string, organizationId: string, acknowledged: Acknowledged): Promise<void> {
  for (;;) {
    try {
      const made = await portal.post('/organizations', organizationForm(), token)
      if (made.status === 201) acknowledged.organizations.add(await idOf(made))
      const pickup = await portal.post('/logistics', { organizationId, pickUpTime: '2026-01-05T02:30:00Z' }, token)
      if (pickup.status !== 201) continue
      const id = await idOf(pickup)
      const items = [{ productName: 'Office paper', productType: 'Papers', quantity: 1.5, unit: 'kg' }]
      const done = await fetch(`${portal.url}/api/logistics/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ status: 'COMPLETED', items }),
      })
      if (done.status === 200) acknowledged.completed.set(id, 1.5)
    } catch {
      return
    }
  }
}

async function idOf(reply: Response): Promise<string> {
  const { data } = (await reply.json()) as { data: { _id: string } }
  return data._id
}

async function listAll(path: string, token: string): Promise<string[]> {
  const ids: string[] = []
  let after: string | null = ''
  do {
    const reply = await portal.get(`${path}limit=1000&sort=createdAt${after ? `&after=${after}` : ''}`, token)
    const page = (await reply.json()) as { data: Array<{ _id: string }>; next: string | null }
    ids.push(...page.data.map(({ _id }) => _id))
    after = page.next
  } while (after !== null)
  return ids
}

describe('kill -9 under a stream of writes', () => {
  it(`loses no acknowledged write through ${cycles} kills, and keeps no half of one`, {
    tags: ['R-rel-01'],
    timeout: 400_000,
  }, async () => {
    portal = await startPortal(dataDir, port)
    let { token } = await setUp(portal)
    const organizationId = await idOf(await portal.post('/organizations', organizationForm(), token))
    const acknowledged: Acknowledged = { organizations: new Set(), completed: new Map() }

    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const before = acknowledged.completed.size
      const writers = Array.from({ length: 4 }, () => write(token, organizationId, acknowledged))
      // On a slow machine nothing would be acknowledged within a fixed time, and a kill then shows nothing.
      await expect.poll(() => acknowledged.completed.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before)
      await delay(20 + ((cycle * 37) % 200))
      // Every third cycle also kills the database, so that it has to recover its files.
      if (cycle % 3 === 2) process.kill(postgresPid(dataDir), 'SIGKILL')
      await portal.stop('SIGKILL')
      await Promise.all(writers)
      portal = await startPortal(dataDir, port)
      token = await logIn(portal)
    }

    expect(acknowledged.completed.size).toBeGreaterThanOrEqual(cycles)
    const organizations = new Set(await listAll('/organizations?', token))
    expect([...acknowledged.organizations].filter((id) => !organizations.has(id))).toEqual([])

    const completed = await listAll('/logistics?status=COMPLETED&', token)
    expect([...acknowledged.completed.keys()].filter((id) => !completed.includes(id))).toEqual([])
    const totals = await portal.get(`/wastes/organizations/${organizationId}`, token)
    const { data } = (await totals.json()) as { data: Array<{ quantity: number }> }
    expect(data).toEqual([{ name: 'Papers', quantity: completed.length * 1.5 }])
  })
})
