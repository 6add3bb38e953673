import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findPostmaster } from '@thant/database/embedded/postmaster'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choices, prepareReports } from '../records/saved-report.ts'
import { type Portal, setUp, startPortal } from '../setup/portal-process.ts'

let dataDir: string
let portal: Portal

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thant-pdf-'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await portal.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

async function isPdf(reply: Response): Promise<boolean> {
  const contents = Buffer.from(await reply.arrayBuffer()).toString('latin1')
  return reply.status === 200 && contents.startsWith('%PDF-') && contents.trimEnd().endsWith('%%EOF')
}

async function stateOf(report: string, choice: string): Promise<string> {
  const { data } = (await (await portal.get(`/download/${report}/state${choice}`)).json()) as {
    data: { state: string }
  }
  return data.state
}

describe('a portal process that draws PDFs', () => {
  it('finishes the PDF in progress and the waiting ones before it stops', {
    tags: ['R-rel-08b'],
    timeout: 60_000,
  }, async () => {
    portal = await startPortal(dataDir, 3416)
    const { token } = await setUp(portal)
    const report = await (await prepareReports(portal, token))()
    const requested = choices.map((choice) => portal.get(`/download/${report}${choice}`))
    const states = async () => (await Promise.all(choices.map((choice) => stateOf(report, choice)))).sort()
    const underWay = ['drawing', 'waiting', 'waiting', 'waiting']
    await expect.poll(states, { interval: 5, timeout: 10_000 }).toEqual(underWay)
    const stopped = portal.stop()
    const areWhole = await Promise.all(requested.map(async (reply) => isPdf(await reply)))
    expect(areWhole).toEqual([true, true, true, true])
    expect(await stopped).toBe(0)
  })

  it('draws a PDF again if it was killed after storing the file but before recording it', {
    tags: ['R-rel-11b'],
    timeout: 60_000,
  }, async () => {
    portal = await startPortal(dataDir, 3417)
    const { token } = await setUp(portal)
    const report = await (await prepareReports(portal, token))()
    const client = new Client({
      host: findPostmaster(join(dataDir, 'postgres'))?.socketFolder,
      user: 'thant',
      database: 'postgres',
    })
    await client.connect()
    // The lock admits readers and makes writers wait.
    await client.query('begin; lock table report_files in share mode')
    const cut = portal.get(`/download/${report}`).then(isPdf, () => false)
    const stored = async () => (await readdir(join(dataDir, 'files'))).filter((name) => name.endsWith('.pdf'))
    await expect.poll(stored, { timeout: 30_000 }).toHaveLength(1)
    await portal.stop('SIGKILL')
    expect(await cut).toBe(false)
    // Otherwise the database would still run the insert of the killed server once the lock is released.
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
    )
    await client.end()

    portal = await startPortal(dataDir, 3417)
    expect(await stateOf(report, '')).toBe('none')
    expect(await isPdf(await portal.get(`/download/${report}`))).toBe(true)
    expect(await stateOf(report, '')).toBe('ready')
    expect(await stored()).toHaveLength(2)
  })

  it('turns away what exceeds its queue when 200 ask at once, answers health checks meanwhile, and recovers', {
    tags: ['R-rel-10'],
    timeout: 240_000,
  }, async () => {
    vi.stubEnv('TRUST_PROXY', '1')
    portal = await startPortal(dataDir, 3418)
    const { token } = await setUp(portal)
    const save = await prepareReports(portal, token)
    const reports: string[] = []
    while (reports.length < 50) reports.push(await save())
    // Each client has its own address, so that the queue refuses it and not the rate limit.
    const ask = async (path: string, client: number) => {
      const reply = await fetch(`${portal.url}/api/download/${path}`, {
        headers: { 'x-forwarded-for': `203.0.113.${client}` },
      })
      if (reply.status === 200) return (await isPdf(reply)) ? 'drawn' : 'half'
      const { code } = (await reply.json()) as { code: string }
      return `${reply.status} ${code} ${reply.headers.get('retry-after')}`
    }
    const paths = reports.flatMap((report) => choices.map((choice) => report + choice))
    let answers: string[] = []
    const meanwhile = await timeReady(async () => {
      answers = await Promise.all(paths.map(ask))
    })
    expect(new Set(answers)).toEqual(new Set(['drawn', '503 pdf.busy 60']))
    const turnedAway = answers.filter((answer) => answer !== 'drawn').length
    // One is drawn while 100 wait, and a few more are admitted as places become free.
    expect(turnedAway).toBeLessThanOrEqual(99)
    expect(turnedAway).toBeGreaterThan(20)
    // The benchmark of PDFs has the strict limit; a server that draws on its own thread takes seconds here.
    expect(meanwhile).toBeLessThan(1_000)
    const refused = paths[answers.findIndex((answer) => answer !== 'drawn')] ?? ''
    expect(await ask(refused, 250)).toBe('drawn')
    expect(portal.process.exitCode).toBe(null)
  })
})

/**
 * Returns the 99th percentile of the response times of /health/ready during the work, in ms. Every reply must be 200.
 */
async function timeReady(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const startedAt = performance.now()
      expect((await portal.get('/health/ready')).status).toBe(200)
      times.push(performance.now() - startedAt)
      await delay(10)
    }
  })()
  await work()
  isOver = true
  await watching
  times.sort((a, b) => a - b)
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0
}
