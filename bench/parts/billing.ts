import type { Pool } from 'pg'
import { createDatabase } from '../../apps/api/src/database/client.ts'
import { createBenchDatabase, logIn, startBenchServer } from '../portal.ts'
import { startPortal } from '../portal-process.ts'
import { log } from '../services.ts'
import { type Row, row } from '../table.ts'
import { until } from '../until.ts'

const organizations = 1_000
const chargesOfEach = 60
const kills = 10

/** Bills 1,000 customers with 60 charges each: once as it comes, and once with a portal that is killed ten times. */
export async function benchBilling(): Promise<Row[]> {
  const server = await startBenchServer()
  const size = { organizations, pickups: organizations, items: organizations }
  const connectionString = await createBenchDatabase(server.connectionString, 'billing', size)
  const { pool, close } = createDatabase({ connectionString, log })
  const portal = await startPortal({ DATABASE_URL: connectionString })
  try {
    const { seconds, token } = await billOnce(pool, portal.url)
    const { run } = await draft(pool, portal.url, token, 2)
    await accept(portal.url, token, run)
    for (let killed = 1; killed <= kills; killed += 1) {
      const billed = (killed * organizations) / (kills + 1)
      await until(async () => (await count(pool, invoicesOf(2))) >= billed)
      await portal.kill()
      // The job is tried again when its lease is over, which nobody waits for here.
      await pool.query(
        `update jobs.job set state = 'retry', start_after = now() where name = 'billing' and state = 'active'`,
      )
      await portal.startAgain()
    }
    await until(async () => (await count(pool, `billing_runs where state = 'done'`)) === 2)
    return [
      row('draft 1,000 invoices of 60 charges', seconds.draft, 10, 's'),
      row('make 1,000 invoices of them, mails queued', seconds.accept, 30, 's'),
      row('charges not billed after 10 kills', await count(pool, 'charges where invoice_id is null'), 0, ''),
      row('invoices missing, of 1,000', organizations - (await count(pool, invoicesOf(2))), 0, ''),
      row('charges billed twice', await count(pool, billedTwice), 0, ''),
    ]
  } finally {
    await portal.stop()
    await close()
    await server.stop()
  }
}

/** Each invoice comes to what its charges come to, so that one that is in two would be found. */
const billedTwice = `(
  select from invoices join charges on charges.invoice_id = invoices.id
  group by invoices.id having sum(charges.amount) <> invoices.amount) different`

const invoicesOf = (month: number) =>
  `invoices where service_starts_on = date '2026-0${month}-01' and number like 'INV-%'`

async function billOnce(pool: Pool, url: string) {
  const token = await logIn(url)
  const { run, seconds } = await draft(pool, url, token, 1)
  const begunAt = performance.now()
  await accept(url, token, run)
  await until(async () => (await count(pool, `billing_runs where state = 'done'`)) === 1)
  return { token, seconds: { draft: seconds, accept: (performance.now() - begunAt) / 1_000 } }
}

type Run = { _id: string; __v: number }

async function draft(pool: Pool, url: string, token: string, month: number): Promise<{ run: Run; seconds: number }> {
  await pool.query(
    `insert into charges (organization_id, site_id, day, kind, waste_type, quantity, unit, unit_price, amount, currency,
       tax_treatment)
     select o.id, o.id, date '2026-0${month}-01' + n % 28, kind, case when kind = 'kg' then 'Papers' end, 1 + n % 7, kind,
       1000 + 10 * (n % 5), (1 + n % 7) * (1000 + 10 * (n % 5)), 'MMK', 'taxable'
     from organizations o, generate_series(1, ${chargesOfEach}) n,
       lateral (select case when n % 2 = 0 then 'pickup' else 'kg' end as kind) k`,
  )
  await pool.query('analyze charges')
  const begunAt = performance.now()
  const run = await post<Run>(url, token, '/billing_runs', { month: `2026-0${month}` })
  return { run, seconds: (performance.now() - begunAt) / 1_000 }
}

async function accept(url: string, token: string, { _id, __v }: Run): Promise<void> {
  await post(url, token, `/billing_runs/${_id}/accept`, { __v })
}

async function post<Data>(url: string, token: string, path: string, body: object): Promise<Data> {
  const reply = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`POST ${path}: ${reply.status} ${await reply.text()}`)
  return ((await reply.json()) as { data: Data }).data
}

async function count(pool: Pool, what: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${what}`)
  return rows[0]?.count ?? 0
}
