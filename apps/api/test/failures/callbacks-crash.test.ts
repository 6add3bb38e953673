import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSandboxGateway, type SandboxGateway } from '#lib/payment-gateway/sandbox.ts'
import { storedSecret } from '../../src/secrets.ts'
import { type Portal, postgresPid, postgresUrl, startPortal } from '../setup/portal-process.ts'

const cycles = 8
const port = 3419
const firstNumber = 500_000_000_000
let dataDir: string
let portal: Portal
let gateway: SandboxGateway

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thant-callbacks-'))
})

afterAll(async () => {
  await portal?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('kill -9 under a stream of the card provider’s results', () => {
  it(`applies each payment once or not at all through ${cycles} kills, and every acknowledged one`, {
    tags: ['R-rel-01'],
    timeout: 300_000,
  }, async () => {
    portal = await start()
    gateway = createSandboxGateway({ secret: storedSecret(dataDir, 'sandbox-payment'), publicUrl: portal.url })
    const acknowledged = new Set<string>()
    const sent = new Set<string>()

    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const numbers = await openOrders(cycle, 1_000)
      const payers = [0, 1, 2, 3].map((lane) => pay(numbers.filter((_, index) => index % 4 === lane)))
      // The stream is cut after a number of acknowledgements, because a time would not be midway on a slow machine.
      const enough = acknowledged.size + 5 + ((cycle * 7) % 20)
      await vi.waitUntil(() => acknowledged.size >= enough, { timeout: 15_000, interval: 3 })
      // Every third cycle also kills the database, so that it has to recover its files.
      if (cycle % 3 === 2) process.kill(postgresPid(dataDir), 'SIGKILL')
      await portal.stop('SIGKILL')
      await Promise.all(payers)
      portal = await start()
    }

    const after = await payments()
    expect([...acknowledged].filter((number) => after.get(number) !== 'PAID 1 SUCCEEDED 1 1')).toEqual([])
    expect(new Set(after.values())).toEqual(new Set(['PENDING 0 OPEN 0 0', 'PAID 1 SUCCEEDED 1 1']))

    // The provider repeats results that were not acknowledged, and may repeat others too.
    for (const number of sent) await post(number, 'notification')
    const settled = await payments()
    expect([...sent].filter((number) => settled.get(number) !== 'PAID 1 SUCCEEDED 1 1')).toEqual([])

    async function pay(numbers: string[]): Promise<void> {
      for (const [index, number] of numbers.entries()) {
        sent.add(number)
        const isAnswered = await post(number, index % 2 === 0 ? 'notification' : 'comeBack').catch(() => false)
        if (!isAnswered) return
        acknowledged.add(number)
      }
    }
  })
})

function start(): Promise<Portal> {
  return startPortal(dataDir, port, ['--no-screens'], { PAYMENT_GATEWAY: 'sandbox' })
}

/** Inserts the rows that a checkout leaves, because thousands of checkouts would take too long. */
async function openOrders(cycle: number, count: number): Promise<string[]> {
  const { rows } = await query<{ number: string }>(
    `with ordered as (
       insert into orders (number, kind, customer_name, customer_email, customer_phone, description, total, currency)
       select ($1::bigint + n)::text, 'generic', 'Daw Mya', n || '@mail.example', '09765432100', 'Removal', 300, 'USD'
       from generate_series(1, $2::int) n returning id, number)
     insert into payment_attempts (number, order_id, merchant_id, amount, currency, created_at, changed_at)
     select number, id, 'SANDBOXUSD', 300, 'USD', now(), now() from ordered returning number`,
    [firstNumber + cycle * count, count],
  )
  return rows.map(({ number }) => number)
}

async function post(number: string, way: 'notification' | 'comeBack'): Promise<boolean> {
  const payment = { orderId: number, merchantId: 'SANDBOXUSD', currency: '840', amount: '000000030000', at: new Date() }
  const { action, fields } = gateway.resultsOf(payment, '000')[way]
  const reply = await fetch(`${portal.url}${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return reply.status === 200 || reply.status === 303
}

/** Maps each order to its status, version, attempt's state, and numbers of results and audit rows. */
async function payments(): Promise<Map<string, string>> {
  const { rows } = await query<{ number: string; facts: string }>(
    `select o.number, concat_ws(' ', o.status, o.version, a.state,
       (select count(*) from payment_results r where r.number = o.number),
       (select count(*) from audit_entries e where e.entity_id = o.number and e.action = 'order.pay')) as facts
     from orders o join payment_attempts a on a.order_id = o.id`,
  )
  return new Map(rows.map(({ number, facts }) => [number, facts]))
}

async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: postgresUrl(dataDir) })
  await client.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    await client.end()
  }
}
