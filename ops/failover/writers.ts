import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Write } from './outcome.ts'

/**
 * Adds organizations, each under an Idempotency-Key, and repeats under the same key what was not answered or answered
 * by 5xx, as a good client does.
 */
export function startWriters(count: number, url: string, token: string) {
  const acknowledged: Write[] = []
  const answers = new Map<string, number>()
  let isOver = false
  let failure: unknown
  const writing = Promise.all(Array.from({ length: count }, () => write())).catch((error: unknown) => {
    failure = error
  })

  async function write(): Promise<void> {
    while (!isOver) {
      const name = `Written ${randomUUID()}`
      const id = await add(name)
      if (id !== undefined) acknowledged.push({ name, id, at: performance.now() })
    }
  }

  async function add(name: string): Promise<string | undefined> {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    }
    const body = JSON.stringify({ ...organization, name })
    while (!isOver) {
      const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }
      const reply = await fetch(url, request).catch(() => undefined)
      const text = await reply?.text().catch(() => undefined)
      const answer = text === undefined ? 'none' : String(reply?.status)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
      if (answer === '201') return (JSON.parse(text ?? '') as { data: { _id: string } }).data._id
      if (answer.startsWith('4')) throw new Error(`A write was refused by ${answer}: ${text}`)
      await delay(200)
    }
    return undefined
  }

  return {
    acknowledged,
    /** How often there was which status, or none. */
    answers,
    async haveAcknowledged(writes: number): Promise<void> {
      const deadline = Date.now() + timeoutMs
      while (acknowledged.length < writes && failure === undefined && Date.now() < deadline) await delay(100)
    },
    async stop(): Promise<void> {
      isOver = true
      await writing
      if (failure !== undefined) throw failure
    },
  }
}

const timeoutMs = 120_000

const organization = {
  info: 'Imports kitchenware',
  email: 'office@lotus.example',
  address: '12 Strand Road, Kyauktada, Yangon',
  officePhoneNumber: '01 234 567',
  contactPersonName: 'Daw Khin Mar',
  contactPersonPhoneNumber: '+95 9 765 4321',
  companyType: 'Trading',
}
