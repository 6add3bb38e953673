import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { billRuns } from '@thant/api/domains/money/billing/bill-run.service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAs, type TestActor } from '../../../apps/api/test/setup/actors.ts'
import { useTestApp } from '../../../apps/api/test/setup/create-test-app.ts'
import { fillDemoCompany } from '../src/fill.ts'

const script = join(import.meta.dirname, '../../../docs/recompute-invoices.mjs')
const testApp = useTestApp()
let folder: string
let finance: TestActor
let customers: string[]

beforeAll(async () => {
  testApp.clock.set('2026-11-28T04:30:00Z')
  folder = await mkdtemp(join(tmpdir(), 'invoices-'))
  await fillDemoCompany({ ...testApp, services: testApp.app.services }, 'a password for looking around')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  await finance.call('POST', '/payment/tax_rates', { body: { from: '2026-11-28', percent: 5 } })
  const run = await read('POST', '/billing_runs', { month: '2026-11' })
  await read('POST', `/billing_runs/${run._id}/accept`, { __v: run.__v })
  await billRuns({ ...testApp, services: testApp.app.services })
  const { rows } = await testApp.pool.query(
    `select organization_id as id from charges where invoice_id is not null
     group by organization_id order by count(distinct kind) desc, count(*) desc, organization_id limit 3`,
  )
  customers = rows.map(({ id }) => id)
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(method: 'GET' | 'POST', path: string, body?: object) {
  const { status, body: reply, text } = await finance.call(method, path, { body })
  expect(status, text).toBeLessThan(300)
  return reply.data
}

/** What the portal answers about a customer, as files. */
async function save(organizationId: string): Promise<Record<string, { amount: number }[]>> {
  const prices = await read('GET', `/organizations/${organizationId}/prices`)
  const ids = new Set<string>(
    prices.agreements.flatMap(({ priceList }: { priceList: { _id: string } | null }) => priceList?._id ?? []),
  )
  const { rows } = await testApp.pool.query(
    'select distinct invoice_id as id from charges where organization_id = $1 and invoice_id is not null',
    [organizationId],
  )
  const files = {
    pickups: await read('GET', `/logistics/organizations/${organizationId}?include=items`),
    failures: await read('GET', `/outcomes?organizationId=${organizationId}&limit=200`),
    prices,
    lists: await Promise.all([...ids].map((id) => read('GET', `/price_lists/${id}`))),
    indexes: await read('GET', '/price_indexes?limit=200'),
    invoices: await Promise.all(rows.map(({ id }) => read('GET', `/payment/${id}`))),
  }
  for (const [name, file] of Object.entries(files)) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(file))
  }
  return files
}

function recompute(): Promise<{ isRight: boolean; said: string }> {
  return promisify(execFile)(process.execPath, [script, folder]).then(
    ({ stdout }) => ({ isRight: true, said: stdout }),
    ({ stdout, stderr }) => ({ isRight: false, said: `${stdout}${stderr}` }),
  )
}

describe('the script of the documentation, which shares no code with the portal', () => {
  it('has at most 125 lines', { tags: ['14.7-15'] }, async () => {
    const text = await readFile(script, 'utf8')
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(125)
    expect(text).not.toMatch(/from '(?!node:)/)
  })

  it('recomputes the invoices of three customers of the demonstration, to the kyat', {
    tags: ['14.7-15', '14.6-02'],
  }, async () => {
    expect(customers).toHaveLength(3)
    for (const customer of customers) {
      await save(customer)
      expect(await recompute()).toEqual({ isRight: true, said: '1 invoices, 0 differ\n' })
    }
  })

  it('finds an amount that is wrong', { tags: ['14.7-15'] }, async () => {
    const { invoices = [] } = await save(customers[0] ?? '')
    const wrong = invoices.map((invoice) => ({ ...invoice, amount: invoice.amount + 1 }))
    await writeFile(join(folder, 'invoices.json'), JSON.stringify(wrong))
    const { isRight, said } = await recompute()
    expect([isRight, said]).toEqual([false, expect.stringContaining('recomputed')])
  })
})
