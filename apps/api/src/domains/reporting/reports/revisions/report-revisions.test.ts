import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Report, ReportData } from '@thant/contracts/reporting/report-data'
import type { ReportEvidence } from '@thant/contracts/reporting/report-evidence'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { reports } from '#database/schema/reports.ts'
import { freeze } from '#lib/records/frozen-data.ts'
import { createOrganization, createPickup, createReport, item } from '../../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
})

const get = async (id: string): Promise<Report> => (await call(testApp.app, 'GET', `/reports/${id}`)).body.data
const listed = async (id: string) =>
  (await admin.call('GET', '/reports?limit=100')).body.data.find((row: { _id: string }) => row._id === id)
const evidenceOf = async (id: string): Promise<ReportEvidence> => {
  const { body } = await admin.call('POST', `/reports/${id}/links`, { body: { expiresInDays: 7 } })
  return (await call(testApp.app, 'GET', `/reports/shared/${body.data.link}/evidence`)).body.data
}
const changedForAuditors = async (id: string) => (await evidenceOf(id)).dataChangedSince
const revise = (id: string) => admin.call('POST', `/reports/${id}/revisions`)

/** An organization with a pickup of 10 kg in each of some months. */
async function organizationWith(...months: string[]): Promise<string> {
  const organization = await createOrganization(admin)
  for (const month of months) await collect(organization, month)
  return organization
}
const collect = (organization: string, month: string, kg = 10) =>
  createPickup(admin, organization, `${month}-10T02:30:00Z`, [item('Papers', kg), item('Organic', 2 * kg)])

describe('a saved report and its preview', () => {
  it('say the same, tips included', async () => {
    const organization = await organizationWith('2025-01', '2025-02', '2025-03', '2025-05')
    for (const quarters of [['2025-01'], ['2025-05'], ['2025-01', '2025-05']]) {
      const preview = await admin.call('POST', '/reports/preview', { body: { organization, quarters } })
      const { saved, ...shown } = preview.body.data
      expect(saved).toBeNull()
      expect((await get(await createReport(admin, { organization, quarters }))).data).toEqual(shown)
    }
  })

  it('are one: the same quarters again are the saved report, until its content would differ', async () => {
    const organization = await organizationWith('2025-01', '2025-02', '2025-03')
    const subject = { organization, quarters: ['2025-01'] }
    const id = await createReport(admin, subject)
    testApp.clock.set('2026-02-04T03:00:00.000Z')
    const later = await signInAs(testApp, 'ADMIN')
    const preview = await later.call('POST', '/reports/preview', { body: subject })
    expect(preview.body.data).toMatchObject({ saved: { _id: id }, reportDate: '2026-02-03' })
    expect(await createReport(later, subject)).toBe(id)
    testApp.clock.set('2026-02-03T03:00:00.000Z')
    expect(await createReport(admin, { ...subject, findings: ['Another line'] })).not.toBe(id)
    expect(await createReport(admin, { ...subject, layout: 'monthly' })).not.toBe(id)
    await collect(organization, '2025-02')
    expect(await createReport(admin, subject)).not.toBe(id)
  })
})

describe('a revision', () => {
  it('has the months of the report, and its name, when an older pickup has moved the quarters', {
    tags: ['11.7-04'],
  }, async () => {
    const organization = await organizationWith('2025-02', '2025-03', '2025-05', '2025-06')
    const id = await createReport(admin, { organization, quarters: ['2025-02'], layout: 'monthly' })
    await collect(organization, '2025-01')
    expect([await listed(id), await changedForAuditors(id)]).toMatchObject([{ dataChangedSince: false }, false])
    await collect(organization, '2025-03', 5)
    expect([await listed(id), await changedForAuditors(id)]).toMatchObject([{ dataChangedSince: true }, true])

    const { status, body } = await revise(id)
    expect(status).toBe(201)
    const [old, current] = [await get(id), await get(body.data._id)]
    const { title, layout, period, quarters } = old.data
    expect(current.data).toMatchObject({ title, layout, period, quarters })
    expect(quarters.map(({ months }) => months)).toEqual([['2025-02', '2025-03', '2025-05']])
    expect([old.data.figures.weightKg, current.data.figures.weightKg]).toEqual([90, 105])
    expect(await listed(current._id)).toMatchObject({ dataChangedSince: false, revisionOf: id, period, title })
    const verified = await call(testApp.app, 'GET', `/reports/verify?sha256=${current.sha256}`)
    expect(verified.body.data).toMatchObject({ period, revises: { number: old.number } })
  })

  it('has the quarters of several, also of those that were left out between them', { tags: ['11.7-04'] }, async () => {
    const months = Array.from({ length: 9 }, (_, index) => `2025-0${index + 1}`)
    const organization = await organizationWith(...months)
    const id = await createReport(admin, { organization, quarters: ['2025-01', '2025-07'] })
    await collect(organization, '2024-12')
    const { data } = await get((await revise(id)).body.data._id)
    expect(data).toMatchObject({ period: (await get(id)).data.period })
    const covered = [...months.slice(0, 3), ...months.slice(6)]
    expect(data.quarters.flatMap((quarter) => quarter.months)).toEqual(covered)
    const { pickups } = await evidenceOf(id)
    expect(pickups?.map(({ pickUpTime }) => pickUpTime.slice(0, 7))).toEqual(covered)
  })

  it('has no month that the report of a quarter in progress had not', { tags: ['11.7-04'] }, async () => {
    testApp.clock.set('2025-05-20T03:00:00.000Z')
    const staff = await signInAs(testApp, 'ADMIN')
    const organization = await createOrganization(staff)
    const collectOn = (day: string) => createPickup(staff, organization, `${day}T02:30:00Z`, [item('Papers', 10)])
    await collectOn('2025-05-10')
    const id = await createReport(staff, { organization, quarters: ['2025-05'] })
    await collectOn('2025-05-12')
    const soon = await get((await staff.call('POST', `/reports/${id}/revisions`)).body.data._id)
    expect(soon.data).toMatchObject({ period: { isInProgress: true }, quarters: [{ isInProgress: true }] })
    testApp.clock.set('2026-02-03T03:00:00.000Z')
    await collect(organization, '2025-06')
    const { data } = await get((await revise(id)).body.data._id)
    expect(data.quarters).toMatchObject([{ months: ['2025-05'], isInProgress: false }])
    expect(data.period).not.toHaveProperty('isInProgress')
    expect(data.figures.weightKg).toBe(20)
  })

  it('counts a month in between that had no pickups, and says so of one that has none any more', {
    tags: ['11.7-04'],
  }, async () => {
    const organization = await createOrganization(admin)
    await collect(organization, '2025-01')
    const last = await collect(organization, '2025-04')
    const id = await createReport(admin, { organization, quarters: ['2025-01'] })
    const middle = await collect(organization, '2025-02')
    expect([await listed(id), await changedForAuditors(id)]).toMatchObject([{ dataChangedSince: true }, true])
    const source = (await admin.call('GET', `/reports/${id}/pickups?month=2025-02`)).body.data
    expect(source).toMatchObject([{ _id: middle }])
    expect((await evidenceOf(id)).pickups?.map(({ pickUpTime }) => pickUpTime.slice(5, 7))).toEqual(['01', '02', '04'])
    const first = (await revise(id)).body.data._id
    expect((await get(first)).data.figures).toMatchObject({ weightKg: 90, emptyMonths: ['2025-03'] })

    const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
    await superAdmin.call('DELETE', `/logistics/${last}`)
    const second = (await revise(first)).body.data._id
    const { data } = await get(second)
    expect(data.period).toMatchObject({ months: { from: '2025-01', to: '2025-04' } })
    expect(data.figures).toMatchObject({ weightKg: 60, emptyMonths: ['2025-03', '2025-04'] })
    expect(JSON.stringify(data.pages[0])).toContain('{"months":["2025-01","2025-02"]}')
    expect(await listed(second)).toMatchObject({ dataChangedSince: false })
    await superAdmin.call('POST', `/logistics/${last}/restore`)
    expect(await listed(second)).toMatchObject({ dataChangedSince: true })
  })

  it('says what it corrects, and the corrected report leads to it', { tags: ['11.6-05'] }, async () => {
    const organization = await organizationWith('2025-04')
    const id = await createReport(admin, { organization, quarters: ['2025-04'] })
    expect(await get(id)).toMatchObject({ revisedBy: null, revisedAt: null })
    await collect(organization, '2025-04')
    const revised = (await revise(id)).body.data._id
    const [old, current] = [await get(id), await get(revised)]
    expect(old).toMatchObject({ revisedBy: revised, revisedAt: current.createdAt })
    expect(current.data.revises).toEqual({ number: old.number, sha256: old.sha256, reportDate: old.data.reportDate })
    expect(JSON.stringify(current.data.pages[0])).toContain(old.number)
    const verified = await call(testApp.app, 'GET', `/reports/verify?sha256=${old.sha256}`)
    expect(verified.body.data).toMatchObject({
      number: old.number,
      madeBy: old.data.company.name,
      revisedAt: current.createdAt,
      revisedBy: current.number,
    })
  })

  it('is refused with words when no pickups of the quarter are left', async () => {
    const organization = await createOrganization(admin)
    const pickup = await collect(organization, '2025-04')
    const id = await createReport(admin, { organization, quarters: ['2025-04'] })
    const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
    expect((await superAdmin.call('DELETE', `/logistics/${pickup}`)).status).toBe(200)
    const { status, body } = await revise(id)
    expect([status, body.code]).toEqual([409, 'report.pickups-gone'])
  })
})

describe('two reports of the same months', () => {
  it('name each other, in the list and where they are checked, until one is corrected or deleted', {
    tags: ['11.7-06'],
  }, async () => {
    const organization = await organizationWith('2025-01', '2025-02', '2025-03', '2025-04')
    const subject = { organization, quarters: ['2025-01'] }
    const one = await get(await createReport(admin, subject))
    await collect(organization, '2025-02')
    const other = await get(await createReport(admin, subject))
    for (const further of [{ quarters: ['2025-04'] }, { layout: 'monthly' }, { quarters: ['2025-01', '2025-04'] }]) {
      await createReport(admin, { ...subject, ...further })
    }
    const named = async ({ _id, sha256 }: Report) => [
      (await listed(_id))?.others,
      (await call(testApp.app, 'GET', `/reports/verify?sha256=${sha256}`)).body.data.others,
      (await call(testApp.app, 'GET', `/reports/${_id}/verify?sha256=${sha256}`)).body.data.proof.others,
    ]
    const as = ({ number, createdAt }: Report) => [[number], [{ number, createdAt }], [{ number, createdAt }]]
    expect([await named(one), await named(other)]).toEqual([as(other), as(one)])

    const first = await get((await revise(other._id)).body.data._id)
    expect([await named(one), await named(other), await named(first)]).toEqual([as(first), [[], [], []], as(one)])
    // Two corrections that say the same have one fingerprint.
    await collect(organization, '2025-03')
    const second = await get((await revise(other._id)).body.data._id)
    expect((await named(one))[0]?.toSorted()).toEqual([first.number, second.number].toSorted())
    expect((await named(first))[0]?.toSorted()).toEqual([one.number, second.number].toSorted())
    expect([(await listed(one._id))?.revisedBy, (await listed(other._id))?.revisedBy]).toEqual([null, second.number])

    await admin.call('DELETE', `/reports/${second._id}`)
    await admin.call('DELETE', `/reports/${one._id}`)
    expect(await named(first)).toEqual([[], [], []])
    expect((await named(one)).slice(1)).toEqual(as(first).slice(1))
    expect((await named(one))[0]).toBeUndefined()
    expect((await listed(other._id))?.revisedBy).toBe(first.number)
  })

  it('are made when their maker says so; otherwise the maker is asked, and may replace the former', {
    tags: ['11.7-07'],
  }, async () => {
    const organization = await organizationWith('2025-01', '2025-02')
    const subject = { organization, quarters: ['2025-01'] }
    const save = async (replaces?: string | null, by = admin) =>
      by.call('POST', '/reports', { body: { ...subject, replaces } })
    const first = await get((await save('ask')).body.data._id)
    expect((await save('ask')).body.data._id).toBe(first._id)
    await collect(organization, '2025-02')
    const customer = await signInAs(testApp, 'USER', organization)
    for (const by of [admin, customer]) {
      const { status, body } = await save('ask', by)
      expect([status, body.code]).toEqual([409, 'report.months-saved'])
      expect(body.values).toEqual({ id: first._id, number: first.number, createdAt: first.createdAt })
    }
    expect((await save(first._id, customer)).status).toBe(403)

    const second = await get((await save(first._id)).body.data._id)
    expect(second).toMatchObject({ revisionOf: first._id, data: { revises: { number: first.number } } })
    expect(JSON.stringify(second.data.pages[0])).toContain(first.number)
    expect((await save('ask')).body.data._id).toBe(second._id)
    await collect(organization, '2025-01')
    const former = (await save(first._id)).body
    expect([former.code, former.issues[0].path]).toEqual(['report.not-replaceable', 'replaces'])
    const foreign = await createReport(admin, {
      organization: await organizationWith('2025-01'),
      quarters: ['2025-01'],
    })
    expect((await save(foreign)).body.code).toBe('report.not-replaceable')
    expect((await save('the other')).status).toBe(400)

    const beside = (await save(null, customer)).body.data._id
    expect(await get(beside)).toMatchObject({ revisionOf: null })
    expect(await listed(beside)).toMatchObject({ others: [second.number] })
  })

  it('are not made by two people who save at once: the second is asked', { tags: ['11.7-07'] }, async () => {
    const organization = await organizationWith('2025-01')
    const saved = await Promise.all(
      ['One', 'Two'].map((line) =>
        admin.call('POST', '/reports', {
          body: { organization, quarters: ['2025-01'], findings: [line], replaces: 'ask' },
        }),
      ),
    )
    expect(saved.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('the fingerprint', () => {
  it('leads to the figures of the report, by which a paper is compared with it', { tags: ['11.6-05'] }, async () => {
    const organization = await organizationWith('2025-01', '2025-02')
    const landfilled = { ...item('Papers', 20), treatment: 'landfill' }
    await createPickup(admin, organization, '2025-01-20T02:30:00Z', [landfilled])
    const { sha256, data, number, _id } = await get(await createReport(admin, { organization, quarters: ['2025-01'] }))
    const proof = {
      number,
      organization: data.organization.name,
      pickups: 3,
      weightKg: 80,
      uncertaintyPercent: 50,
      madeBy: data.company.name,
      revisedBy: null,
      whatBecame: {
        divertedPercent: 75,
        treatments: [
          { treatment: 'recycling', weightKg: 20 },
          { treatment: 'composting', weightKg: 40 },
          { treatment: 'landfill', weightKg: 20 },
        ],
        destinations: [{ name: null, weightKg: 80 }],
      },
      measures: [{ measure: 'not-recorded', weightKg: 80 }],
      composition: data.figures.composition,
      emissions: { net: data.figures.emissions.total.net },
    }
    const found = await call(testApp.app, 'GET', `/reports/verify?sha256=${sha256.toUpperCase()}`)
    expect(found.body.data).toMatchObject(proof)
    expect(found.text).not.toContain(_id)
    const verified = await call(testApp.app, 'GET', `/reports/${_id}/verify?sha256=${sha256}`)
    expect(verified.body.data).toMatchObject({ isGenuine: true, proof })
    const altered = await call(testApp.app, 'GET', `/reports/${_id}/verify?sha256=${'0'.repeat(64)}`)
    expect(altered.body.data).toMatchObject({ isGenuine: false, proof: null })
    const unknown = await call(testApp.app, 'GET', `/reports/verify?sha256=${'0'.repeat(64)}`)
    expect([unknown.status, unknown.body.code]).toEqual([404, 'report.not-found'])
  })

  it('leads to what a person typed, and whose remark it is', { tags: ['11.7-05'] }, async () => {
    const organization = await organizationWith('2025-01')
    const lines = { findings: ['Bins stood open'], recommendations: ['Close them'] }
    const { sha256, data } = await get(await createReport(admin, { organization, quarters: ['2025-01'], ...lines }))
    const proofOf = async (digest: string) =>
      (await call(testApp.app, 'GET', `/reports/verify?sha256=${digest}`)).body.data
    const remarks = ['Bins stood open', 'Close them'].map((text) => ({ typedBy: data.company.name, text }))
    expect((await proofOf(sha256)).remarks).toEqual(remarks)

    // Former releases took lines from customers, and did not mark them.
    const customer = await signInAs(testApp, 'USER', organization)
    const made = await createReport(customer, { organization, quarters: ['2025-01'], layout: 'monthly' })
    const [row] = await testApp.database.select().from(reports).where(eq(reports.id, made))
    if (row === undefined) throw new Error('The report was not saved')
    const { pages, findings, ...said } = (await get(made)).data
    const former = freeze({ ...said, pages, findings: [...findings, { text: 'All is recycled', isLiteral: true }] })
    const id = '0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d97'
    await testApp.database.insert(reports).values({ ...row, ...former, id })
    const typed = { typedBy: said.organization.name, text: 'All is recycled' }
    expect((await proofOf(former.sha256)).remarks).toEqual([typed])
    expect((await get(id)).data.findings.at(-1)).toEqual({ text: 'All is recycled', isLiteral: true })
    const revised = await get((await revise(id)).body.data._id)
    expect((await proofOf(revised.sha256)).remarks).toEqual([typed])
    const [page] = revised.data.pages.filter((one) => one.id === 'executive-summary')
    expect(JSON.stringify(page)).toContain('"Remark of {{name}}: {{remark}}"')
  })

  it('is recomputed by the documented script from what anybody can download', async () => {
    const organization = await organizationWith('2025-01', '2025-02')
    const id = await createReport(admin, { organization, quarters: ['2025-01'], findings: ['ကျပ် <b> 1e-7'] })
    const { text, body } = await call(testApp.app, 'GET', `/reports/${id}`)
    const script = join(import.meta.dirname, '../../../../../../../docs/report-fingerprint.mjs')
    const folder = await mkdtemp(join(tmpdir(), 'fingerprint-'))
    try {
      const run = async (reply: string) => {
        await writeFile(join(folder, 'report.json'), reply)
        return (await promisify(execFile)(process.execPath, [script, join(folder, 'report.json')])).stdout.trim()
      }
      expect(await run(text)).toBe(body.data.sha256)
      const changed = structuredClone(body) as { data: { data: ReportData } }
      changed.data.data.figures.weightKg += 1
      expect(await run(JSON.stringify(changed))).not.toBe(body.data.sha256)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

it('is exported in plain words, with the number of the report that it corrects', { tags: ['11.8-07'] }, async () => {
  const organization = await organizationWith('2025-01')
  const id = await createReport(admin, { organization, quarters: ['2025-01'] })
  await collect(organization, '2025-01')
  const revision: string = (await revise(id)).body.data._id
  const headers = { authorization: `Bearer ${admin.token}` }
  const { body } = await testApp.app.inject({ url: '/api/reports/export?format=csv', headers })
  const [head, ...rows] = body.split(/\r?\n/)
  expect(head).toContain('Grouped')
  expect(head).toContain('Corrects report')
  expect(head).not.toMatch(/layout|revision/i)
  expect(rows.find((row) => row.startsWith(revision))).toContain((await get(id)).number)
})
