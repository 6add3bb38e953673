import { Agent, request } from 'node:http'
import type { Pool } from 'pg'
import { median } from '../measure.ts'
import { benchGateway } from '../portal.ts'
import { type Row, row } from '../table.ts'
import type { Target, Targets } from '../targets.ts'

const results = 1_000
const blocks = 10
const perBlock = results / blocks
/** Callbacks per payment: one in ten payments is reported twice more, once each way. */
const sent = 1.2

/**
 * Sends a thousand successful results, by notification and by return in turn, one in ten twice more. The baseline
 * writes the same rows in one transaction each without any rule, on the same database. They alternate in blocks of a
 * hundred.
 */
export async function benchPayments({ small, bareSmallUrl }: Pick<Targets, 'small' | 'bareSmallUrl'>): Promise<Row[]> {
  await begin(small.pool, 'handled', 300_000_000_000)
  await begin(small.pool, 'bare', 400_000_000_000)
  const ratios: number[] = []
  for (let block = -1; block < blocks; block += 1) {
    const isWarmUp = block < 0
    const numbers = Array.from({ length: perBlock }, (_, index) => (block + 1) * perBlock + index)
    const bare = await time(() => writeBare(bareSmallUrl, numbers))
    const ours = await time(() => handle(small, numbers))
    if (isWarmUp) continue
    ratios.push((sent * bare) / ours)
  }
  const once = await countStateChanges(small.pool)
  return [
    row('callbacks of the card provider a second, against bare writes of their rows', median(ratios), 0.35, 'x', true),
    row('payments of those that were not made exactly once', results + perBlock - once, 0, ''),
  ]
}

/** Creates orders with one open attempt each, with one block more than is measured, for the warm-up. */
async function begin(pool: Pool, name: string, from: number): Promise<void> {
  await pool.query(
    `with ordered as (
       insert into orders (number, kind, customer_name, customer_email, customer_phone, quantity, total, currency, delivery_address)
       select ($1::bigint + n)::text, 'battery', $2, n || '@bench.example', '09765432100', 3, 300, 'USD', 'Strand Road'
       from generate_series(0, $3::int - 1) n returning id, number)
     insert into payment_attempts (number, order_id, merchant_id, amount, currency, created_at, changed_at)
     select number, id, 'SANDBOXUSD', 300, 'USD', now(), now() from ordered`,
    [from, name, results + perBlock],
  )
}

async function handle({ url }: Target, numbers: number[]): Promise<void> {
  for (const number of numbers) {
    const { notification, comeBack } = resultsOf(300_000_000_000 + number)
    const ways = number % 2 === 0 ? [notification] : [comeBack]
    for (const { action, fields } of number % 10 === 0 ? [...ways, notification, comeBack] : ways) {
      await post(`${url}${action}`, fields)
    }
  }
}

async function writeBare(url: string, numbers: number[]): Promise<void> {
  for (const number of numbers) {
    const { notification, comeBack } = resultsOf(400_000_000_000 + number)
    const { action, fields } = number % 2 === 0 ? notification : comeBack
    await post(`${url}${action}`, fields)
  }
}

function resultsOf(number: number) {
  const payment = { orderId: String(number), merchantId: 'SANDBOXUSD', currency: '840', amount: '000000030000' }
  return benchGateway.resultsOf({ ...payment, at: new Date() }, '000')
}

async function countStateChanges(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from orders o where customer_name = 'handled' and status = 'PAID' and version = 1
       and (select count(*) from audit_entries e where e.entity = 'order' and e.entity_id = o.number and action = 'order.pay') = 1
       and (select count(*) from payment_results r where r.number = o.number) = 1`,
  )
  return rows[0]?.count ?? 0
}

async function time(run: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Posts a form like the provider (answered 200) or a browser (answered 303). */
function post(url: string, fields: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 || response.statusCode === 303
          ? resolve()
          : reject(new Error(`${url}: ${response.statusCode}`)),
      )
    })
    call.on('error', reject)
    call.end(new URLSearchParams(fields).toString())
  })
}
