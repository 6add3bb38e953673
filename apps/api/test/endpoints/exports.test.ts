import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { bins } from '#database/schema/bins.ts'
import { rowsOf } from '../files/csv.ts'
import { unzip } from '../files/unzip.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()
const organizationId = '00000000-0000-4000-8000-000000000001'
const pickupCount = 12_000
let origin: string
let staff: TestActor

beforeAll(async () => {
  origin = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  staff = await signInAs(testApp, 'ADMIN')
  for (const statement of fill.split(';')) await testApp.pool.query(statement)
})

/** The export is too large for socket buffers, so that it is still running when the client leaves. */
const fill = `
  insert into organizations (id, name, info, email, address, office_phone, contact_person_name, contact_person_phone,
    company_type, joined_on)
  values ('${organizationId}', 'Long History', '', 'a@x.example', '', '', '', '', 'Hotel', '2020-01-01');
  insert into sites (id, organization_id, name, address) select id, id, 'Main site', address from organizations;
  insert into pickups (organization_id, site_id, pick_up_at, status, plate_number)
  select '${organizationId}', '${organizationId}', timestamptz '2020-01-01T03:00Z' + n / 2 * interval '1 hour', 'COMPLETED', 'YGN ' || n
  from generate_series(0, ${pickupCount - 1}) n;
  insert into pickup_items (pickup_id, position, organization_id, product_name, waste_type, weight_kg,
    treatment, is_hazardous)
  select id, 0, organization_id, 'Cardboard of ' || plate_number, 'Papers', 12.5, 'recycling', false from pickups`

const dataTable = `/logistics/organizations/${organizationId}/export`

function download(path: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${staff.token}` }, signal })
}

async function isFree(): Promise<boolean> {
  const { rows } = await testApp.pool.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  )
  return rows[0]?.open === 0 && testApp.pool.totalCount === testApp.pool.idleCount
}

const waitingForLock = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** One user has one export at a time, and the server notices the end of the last one a moment after its client. */
async function isServed(): Promise<boolean> {
  return (await download('/logistics/export?q=nothing')).status === 200
}

describe('a client that goes away', () => {
  it.each(['csv', 'xlsx'])('in the middle of a %s download frees its transaction and connection', async (format) => {
    const leaving = new AbortController()
    const response = await download(`/logistics/export?format=${format}`, leaving.signal)
    await response.body?.getReader().read()
    expect(await isFree()).toBe(false)
    leaving.abort()
    await vi.waitUntil(isFree, { timeout: 5_000 })
    await vi.waitUntil(isServed, { timeout: 5_000 })
  })

  it('before the first row leaves nothing open either', async () => {
    const holder = await testApp.pool.connect()
    await holder.query('begin; lock table pickups in access exclusive mode')
    const leaving = new AbortController()
    const response = download('/logistics/export', leaving.signal)
    await vi.waitUntil(async () => (await testApp.pool.query(waitingForLock)).rows.length > 0, { timeout: 5_000 })
    leaving.abort()
    await expect(response).rejects.toThrow('aborted')
    await holder.query('rollback')
    holder.release()
    await vi.waitUntil(isFree, { timeout: 5_000 })
    await vi.waitUntil(isServed, { timeout: 5_000 })
  })
})

describe('a download that fails in the middle', () => {
  it('is cut off, so that nobody mistakes it for a complete one', async () => {
    // The file is larger than what the buffers between server and client hold.
    await testApp.pool.query(`
      insert into users (name, email, phone, role)
      select repeat('x', 3000), n || '@staff.example', '', 'DRIVER' from generate_series(1, 6000) n`)
    const response = await download('/users/export')
    const reader = response.body?.getReader()
    await reader?.read()
    await testApp.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    )
    const readAll = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(readAll()).rejects.toThrow('terminated')
    await vi.waitUntil(isFree, { timeout: 5_000 })
    await vi.waitUntil(isServed, { timeout: 5_000 })
  })
})

describe("an organization's data table", () => {
  it('is exported whole, oldest first, each pickup once', async () => {
    const rows = rowsOf(await (await download(dataTable)).text()).slice(1)
    expect(rows).toHaveLength(pickupCount)
    expect(new Set(rows.map((row) => row[9])).size).toBe(pickupCount)
    expect(rows.map((row) => row[0])).toEqual(rows.map((row) => row[0]).toSorted())
  })

  it('is exported as it is searched', async () => {
    const rows = rowsOf(await (await download(`${dataTable}?Papers=of%20YGN%20777&from=2020-01-02`)).text()).slice(1)
    expect(rows).toHaveLength(11)
    expect(rows[0]).toEqual([
      '2020-01-17',
      '12.5',
      '',
      '',
      '',
      '',
      '',
      '',
      '12.5',
      'Cardboard of YGN 777 12.5',
      'Main site',
    ])
  })

  it('of an unknown organization is not found', async () => {
    const { status, body } = await staff.call(
      'GET',
      dataTable.replace(organizationId, organizationId.replace('1', '2')),
    )
    expect([status, body.code]).toEqual([404, 'organization.not-found'])
  })
})

describe('a cell', () => {
  const texts = [
    '=1+1',
    '＝1+1',
    '＋A1',
    '－A1',
    '＠SUM(A1)',
    '+cmd|calc',
    '+A1+1',
    '-2+3',
    '@SUM(A1)',
    '\tSUM(A1)',
    '\rSUM(A1)',
    'a=1',
    ' =1',
  ]

  beforeAll(async () => {
    await testApp.database.insert(bins).values(
      texts.map((size, index) => ({
        name: `Cell ${String(index).padStart(2, '0')}`,
        size,
        stock: index,
        price: `${index}.5`,
      })),
    )
  })

  it('that a spreadsheet would execute is exported as text, and numbers stay numbers', {
    tags: ['R-sec-35'],
  }, async () => {
    const response = await download('/bins/export?format=xlsx&sort=name')
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    const rows = sheets[0]?.rows.slice(1) ?? []
    expect(rows.map((row) => row[1])).toEqual(texts.map((text) => (/^[ a]/.test(text) ? text : `'${text}`)))
    expect(rows.map((row) => [row[2], row[3]])).toEqual(texts.map((_text, index) => [index, index + 0.5]))
  })

  it('never holds a character that XML forbids, whatever older rows hold', { tags: ['R-sec-43'] }, async () => {
    const controls = Array.from({ length: 0x1f }, (_, index) => String.fromCharCode(index + 1))
    const names = [...controls, '\ufffe', '\uffff'].map((hidden, index) => `Hidden ${index}${hidden}!`)
    await testApp.database.insert(bins).values(names.map((name) => ({ name, size: 'old', stock: 1, price: '1.00' })))
    const response = await download('/bins/export?format=xlsx&sort=name')
    const sheet = unzip(Buffer.from(await response.arrayBuffer()), 'xl/worksheets/sheet1.xml')
    expect(sheet).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u)
    expect(sheet).not.toMatch(/&#x?[\da-f]+;|_x(?!000D)[\da-f]{4}_/i)
    expect(sheet.match(/Hidden/g)).toHaveLength(names.length)
  })
})
