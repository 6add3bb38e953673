import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAs, type TestActor } from '../../../apps/api/test/setup/actors.ts'
import { useTestApp } from '../../../apps/api/test/setup/create-test-app.ts'
import { fillDemoCompany } from '../src/fill.ts'

const script = join(import.meta.dirname, '../../../docs/gri-306.mjs')
const testApp = useTestApp()
let folder: string
let staff: TestActor
let customers: Array<{ id: string; name: string }>

beforeAll(async () => {
  testApp.clock.set('2026-11-21T04:30:00Z')
  folder = await mkdtemp(join(tmpdir(), 'gri-306-'))
  await fillDemoCompany({ ...testApp, services: testApp.app.services }, 'a password for looking around')
  staff = await signInAs(testApp, 'ADMIN')
  const { rows } = await testApp.pool.query(
    `select o.id, o.name from organizations o join waste_totals t on t.organization_id = o.id
     group by o.id order by count(distinct t.treatment) desc, count(*) desc, o.id limit 3`,
  )
  customers = rows
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function recompute(items: string, tables: string): Promise<{ isRight: boolean; said: string }> {
  const paths = [join(folder, 'items.csv'), join(folder, 'tables.csv')] as const
  await writeFile(paths[0], items)
  await writeFile(paths[1], tables)
  return promisify(execFile)(process.execPath, [script, ...paths]).then(
    ({ stdout }) => ({ isRight: true, said: stdout }),
    ({ stdout }) => ({ isRight: false, said: stdout }),
  )
}

async function filesOf(organizationId: string, query: string): Promise<[items: string, tables: string]> {
  const path = `/gri/organizations/${organizationId}`
  const read = async (address: string) => {
    const { status, text } = await staff.call('GET', `${address}?${query}`)
    expect(status).toBe(200)
    return text
  }
  return [await read(`${path}/items/export`), await read(`${path}/export`)]
}

describe('the script of the documentation, which shares no code with the portal', () => {
  it('has at most 60 lines', { tags: ['11.5-10'] }, async () => {
    expect((await readFile(script, 'utf8')).trimEnd().split('\n').length).toBeLessThanOrEqual(60)
    expect(await readFile(script, 'utf8')).not.toMatch(/from '(?!node:)/)
  })

  it.each(['from=2026-01&to=2026-12', 'from=2026-08&to=2026-10', 'from=2026-11', 'to=2025-12', 'from=2030-01'])(
    'recomputes every cell from the items of three customers of the demonstration, to the gram: ?%s',
    { tags: ['11.5-10', '11.5-48'] },
    async (query) => {
      let weighed = 0
      for (const { id, name } of customers) {
        const { isRight, said } = await recompute(...(await filesOf(id, query)))
        expect([name, isRight, said]).toEqual([
          name,
          true,
          expect.stringMatching(/^\d+ items, \d+ lines, [\d.]+ kg\n\n$/),
        ])
        weighed += Number.parseInt(said, 10)
      }
      if (query === 'from=2030-01') expect(weighed).toBe(0)
      else expect(weighed).toBeGreaterThan(9)
    },
  )

  it('notices a gram in any cell', { tags: ['11.5-10'] }, async () => {
    const [items, tables] = await filesOf(customers[0]?.id ?? '', 'from=2026-01&to=2026-12')
    const lines = tables.trimEnd().split('\r\n')
    // What consignments cover rests on the loads of the whole company.
    const isOfItems = (line: string) => /306-\d|^Data quality/.test(line) && !/Diversion rate/.test(line)
    expect(lines.filter(isOfItems).length).toBeGreaterThan(30)
    for (const [index, line] of lines.entries()) {
      if (!isOfItems(line)) continue
      const cells = line.split(',')
      const column = cells.findIndex((cell, place) => place > 2 && /^[\d.]+$/.test(cell))
      const changed = cells.with(column, String((Math.round(Number(cells[column]) * 1_000) + 1) / 1_000))
      const { isRight } = await recompute(items, lines.with(index, changed.join(',')).join('\r\n'))
      expect([line, isRight]).toEqual([line, false])
    }
  })
})
