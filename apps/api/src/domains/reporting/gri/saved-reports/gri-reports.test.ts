import { createHash } from 'node:crypto'
import type { GriReport, GriReportRow } from '@thant/contracts/reporting/gri-reports'
import type { GriYears } from '@thant/contracts/reporting/gri-years'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../../test/files/csv.ts'
import { pdfOf } from '../../../../../test/files/pdf-of.ts'
import {
  createDestination,
  createOrganization,
  createPickup,
  factorSetForm,
  item,
} from '../../../../../test/records/factories.ts'
import { createReaders } from '../../../../../test/records/waste-readers.ts'
import { call, signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let operation: TestActor
let customer: TestActor
let branchManager: TestActor
let stranger: TestActor
let organization: string
let branch: string
let pickup: string

beforeAll(async () => {
  testApp.clock.set('2026-06-01T03:00:00Z')
  ;({ staff, organization, branch, customer, branchManager } = await createReaders(testApp, { address: '1 Pyay Road' }))
  operation = await signInAs(testApp, 'OPERATION')
  const other = await createOrganization(staff, { name: 'Jade' })
  stranger = await signInAs(testApp, 'USER', other)
  await createPickup(staff, organization, '2024-03-05T02:30:00Z', [item('Papers', 50)])
  pickup = await createPickup(staff, organization, '2025-03-05T02:30:00Z', [
    { ...item('Papers', 100.001), measure: 'weighed' },
    { ...item('Plastics', 20), treatment: 'landfill' },
  ])
  await createPickup(staff, organization, '2025-04-05T02:30:00Z', [item('Glasses', 7)], branch)
  await createPickup(staff, organization, '2026-03-05T02:30:00Z', [item('Papers', 200)])
  await createPickup(staff, other, '2025-03-05T02:30:00Z', [item('Cans', 1_000)])
})

type Body = Record<string, unknown>
const lastYear = { from: '2025-01', to: '2025-12' }
const save = (body: Body, by = staff) =>
  by.call('POST', '/gri/reports', { body: { organization, ...lastYear, ...body } })
async function saved(body: Body = {}, by = staff): Promise<string> {
  const reply = await save(body, by)
  expect([reply.status, reply.body.code]).toEqual([201, undefined])
  return reply.body.data._id
}
const read = async (id: string, by = staff): Promise<GriReport> =>
  (await by.call('GET', `/gri/reports/${id}`)).body.data
const list = async (query: string, by = staff): Promise<GriReportRow[]> => {
  const { status, body } = await by.call('GET', `/gri/reports?${query}`)
  expect([status, body.code]).toEqual([200, undefined])
  return body.data
}
const changeWeight = (kilograms: number) =>
  staff.call('PATCH', `/logistics/${pickup}`, {
    body: {
      items: [
        { ...item('Papers', kilograms), measure: 'weighed' },
        { ...item('Plastics', 20), treatment: 'landfill' },
      ],
    },
  })

describe('a saved report of GRI 306', () => {
  it('has the tables of its months, its maker, a number, and the digest of its data', {
    tags: ['11.5-18'],
  }, async () => {
    const id = await saved()
    const report = await read(id)
    const { body } = await staff.call('GET', `/gri/organizations/${organization}?from=2025-01&to=2025-12`)
    expect(report.data.tables).toEqual(body.data)
    expect(report).toMatchObject({
      number: id.slice(0, 8).toUpperCase(),
      extent: 'organization',
      organization: { _id: organization },
      site: null,
      ...lastYear,
      countedUntil: null,
      generated: 127.001,
      divertedFromDisposal: 107.001,
      directedToDisposal: 20,
      createdBy: { _id: staff.id },
      dataChangedSince: false,
      others: [],
      revises: null,
      revisedBy: null,
    })
    const { rows } = await testApp.pool.query('select data from gri_reports where id = $1', [id])
    expect(createHash('sha256').update(rows[0].data).digest('hex')).toBe(report.sha256)
    expect(await saved()).toBe(id)
  })

  it('is of a site, of all organizations, or of months that are not over', { tags: ['11.5-18'] }, async () => {
    const ofSite = await read(await saved({ site: branch }))
    expect([ofSite.extent, ofSite.site?.name, ofSite.generated]).toEqual(['site', 'Branch', 7])
    const ofAll = await read(await saved({ organization: null }))
    expect([ofAll.extent, ofAll.organization, ofAll.generated]).toEqual(['company', null, 1_127.001])
    expect(ofAll.data.pages[0]?.blocks[0]).toMatchObject({
      items: [{ value: { text: 'All organizations' } }, {}, {}, {}],
    })
    const running = await read(await saved({ from: '2026-01', to: '2026-12' }))
    expect([running.countedUntil, running.data.countedUntil]).toEqual(['2026-06-01', '2026-06-01'])
  })

  it('refuses months that run backwards, have not begun or are too many, and sites that are not its own', {
    tags: ['11.5-18'],
  }, async () => {
    const refused = async (body: Body, by = staff) => {
      const { status, body: reply } = await save(body, by)
      return [status, reply.issues?.[0]?.path ?? reply.code]
    }
    expect(await refused({ from: '2025-02', to: '2025-01' })).toEqual([400, 'to'])
    expect(await refused({ from: '2026-07', to: '2026-08' })).toEqual([400, 'from'])
    expect(await refused({ from: '2010-01' })).toEqual([400, 'to'])
    expect(await refused({ from: '2025-13' })).toEqual([400, 'from'])
    expect(await refused({ from: undefined })).toEqual([400, 'from'])
    expect(await refused({ organization: undefined })).toEqual([400, 'organization'])
    expect(await refused({ organization: null, site: branch })).toEqual([400, 'site'])
    expect(await refused({ site: organization.replace(/^./, '0') })).toEqual([404, 'site.not-found'])
    expect(await refused({}, stranger)).toEqual([404, 'organization.not-found'])
    expect(await refused({ organization: null }, customer)).toEqual([403, 'access.forbidden'])
    expect(await refused({ site: branch }, branchManager)).toEqual([403, 'access.forbidden'])
    expect(await refused({}, operation)).toEqual([403, 'access.forbidden'])
  })

  it('is read by its organization and staff who read reports, and by nobody else', { tags: ['11.5-18'] }, async () => {
    const own = await saved()
    const ofAll = await saved({ organization: null })
    expect((await read(own, customer)).generated).toBe(127.001)
    for (const [id, by, status] of [
      [own, stranger, 404],
      [own, branchManager, 403],
      [own, operation, 403],
      [ofAll, customer, 404],
      [ofAll, stranger, 404],
    ] as const) {
      expect((await by.call('GET', `/gri/reports/${id}`)).status).toBe(status)
      expect((await by.call('GET', `/gri/reports/${id}/pdf`)).status).toBe(status)
    }
    expect((await list('', customer)).every(({ organization: of }) => of?._id === organization)).toBe(true)
    expect(await list('', stranger)).toEqual([])
  })

  it('is listed with filters, sorts and as a file', { tags: ['11.5-20'] }, async () => {
    await Promise.all([saved(), saved({ organization: null }), saved({ site: branch })])
    expect((await list('extent=company')).map(({ organization: of }) => of)).toEqual([null])
    expect((await list(`site=${branch}`)).every(({ site }) => site?._id === branch)).toBe(true)
    const weights = (await list('sort=-weight')).map(({ generated }) => generated)
    expect(weights).toEqual(weights.toSorted((one, other) => other - one))
    expect((await list('sort=months'))[0]?.from).toBe('2025-01')
    const branches = await list('q=branch')
    expect(branches.map(({ site }) => site?._id)).toEqual([branch])
    const [heads = [], ...rows] = rowsOf((await staff.call('GET', '/gri/reports/export?extent=company')).text)
    expect(rows[0]?.[heads.indexOf('Waste generated (kg)')]).toBe('1127.001')
  })
})

describe('reports of the same months', () => {
  const months = { from: '2025-03', to: '2025-03' }

  it('are asked about; the new one corrects the former or stands beside it, and both name each other', {
    tags: ['11.5-19'],
  }, async () => {
    const first = await saved(months)
    expect(await saved({ ...months, replaces: 'ask' })).toBe(first)
    await changeWeight(101)
    const requested = await save({ ...months, replaces: 'ask' })
    expect([requested.status, requested.body.code, requested.body.values?.id]).toEqual([
      409,
      'report.months-saved',
      first,
    ])
    const beside = await saved({ ...months, replaces: null }, customer)
    const [one, two] = [await read(first), await read(beside)]
    expect([one.others, two.others, one.dataChangedSince]).toEqual([[two.number], [one.number], true])
    await changeWeight(102)
    expect((await save({ ...months, replaces: first }, customer)).status).toBe(403)
    const correction = await read(await saved({ ...months, replaces: first }))
    expect(correction.data.revises).toEqual({ number: one.number, sha256: one.sha256, reportDate: '2026-06-01' })
    expect([correction.revises, correction.others]).toEqual([one.number, [two.number]])
    expect((await read(first)).revisedBy).toBe(correction.number)
    const again = await save({ ...months, replaces: first })
    // It says the same as the correction.
    expect(again.body.data._id).toBe(correction._id)
    await changeWeight(100.001)
    const late = await save({ ...months, replaces: first })
    expect([late.status, late.body.code]).toEqual([400, 'report.not-replaceable'])
  })

  it('are one when two people save the same at once', { tags: ['11.5-19'] }, async () => {
    const both = await Promise.all([
      save({ from: '2025-02', to: '2025-05' }),
      save({ from: '2025-02', to: '2025-05' }, customer),
    ])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(both.map(({ body }) => body.data._id)).size).toBe(1)
    const company = { organization: null, from: '2025-02', to: '2025-05' }
    const replies = await Promise.all([save(company), save(company)])
    expect(new Set(replies.map(({ body }) => body.data._id)).size).toBe(1)
  })
})

describe('the paper of a saved report', () => {
  it('says its number, digest, address to check it, boundary, both units and maker, and stays as it was', {
    tags: ['11.5-18'],
  }, async () => {
    const id = await saved({ from: '2025-01', to: '2025-03' })
    const before = await read(id)
    const documentOf = () => pdfOf(testApp, `/gri/reports/${id}/pdf`, customer)
    const paper = await documentOf()
    expect([paper.isTagged, paper.info.Title]).toEqual([true, 'Waste by GRI 306 of Golden Lotus'])
    expect(paper.metadata).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    const said = [
      '120.001',
      '0.120001',
      '1 Pyay Road',
      'Jan – Mar 2025',
      before.number,
      before.sha256,
      '/report/verify',
    ]
    expect(said.filter((text) => !paper.text.includes(text))).toEqual([])
    const boundary = 'What others take, and what is treated where it arises, is not in them.'
    for (const page of paper.pages.keys()) {
      expect(paper.textOf(page).replaceAll(/\s/g, '')).toContain(boundary.replaceAll(' ', ''))
    }

    await staff.call('PATCH', `/organizations/${organization}`, {
      body: { name: 'Silver Lotus', address: '2 Elsewhere' },
    })
    await staff.call('PATCH', '/company', { body: { name: 'Renamed' } })
    await changeWeight(5)
    await staff.call('POST', '/factor_sets', { body: factorSetForm({ name: 'Later', validFrom: '2025-01-01' }) })
    const after = await read(id)
    expect([after.sha256, after.data]).toEqual([before.sha256, before.data])
    expect(after.dataChangedSince).toBe(true)
    const { bytes } = await documentOf()
    expect(Buffer.compare(paper.bytes, bytes)).toBe(0)
    await changeWeight(100.001)
    expect((await read(id)).dataChangedSince).toBe(false)
  })
})

describe('the fingerprint of a paper', () => {
  it('leads to its totals, treatments, rates, maker and versions, for readers without a session', {
    tags: ['11.5-21'],
  }, async () => {
    const months = { from: '2025-03', to: '2025-05' }
    const find = async (sha256: string) => {
      const { status, body } = await call(testApp.app, 'GET', `/reports/verify?sha256=${sha256}`, {})
      return [status, body.data]
    }
    const first = await read(await saved({ ...months, organization: null }))
    expect(await find(first.sha256.toUpperCase())).toEqual([
      200,
      {
        kind: 'gri',
        number: first.number,
        createdAt: first.createdAt,
        organization: null,
        sites: null,
        ...months,
        countedUntil: null,
        madeBy: first.data.company,
        revises: null,
        revisedBy: null,
        others: [],
        generated: 1_127.001,
        divertedFromDisposal: 1_107.001,
        directedToDisposal: 20,
        types: [
          { wasteType: 'Papers', weightKg: 100.001 },
          { wasteType: 'Plastics', weightKg: 20 },
          { wasteType: 'Cans', weightKg: 1_000 },
          { wasteType: 'Glasses', weightKg: 7 },
        ],
        operations: [
          { operation: 'recycling', weightKg: 1_107.001 },
          { operation: 'landfilling', weightKg: 20 },
        ],
        destinations: [{ name: null, licence: '', weightKg: 1_127.001 }],
        baseYear: null,
        unknownTreatmentKg: 0,
        measures: [
          { measure: 'weighed', weightKg: 100.001 },
          { measure: 'not-recorded', weightKg: 1_027 },
        ],
        uncertaintyPercent: first.data.tables.dataQuality.uncertaintyPercent.generated,
        diversionRate: 1_107_001 / 1_127_001,
        weighedShare: 100_001 / 1_127_001,
        direct: first.data.tables.scope3Category5.direct,
        avoided: first.data.tables.scope3Category5.outsideOfScopes.avoided,
        statements: { otherWasteKg: 0, texts: [] },
      },
    ])
    await changeWeight(99)
    const correction = await read(await saved({ ...months, organization: null, replaces: first._id }))
    const versions = { number: correction.number, createdAt: correction.createdAt }
    expect((await find(first.sha256))[1]).toMatchObject({ revisedBy: versions, generated: 1_127.001 })
    expect((await find(correction.sha256))[1]).toMatchObject({ revises: { number: first.number } })
    expect((await find(first.sha256.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))))[0]).toBe(404)
    await changeWeight(100.001)
  })
})

describe('where the waste went and the base year', () => {
  const months = { from: '2023-05', to: '2023-06' }
  let own: string
  let mill: string

  beforeAll(async () => {
    own = await createOrganization(staff, { name: 'Padma' })
    mill = await createDestination(staff, { name: 'Old Mill', licence: 'L-7' })
    await createPickup(staff, own, '2021-05-10T02:30:00Z', [{ ...item('Papers', 8), treatment: 'landfill' }])
    await createPickup(staff, own, '2023-05-10T02:30:00Z', [
      { ...item('Papers', 30.5), treatment: 'recycling', destinationId: mill },
      { ...item('Cans', 2), treatment: 'unknown' },
    ])
    await createPickup(staff, own, '2023-06-10T02:30:00Z', [
      { ...item('Glasses', 4), treatment: 'recycling', destinationId: mill },
    ])
    await staff.call('PATCH', `/organizations/${own}`, { body: { baseYear: 2021 } })
  })

  it('are frozen with the report, on its paper and on the page that verifies it', { tags: ['11.5-24'] }, async () => {
    const id = await saved({ ...months, organization: own })
    const { data, sha256 } = await read(id)
    const went = [
      { name: 'Old Mill', licence: 'L-7', weightKg: 34.5 },
      { name: null, licence: '', weightKg: 2 },
    ]
    expect(data.destinations).toEqual(went)
    const { text } = await pdfOf(testApp, `/gri/reports/${id}/pdf`, staff)
    for (const line of ['Old Mill L-7 34.500 0.034500', 'Not recorded – 2.000 0.002000']) expect(text).toContain(line)

    await staff.call('PATCH', `/destinations/${mill}`, { body: { name: 'New Mill' } })
    const { body } = await call(testApp.app, 'GET', `/reports/verify?sha256=${sha256}`, {})
    expect(body.data).toMatchObject({
      destinations: went,
      baseYear: { from: '2021-05', to: '2021-06', generated: 8, divertedFromDisposal: 0, directedToDisposal: 8 },
    })
    await staff.call('PATCH', `/destinations/${mill}`, { body: { name: 'Old Mill' } })

    // Of a base year in which nothing was collected the paper has dashes, and no zeros.
    await staff.call('PATCH', `/organizations/${own}`, { body: { baseYear: 2019 } })
    const without = await read(await saved({ ...months, organization: own }))
    const found = await call(testApp.app, 'GET', `/reports/verify?sha256=${without.sha256}`, {})
    expect([without.data.years.at(-1)?.isBase, found.body.data.baseYear]).toEqual([true, null])
    await staff.call('PATCH', `/organizations/${own}`, { body: { baseYear: 2021 } })
  })

  it('add up to the waste generated, of all organizations and in the file too', { tags: ['11.5-24'] }, async () => {
    const { data } = await read(await saved({ ...months, organization: null }))
    expect(data.destinations?.map(({ weightKg }) => weightKg)).toEqual([34.5, 2])
    expect(data.tables.waste306_3.total.generated).toBe(36.5)
    const [heads = [], ...rows] = rowsOf(
      (await staff.call('GET', `/gri/organizations/${own}/export?from=2023-05&to=2023-06`)).text,
    )
    const cell = (row: string[], head: string) => row[heads.indexOf(head)]
    expect(
      rows
        .filter((row) => cell(row, 'Table') === 'Where it went')
        .map((row) => [cell(row, 'Row'), cell(row, 'Text'), cell(row, 'Total (kg)')]),
    ).toEqual([
      ['Destination', 'Old Mill', '34.5'],
      ['Not recorded', '', '2'],
    ])
  })

  it('are told of tables that are not saved, by organization, site and all together', {
    tags: ['11.5-24'],
  }, async () => {
    const went = (path: string, by = staff) => by.call('GET', `/gri/${path}/destinations?from=2023-05&to=2023-06`)
    const expected = [
      { name: 'Old Mill', licence: 'L-7', weightKg: 34.5 },
      { name: null, licence: '', weightKg: 2 },
    ]
    expect((await went(`organizations/${own}`)).body.data).toEqual(expected)
    expect((await went('company')).body.data).toEqual(expected)
    expect((await staff.call('GET', `/gri/organizations/${own}/destinations?site=${branch}`)).status).toBe(404)
    expect((await staff.call('GET', `/gri/organizations/${own}/destinations?from=2023-06&to=2023-05`)).status).toBe(400)
    expect((await went(`organizations/${own}`, stranger)).status).toBe(404)
    expect((await went('company', stranger)).status).toBe(403)
    const managed = await branchManager.call('GET', `/gri/organizations/${organization}/destinations`)
    expect(managed.body.data.map(({ weightKg }: { weightKg: number }) => weightKg)).toEqual([7])
  })

  it('are left out of a report of a former form, which says nothing of the places', { tags: ['11.5-24'] }, async () => {
    const id = await saved({ ...months, organization: own })
    const { rows } = await testApp.pool.query(
      `insert into gri_reports (extent, organization_id, from_month, to_month, weight_kg, diverted_kg, created_at, data,
         sha256, format_version, source_digest)
       select extent, organization_id, from_month, to_month, weight_kg, diverted_kg, created_at,
         regexp_replace(data, '"destinations":\\[.*?\\],', ''), repeat('a', 64), format_version, source_digest
       from gri_reports where id = $1 returning id`,
      [id],
    )
    const former = await read(rows[0].id)
    expect(former.data).not.toHaveProperty('destinations')
    expect((await call(testApp.app, 'GET', `/reports/verify?sha256=${'a'.repeat(64)}`, {})).body.data).toMatchObject({
      destinations: null,
      generated: 36.5,
    })
  })
})

describe('the years side by side', () => {
  const yearsOf = async (path: string, by = staff): Promise<GriYears> => (await by.call('GET', path)).body.data

  it('are the same months of three years', { tags: ['11.5-22'] }, async () => {
    const { years } = await yearsOf(`/gri/organizations/${organization}/years?from=2025-01&to=2025-12`)
    expect(years.map(({ from, to, generated, diversionRate }) => [from, to, generated, diversionRate])).toEqual([
      ['2025-01', '2025-12', 127.001, 107_001 / 127_001],
      ['2024-01', '2024-12', 50, 1],
      ['2023-01', '2023-12', 0, null],
    ])
    const all = await yearsOf('/gri/company/years?from=2025-01&to=2025-12')
    expect(all.years[0]?.generated).toBe(1_127.001)
    expect((await customer.call('GET', '/gri/company/years?from=2025-01&to=2025-12')).status).toBe(403)
    expect(
      (await stranger.call('GET', `/gri/organizations/${organization}/years?from=2025-01&to=2025-12`)).status,
    ).toBe(404)
  })

  it('end with the same day where the months are not over, and are none for more than a year', {
    tags: ['11.5-22'],
  }, async () => {
    const { years } = await yearsOf(`/gri/organizations/${organization}/years?from=2026-01&to=2026-12`)
    expect(years.map(({ from, to, lastDay }) => [from, to, lastDay])).toEqual([
      ['2026-01', '2026-06', 1],
      ['2025-01', '2025-06', 1],
      ['2024-01', '2024-06', 1],
    ])
    expect((await yearsOf(`/gri/organizations/${organization}/years?from=2024-12&to=2025-12`)).years).toEqual([])
  })

  it('name the saved reports of earlier years that say another figure than the data of today', {
    tags: ['11.5-22'],
  }, async () => {
    const path = `/gri/organizations/${organization}/years?from=2026-01&to=2026-12`
    await saved({ from: '2025-03', to: '2025-04' })
    const before = await yearsOf(path)
    expect(before.restatements.filter(({ from, to }) => `${from} ${to}` === '2025-03 2025-04')).toEqual([])
    await changeWeight(90.001)
    const after = await yearsOf(path, customer)
    const restated = after.restatements.find(({ from, to }) => `${from} ${to}` === '2025-03 2025-04')
    expect([restated?.saved.generated, restated?.today.generated]).toEqual([127.001, 117.001])
    const { text } = await pdfOf(
      testApp,
      `/gri/organizations/${organization}/export?format=pdf&from=2026-01&to=2026-12`,
      staff,
    )
    expect(text).toContain(`${restated?.number} Mar – Apr 2025 127.001 117.001`)
    const csv = rowsOf(
      (await staff.call('GET', `/gri/organizations/${organization}/export?from=2026-01&to=2026-12`)).text,
    )
    const [heads = []] = csv
    const lines = csv.filter((row) => row[heads.indexOf('Report')] === restated?.number)
    expect(lines.map((row) => row[heads.indexOf('Waste generated (kg)')])).toEqual(['127.001', '117.001'])
    await changeWeight(100.001)
  })
})

describe('all organizations together', () => {
  it('add up to the organizations, by months, also up to a day, and as a file', { tags: ['11.5-17'] }, async () => {
    const { body } = await operation.call('GET', '/gri/company?from=2025-01&to=2025-12')
    expect(body.data.waste306_3.total).toEqual({
      generated: 1_127.001,
      divertedFromDisposal: 1_107.001,
      directedToDisposal: 20,
    })
    const days = await staff.call('GET', '/gri/company?from=2025-03&to=2025-04&lastDay=4')
    expect(days.body.data.waste306_3.total.generated).toBe(1_120.001)
    const [heads = [], first = []] = rowsOf(
      (await staff.call('GET', '/gri/company/export?from=2025-01&to=2025-12')).text,
    )
    expect(first[heads.indexOf('Organization')]).toBe('All organizations')
    const { text } = await pdfOf(testApp, '/gri/company/export?format=pdf&from=2025-01&to=2025-12&language=my', staff)
    expect(text).toContain('၁,၁၂၇.၀၀၁')
    expect((await customer.call('GET', '/gri/company')).status).toBe(403)
  })
})
