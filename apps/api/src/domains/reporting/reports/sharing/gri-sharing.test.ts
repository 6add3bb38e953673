import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SharedGriReport } from '@thant/contracts/reporting/gri-report-links'
import { loadNumberOf, type ReportEvidence } from '@thant/contracts/reporting/report-evidence'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../../../test/files/read-pdf.ts'
import { unzip } from '../../../../../test/files/unzip.ts'
import { uploadSlip } from '../../../../../test/files/upload.ts'
import {
  createConsignment,
  createDestination,
  createOrganization,
  createPickup,
  createTreatmentProfile,
  item,
} from '../../../../../test/records/factories.ts'
import { createReaders } from '../../../../../test/records/waste-readers.ts'
import { call, signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const slipFile = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
const itemFiles = ['pickups.csv', 'items.csv', 'treatments.csv']
const otherFiles = [
  ...['README.txt', 'recompute.mjs', 'report.json', 'today.json', 'loads.csv', 'destinations.csv', 'profiles.csv'],
  ...['months.csv', 'factors.csv'],
]

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let branchManager: TestActor
let stranger: TestActor
let organization: string
let branch: string
let mainPickup: string
let branchPickup: string
let withSlip: string
let ofOtherType: string
let folder: string

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  folder = await mkdtemp(join(tmpdir(), 'gri-evidence-'))
  ;({ staff, organization, branch, customer, branchManager } = await createReaders(testApp, { address: '1 Pyay Road' }))
  const other = await createOrganization(staff, { name: 'Canary of another customer' })
  stranger = await signInAs(testApp, 'USER', other)
  const mill = await createDestination(staff, { name: 'Bago mill', licence: 'YCDC-7', licensedUntil: '2026-03-31' })
  const farm = await createDestination(staff, { name: 'Hlegu farm', kind: 'composter' })
  const share = (destinationId: string, treatment: string) => [{ treatment, destinationId, percent: 100 }]
  const validFrom = '2024-01-01'
  await createTreatmentProfile(staff, { wasteType: 'Papers', validFrom, shares: share(mill, 'recycling') })
  await createTreatmentProfile(staff, { wasteType: 'Organic', validFrom, shares: share(farm, 'composting') })
  mainPickup = await createPickup(staff, organization, '2025-03-05T02:30:00Z', [
    { ...item('Papers', 100.001), measure: 'weighed' },
    { ...item('Plastics', 20), treatment: 'landfill' },
  ])
  branchPickup = await createPickup(staff, organization, '2025-04-05T02:30:00Z', [item('Organic', 7)], branch)
  await createPickup(staff, other, '2025-05-05T02:30:00Z', [item('Papers', 1_000, 'Canary paper')])
  const { body } = await uploadSlip(staff, { contents: slipFile, name: 'slip.pdf', type: 'application/pdf' })
  withSlip = await createConsignment(staff, mill, { date: '2025-03-31', slip: body.data.file })
  await createConsignment(staff, farm, { date: '2025-04-30', wasteType: 'Organic' })
  ofOtherType = await createConsignment(staff, mill, { date: '2025-03-31', wasteType: 'Cans' })
  await createConsignment(staff, mill, { date: '2024-12-31' })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function saved(body: Record<string, unknown> = {}): Promise<string> {
  const reply = await staff.call('POST', '/gri/reports', {
    body: { organization, from: '2025-01', to: '2025-12', ...body },
  })
  expect([reply.status, reply.body.code]).toEqual([201, undefined])
  return reply.body.data._id
}
const share = async (id: string, by = customer): Promise<{ _id: string; link: string }> =>
  (await by.call('POST', `/gri/reports/${id}/links`, { body: { expiresInDays: 7 } })).body.data
const anyone = (path: string) => call(testApp.app, 'GET', `/gri/reports/shared/${path}`)
const evidenceOf = async (link: string): Promise<ReportEvidence> => (await anyone(`${link}/evidence`)).body.data
const slipAt = (link: string, load: string) =>
  testApp.app.inject({ url: `/api/gri/reports/shared/${link}/slips/${loadNumberOf(load)}` })
const fileAt = (link: string, query = '') =>
  testApp.app.inject({ url: `/api/gri/reports/shared/${link}/evidence/file${query}` })

async function recompute(archive: Buffer, names: string[]): Promise<string> {
  for (const name of names) await writeFile(join(folder, name), unzip(archive, name))
  return promisify(execFile)(process.execPath, [join(folder, 'recompute.mjs')]).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
}

describe('the link of a saved report of GRI 306', () => {
  it('opens the report with its figures, maker and versions, and tells no id', { tags: ['2.13-31'] }, async () => {
    const id = await saved()
    const { link } = await share(id)
    const { status, text, body } = await anyone(link)
    expect(status).toBe(200)
    const report: SharedGriReport & { openUntil: string } = body.data
    expect(report).toMatchObject({ number: id.slice(0, 8).toUpperCase(), revisedBy: null, others: [] })
    expect(report.data).toMatchObject({
      company: 'Thant',
      organization: { address: '1 Pyay Road' },
      period: { from: '2025-01', to: '2025-12' },
      tables: { waste306_3: { total: { generated: 127.001, divertedFromDisposal: 107.001 } } },
      destinations: [
        { name: 'Bago mill', licence: 'YCDC-7', weightKg: 100.001 },
        { name: 'Hlegu farm', weightKg: 7 },
        { name: null, weightKg: 20 },
      ],
    })
    expect(report.data.tables.dataQuality.weighedShare).toBeCloseTo(100.001 / 127.001, 12)
    expect(Date.parse(report.openUntil) - testApp.clock.now().getTime()).toBe(7 * 24 * 3_600_000)
    for (const secret of [id, staff.id, customer.id]) expect(text).not.toContain(secret)
  })

  it('names the report that corrects it, and another one of the same months', { tags: ['2.13-31'] }, async () => {
    const id = await saved({ from: '2025-03', to: '2025-03' })
    const { link } = await share(id)
    const change = (kilograms: number) =>
      staff.call('PATCH', `/logistics/${mainPickup}`, {
        body: {
          items: [
            { ...item('Papers', kilograms), measure: 'weighed' },
            { ...item('Plastics', 20), treatment: 'landfill' },
          ],
        },
      })
    await change(101)
    const beside = await saved({ from: '2025-03', to: '2025-03', replaces: null })
    expect((await anyone(link)).body.data.others).toMatchObject([{ number: beside.slice(0, 8).toUpperCase() }])
    expect(await evidenceOf(link)).toMatchObject({
      dataChangedSince: true,
      tables: { waste306_3: { total: { generated: 121 } } },
    })
    await change(102)
    const correction = await saved({ from: '2025-03', to: '2025-03', replaces: id })
    expect((await anyone(link)).body.data.revisedBy).toMatchObject({ number: correction.slice(0, 8).toUpperCase() })
    await change(100.001)
  })

  it('has the PDF, with the number and without the id', { tags: ['2.13-31'] }, async () => {
    const id = await saved()
    const { link } = await share(id)
    for (const language of ['en', 'my']) {
      const url = `/api/gri/reports/shared/${link}/pdf?language=${language}`
      const { statusCode, headers, rawPayload } = await testApp.app.inject({ url })
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(headers['content-disposition']).not.toContain(id)
      const pdf = await readPdf(rawPayload)
      expect(pdf.pages.map((_, index) => pdf.textOf(index)).join(' ')).toContain(id.slice(0, 8).toUpperCase())
    }
  })

  it('is made by those who read the report, one for all without days, and of all organizations by staff alone', {
    tags: ['2.13-31'],
  }, async () => {
    const id = await saved()
    const shareByDefault = async (by: TestActor) =>
      (await by.call('POST', `/gri/reports/${id}/links`, { body: {} })).body.data
    const first = await shareByDefault(customer)
    expect(await shareByDefault(staff)).toEqual(first)
    expect((await stranger.call('POST', `/gri/reports/${id}/links`, { body: {} })).status).toBe(404)
    expect((await branchManager.call('POST', `/gri/reports/${id}/links`, { body: {} })).status).toBe(403)
    const ofAll = await saved({ organization: null })
    expect((await customer.call('POST', `/gri/reports/${ofAll}/links`, { body: {} })).status).toBe(404)
    expect((await staff.call('POST', `/gri/reports/${ofAll}/links`, { body: {} })).status).toBe(201)
    const { body } = await staff.call('GET', `/audit?entity=gri-report&id=${id}`)
    expect(body.data.map(({ action }: { action: string }) => action)).toContain('gri.share')
  })

  it('ends with its days or when it is revoked: report, evidence, slips, file and PDF', {
    tags: ['2.13-31'],
  }, async () => {
    const id = await saved()
    const revoked = await share(id)
    const paths = ['', '/evidence', `/slips/${loadNumberOf(withSlip)}`, '/evidence/file', '/pdf']
    const states = async (link: string) =>
      Promise.all(
        paths.map(
          async (path) => (await testApp.app.inject({ url: `/api/gri/reports/shared/${link}${path}` })).statusCode,
        ),
      )
    expect((await slipAt(revoked.link, withSlip)).rawPayload).toEqual(slipFile)
    expect((await stranger.call('DELETE', `/gri/reports/${id}/links/${revoked._id}`)).status).toBe(404)
    expect((await customer.call('DELETE', `/gri/reports/${id}/links/${revoked._id}`)).status).toBe(200)
    expect(await states(revoked.link)).toEqual(paths.map(() => 404))
    const over = await share(id)
    const now = testApp.clock.now()
    testApp.clock.set(new Date(now.getTime() + 7 * 24 * 3_600_000).toISOString())
    expect(await states(over.link)).toEqual(paths.map(() => 404))
    testApp.clock.set(now.toISOString())
    const altered = `${over.link.slice(0, -1)}${over.link.endsWith('A') ? 'B' : 'A'}`
    expect(await states(altered)).toEqual(paths.map(() => 404))
    expect((await call(testApp.app, 'GET', `/reports/shared/${over.link}`)).status).toBe(404)
  })

  it('counts openings, and not those of who reads the report without it', { tags: ['2.13-31'] }, async () => {
    const id = await saved()
    const { _id, link } = await share(id)
    const opening = `/gri/reports/shared/${link}/openings`
    for (const by of [staff, customer]) expect((await by.call('POST', opening)).status).toBe(200)
    await call(testApp.app, 'POST', opening)
    await stranger.call('POST', opening)
    await testApp.app.inject({ url: `/api/gri/reports/shared/${link}` })
    const links: Array<{ _id: string; openings: number }> = (await staff.call('GET', `/gri/reports/${id}/links`)).body
      .data
    expect(links.find((each) => each._id === _id)).toMatchObject({ openings: 2, revokedAt: null })
    expect((await stranger.call('GET', `/gri/reports/${id}/links`)).status).toBe(404)
    expect((await call(testApp.app, 'POST', `/gri/reports/shared/${'A'.repeat(22)}/openings`)).status).toBe(404)
  })
})

describe('the evidence of a saved report of GRI 306', () => {
  it('has the pickups, loads with slips, licences, profiles, category 5 and factors of its months', {
    tags: ['2.13-32'],
  }, async () => {
    const evidence = await evidenceOf((await share(await saved())).link)
    expect(evidence.pickups?.map(({ collectionNote }) => collectionNote)).toEqual(
      [mainPickup, branchPickup].map(collectionNoteNumberOf),
    )
    expect(evidence.loads.map(({ destination, date, slip }) => [destination, date, slip])).toEqual([
      ['Bago mill', '2025-03-31', 'pdf'],
      ['Hlegu farm', '2025-04-30', null],
    ])
    expect(evidence.destinations).toMatchObject([
      { name: 'Bago mill', licence: 'YCDC-7', licensedUntil: '2026-03-31' },
      { name: 'Hlegu farm' },
    ])
    expect(evidence.profiles.map(({ wasteType }) => wasteType)).toEqual(expect.arrayContaining(['Papers', 'Organic']))
    expect([evidence.dataChangedSince, evidence.months.length, evidence.factors.length > 0]).toEqual([false, 12, true])
    const { body } = await staff.call('GET', `/gri/organizations/${organization}?from=2025-01&to=2025-12`)
    const { scope3Category5, ...tables } = body.data
    expect(evidence.tables).toEqual(tables)
    expect(evidence.scope3Category5).toEqual(scope3Category5)
  })

  it('is of its site alone, and serves no slip of another load', { tags: ['2.13-32'] }, async () => {
    const { link } = await share(await saved({ site: branch }), staff)
    const evidence = await evidenceOf(link)
    expect(evidence.pickups?.map(({ site }) => site)).toEqual(['Branch'])
    expect(evidence.loads.map(({ destination }) => destination)).toEqual(['Hlegu farm'])
    expect(evidence.tables.waste306_3.total.generated).toBe(7)
    for (const load of [withSlip, ofOtherType]) expect((await slipAt(link, load)).statusCode).toBe(404)
  })

  it('tells of all organizations together sums, loads and licences, and no pickup of any', {
    tags: ['2.13-32'],
  }, async () => {
    const { link } = await share(await saved({ organization: null }), staff)
    const evidence = await evidenceOf(link)
    expect(evidence.pickups).toBeNull()
    expect(evidence.tables.waste306_3.total.generated).toBe(1_127.001)
    expect(evidence.loads.map(({ destination }) => destination)).toEqual(['Bago mill', 'Hlegu farm'])
    const { body } = await staff.call('GET', '/gri/company?from=2025-01&to=2025-12')
    const { scope3Category5, ...tables } = body.data
    expect(evidence.tables).toEqual(tables)
    expect(evidence.scope3Category5).toEqual(scope3Category5)
    expect(JSON.stringify(evidence)).not.toMatch(/canary|COL-/i)
  })

  it('comes as one file, whose script recomputes every figure of the report and of today', {
    tags: ['2.13-32'],
  }, async () => {
    const { link } = await share(await saved())
    const { rawPayload, headers } = await fileAt(link)
    expect(headers['content-disposition']).toMatch(/evidence-.+-2025-01-to-2025-12-[0-9A-F]{8}\.zip$/)
    const names = [...otherFiles, ...itemFiles]
    expect(await recompute(rawPayload, names)).toMatch(/^\d{2,} figures recomputed, 0 differ\n$/)
    expect(unzip(rawPayload, `slips/${loadNumberOf(withSlip)}.pdf`)).toBe(slipFile.toString())
    expect(() => unzip(rawPayload, 'totals.csv')).toThrow('is not in the archive')
    const readMe = unzip(rawPayload, 'README.txt')
    expect(readMe).toContain('Evidence: Waste by GRI 306')
    expect(readMe).not.toContain('totals.csv')
    const ofReport = unzip(rawPayload, 'items.csv').replace('100.001', '100.002')
    await writeFile(join(folder, 'items.csv'), ofReport)
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'recompute.mjs')]).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toMatch(/^parts of item COL-\S+ 0 is 100\.002, recomputed 100\.001$/m)
    const own = await customer.call('GET', `/gri/reports/${await saved()}/evidence/file`)
    expect(own.status).toBe(200)
    expect((await stranger.call('GET', `/gri/reports/${await saved()}/evidence/file`)).status).toBe(404)
  })

  it('has sums by month in the file of all organizations together, and tells in Burmese what it holds', {
    tags: ['2.13-32'],
  }, async () => {
    const { link } = await share(await saved({ organization: null }), staff)
    const { rawPayload } = await fileAt(link, '?language=my')
    await Promise.all(itemFiles.map((name) => rm(join(folder, name), { force: true })))
    const names = [...otherFiles, 'totals.csv']
    expect(await recompute(rawPayload, names)).toMatch(/^\d{2,} figures recomputed, 0 differ\n$/)
    await rm(join(folder, 'totals.csv'))
    expect(() => unzip(rawPayload, 'pickups.csv')).toThrow('is not in the archive')
    expect(names.map((name) => unzip(rawPayload, name)).join('\n')).not.toMatch(/canary|COL-/i)
    expect(unzip(rawPayload, 'README.txt')).toMatch(/totals\.csv: [\u1000-\u109f]/)
  })
})
