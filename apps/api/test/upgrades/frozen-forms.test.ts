import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'safe-stable-stringify'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../files/read-pdf.ts'
import { createOrganization, createPickup, item } from '../records/factories.ts'
import { call, signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

/** Rows as each form of frozen data was saved; they stay when the form changes, and one of the new form is added. */
const folder = join(import.meta.dirname, '../frozen')
const fixtures = readdirSync(folder).filter((fixture) => !fixture.startsWith('paper'))
const isOf = (kind: 'carbon' | 'gri') => (fixture: string) => fixture.startsWith(kind)
type Row = { data: string; sha256: string; format_version: number }

const testApp = useTestApp()
let admin: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(admin, { name: 'Lotus Tower' })
  for (const month of ['01', '02', '03', '04', '05', '06']) {
    await createPickup(admin, organization, `2025-${month}-10T02:30:00Z`, [item('Papers', 7)])
  }
})

const readRow = (fixture: string): Row => JSON.parse(readFileSync(join(folder, fixture), 'utf8'))
const tableOf = (fixture: string) =>
  isOf('gri')(fixture) ? 'gri_reports' : isOf('carbon')(fixture) ? 'carbon_reports' : 'reports'

async function insert(fixture: string, changes: Partial<Row> = {}): Promise<string> {
  const { rows: sets } = await testApp.pool.query('select id from factor_sets limit 1')
  const references = { organization_id: organization, ...(!isOf('gri')(fixture) && { factor_set_id: sets[0].id }) }
  const row = { ...references, ...readRow(fixture), ...changes }
  const { rows } = await testApp.pool.query(
    `insert into ${tableOf(fixture)} (${Object.keys(row)})
      values (${Object.keys(row).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(row),
  )
  return rows[0].id
}

async function pdfAt(path: string): Promise<number> {
  const headers = { authorization: `Bearer ${admin.token}` }
  const reply = await testApp.app.inject({ method: 'GET', url: `/api${path}`, headers })
  expect(reply.statusCode).toBe(200)
  return (await readPdf(reply.rawPayload)).pages.length
}

describe.each(fixtures.filter(isOf('carbon')))('the carbon report of %s', (fixture) => {
  it('is listed, opened, verified and drawn', { tags: ['R-rel-26'] }, async () => {
    const { data, sha256 } = readRow(fixture)
    const id = await insert(fixture)
    const { body } = await admin.call('GET', `/carbon/reports/${id}`)
    expect(stringify(body.data.data)).toBe(data)
    expect(createHash('sha256').update(data).digest('hex')).toBe(sha256)
    const { body: quarter } = await admin.call('GET', `/carbon/organizations/${organization}?quarter=2025-04`)
    expect(quarter.data.saved).toMatchObject([{ _id: id }])
    expect((await call(testApp.app, 'GET', `/reports/verify?sha256=${sha256}`, {})).status).toBe(200)
    expect(await pdfAt(`/carbon/reports/${id}/pdf`)).toBeGreaterThan(0)
  })
})

describe.each(fixtures.filter(isOf('gri')))('the report of GRI 306 of %s', (fixture) => {
  it('is listed, opened, verified, drawn in both languages, and corrected', async () => {
    const { data, sha256 } = readRow(fixture)
    const id = await insert(fixture)
    const { body } = await admin.call('GET', `/gri/reports/${id}`)
    expect(stringify(body.data.data)).toBe(data)
    expect(createHash('sha256').update(data).digest('hex')).toBe(sha256)
    const { body: listed } = await admin.call('GET', '/gri/reports')
    expect(listed.data).toContainEqual(expect.objectContaining({ _id: id }))
    const { status, body: verified } = await call(testApp.app, 'GET', `/reports/verify?sha256=${sha256}`, {})
    expect([status, verified.data.generated]).toEqual([200, body.data.generated])
    for (const language of ['en', 'my'])
      expect(await pdfAt(`/gri/reports/${id}/pdf?language=${language}`)).toBeGreaterThan(2)
    const { from, to } = body.data
    const correction = await admin.call('POST', '/gri/reports', { body: { organization, from, to, replaces: id } })
    expect(correction.status).toBe(201)
  }, 60_000)
})

const isOfWaste = (fixture: string) => !isOf('carbon')(fixture) && !isOf('gri')(fixture)

describe.each(fixtures.filter(isOfWaste))('the report of %s', (fixture) => {
  it('is listed, opened, verified, drawn in both languages, and revised', {
    tags: ['11.8-09', 'R-rel-26'],
    timeout: 60_000,
  }, async () => {
    const { data, sha256 } = readRow(fixture)
    const id = await insert(fixture)
    const { body } = await call(testApp.app, 'GET', `/reports/${id}`, {})
    expect(stringify(body.data.data)).toBe(data)
    const { body: listed } = await admin.call('GET', '/reports')
    expect(listed.data).toContainEqual(expect.objectContaining({ _id: id }))
    const { body: verified } = await call(testApp.app, 'GET', `/reports/${id}/verify?sha256=${sha256}`, {})
    expect(verified.data).toMatchObject({ isGenuine: true, proof: expect.anything() })
    expect((await call(testApp.app, 'GET', `/reports/verify?sha256=${sha256}`, {})).status).toBe(200)
    for (const language of ['en', 'my']) expect(await pdfAt(`/download/${id}?language=${language}`)).toBeGreaterThan(15)
    const { status } = await admin.call('POST', `/reports/${id}/revisions`)
    expect(status).toBe(201)
  })
})

describe('frozen data that this portal cannot read', () => {
  it.each([
    ['of a form to come', { format_version: 99 }],
    ['of an unreleased portal, before forms had versions', { format_version: 0, data: '{"pages":[{"blocks":[{}]}]}' }],
  ])('%s are told in words, and stay in the list', { tags: ['R-rel-26'] }, async (_, changes) => {
    const id = await insert('waste-report-1.json', changes)
    const { sha256 } = readRow('waste-report-1.json')
    const paths = [`/reports/${id}`, `/download/${id}`, `/reports/${id}/verify?sha256=${sha256}`]
    for (const path of paths) {
      const { status, body } = await call(testApp.app, 'GET', path, {})
      expect([path, status, body.code]).toEqual([path, 409, 'report.unknown-format'])
    }
    const { body: listed } = await admin.call('GET', '/reports')
    expect(listed.data).toContainEqual(expect.objectContaining({ _id: id }))
  })

  it('of an unreleased portal are read where they fit', { tags: ['R-rel-26'] }, async () => {
    const id = await insert('waste-report-1.json', { format_version: 0 })
    expect((await call(testApp.app, 'GET', `/reports/${id}`, {})).status).toBe(200)
  })
})

it('reports of today have a form of which one is kept', { tags: ['R-rel-26'] }, async () => {
  const { body } = await admin.call('POST', '/reports', { body: { organization, quarters: ['2025-04'] } })
  const { rows } = await testApp.pool.query('select format_version as version from reports where id = $1', [
    body.data._id,
  ])
  for (const kind of ['waste', 'monthly', 'carbon', 'gri'])
    expect(fixtures).toContain(`${kind}-report-${rows[0].version}.json`)
})
