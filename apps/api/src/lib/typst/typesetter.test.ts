import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { literal, printedReport } from '../../../test/records/printed-report.ts'
import { silentLog } from '../../../test/setup/silent-log.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'

const script = new URL('../../../test/files/stand-in-typesetter.ts', import.meta.url)
let typesetter: Typesetter

function start(options: Partial<Parameters<typeof createTypesetter>[0]> = {}): void {
  typesetter = createTypesetter({ log: silentLog, script, ...options })
}

afterEach(() => typesetter.close())

const titled = (title: string) => printedReport({ id: title, title: literal(title), pages: [] })
const draw = async (title: string) => Number(Buffer.from(await typesetter.draw(titled(title))).toString())

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the typesetter', () => {
  it('draws one document after the other in one process', async () => {
    start()
    const pids = await Promise.all(['one', 'two', 'three'].map(draw))
    expect(new Set(pids).size).toBe(1)
    expect(pids[0]).not.toBe(process.pid)
  })

  it('ends its process after a while without work, and starts another', async () => {
    start({ idleMs: 50 })
    const pid = await draw('one')
    expect(isRunning(pid)).toBe(true)
    await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false)
    expect(await draw('two')).not.toBe(pid)
  })

  it('kills its process when a document takes too long, and draws the next', {
    tags: ['R-sec-45', 'R-rel-23'],
  }, async () => {
    start({ timeoutMs: 1_500 })
    const before = await draw('one')
    const startedAt = Date.now()
    const [hanging, after] = await Promise.allSettled([draw('hang'), draw('two')])
    expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'pdf.failed', status: 503 } })
    expect(Date.now() - startedAt).toBeGreaterThan(1_400)
    expect(after.status).toBe('fulfilled')
    expect(isRunning(before)).toBe(false)
  })

  it('lets a process finish that a busy machine gives no processor for long', { tags: ['R-rel-23'] }, async () => {
    start({ timeoutMs: 200 })
    const pid = await draw('one')
    const slow = draw('slow 1')
    process.kill(pid, 'SIGSTOP')
    await delay(2_000)
    process.kill(pid, 'SIGCONT')
    expect(await slow).toBe(pid)
  })

  it('kills its process when a document hangs without using the processor', { tags: ['R-rel-23'] }, async () => {
    start({ hangMs: 3_000 })
    const pid = await draw('one')
    const [hanging, after] = await Promise.allSettled([draw('sleep'), draw('two')])
    expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'pdf.failed', status: 503 } })
    expect(after.status).toBe('fulfilled')
    expect(isRunning(pid)).toBe(false)
  })

  it('lets documents wait for as long as those before them take', { tags: ['R-rel-23'] }, async () => {
    start()
    const pid = await draw('one')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const all = Promise.allSettled(['slow 1', 'slow 2'].map(draw))
    process.kill(pid, 'SIGSTOP')
    await vi.advanceTimersByTimeAsync(240_000)
    process.kill(pid, 'SIGCONT')
    vi.useRealTimers()
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  it('gives a process that a busy machine starts slowly the time that it needs', {
    tags: ['R-sec-45', 'R-rel-23'],
  }, async () => {
    start({ timeoutMs: 2_000, script: new URL('../../../test/files/stand-in-slow-typesetter.ts', import.meta.url) })
    expect(await draw('one')).toBeGreaterThan(0)
  })

  it.each(['die', 'refuse', 'grow'])(
    'fails only the document that makes its process %s',
    { tags: ['R-sec-45', 'R-rel-11b'] },
    async (title) => {
      start()
      const results = await Promise.allSettled(['one', title, 'two'].map(draw))
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(results[1]).toMatchObject({ reason: { code: 'pdf.failed' } })
      // The failure is not cached, so the next request draws again.
      await expect(draw(title)).rejects.toMatchObject({ code: 'pdf.failed' })
    },
  )

  it('refuses documents while its queue is full, and accepts them once there is room', {
    tags: ['R-rel-10'],
  }, async () => {
    start({ queueLimit: 2 })
    const running = ['slow 1', 'slow 2', 'slow 3'].map(draw)
    await expect(draw('late')).rejects.toMatchObject({ code: 'pdf.busy', status: 503 })
    expect(() => typesetter.admit('late')).toThrow(expect.objectContaining({ code: 'pdf.busy' }))
    expect(() => typesetter.admit('slow 3')).not.toThrow()
    await Promise.all(running)
    expect(() => typesetter.admit('late')).not.toThrow()
    expect(await draw('late')).toBeGreaterThan(0)
  })

  it('leaves out a document that nobody waits for any longer, which makes room for others', async () => {
    start({ queueLimit: 1 })
    let hasLeft = false
    const first = draw('slow 1')
    const left = typesetter.draw(titled('slow 2'), () => hasLeft)
    left.catch(() => {})
    await expect(draw('late')).rejects.toMatchObject({ code: 'pdf.busy' })
    hasLeft = true
    const late = draw('late')
    await expect(left).rejects.toMatchObject({ code: 'pdf.failed' })
    expect(await Promise.all([first, late])).toHaveLength(2)
  })

  it('draws a document once for two simultaneous requests', async () => {
    start({ queueLimit: 1 })
    const first = draw('slow 1')
    const same = Array.from({ length: 10 }, () => draw('slow 2'))
    const pids = await Promise.all([first, ...same])
    expect(new Set(pids).size).toBe(1)
  })

  it('says how far each document is', { tags: ['R-rel-23'] }, async () => {
    start()
    const states = () => ['slow 1', 'slow 2', 'other'].map((title) => typesetter.stateOf(title))
    const none = { state: 'none', ahead: 0 }
    expect(states()).toEqual([none, none, none])
    const all = Promise.all(['slow 1', 'slow 2'].map(draw))
    await delay(10)
    expect(states()).toEqual([{ state: 'drawing', ahead: 0 }, { state: 'waiting', ahead: 1 }, none])
    await all
    expect(states()).toEqual([none, none, none])
  })

  it('finishes its queue when it is closed, accepts nothing more, and ends its process', {
    tags: ['R-rel-08b'],
  }, async () => {
    start()
    const requested = ['slow 1', 'slow 2'].map(draw)
    const closed = typesetter.close()
    await expect(draw('late')).rejects.toMatchObject({ code: 'pdf.busy' })
    const [pid = 0] = await Promise.all(requested)
    await closed
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})
