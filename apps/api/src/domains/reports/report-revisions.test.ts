import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Report, ReportData } from '@thant/contracts/report-data'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, signInAs, type TestActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/create-test-app.ts'
import { createOrganization, createPickup, createReport, item } from '../../../test/factories.ts'

const testApp = useTestApp()
let admin: TestActor
beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
})

const get = async (id: string): Promise<Report> => (await call(testApp.app, 'GET', `/reports/${id}`)).body.data
const listed = async (id: string) =>
  (await admin.call('GET', '/reports?limit=100')).body.data.find((row: { _id: string }) => row._id === id)
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
  it('is made of the quarter that has the months now, when a pickup of another month was added', async () => {
    const organization = await organizationWith('2025-04')
    const id = await createReport(admin, { organization, quarters: ['2025-04'] })
    expect(await listed(id)).toMatchObject({ dataChangedSince: false })
    await collect(organization, '2025-03')
    expect(await listed(id)).toMatchObject({ dataChangedSince: true })
    const { status, body } = await revise(id)
    expect(status).toBe(201)
    const { data } = await get(body.data._id)
    expect(data.quarters.map(({ months }) => months)).toEqual([['2025-03', '2025-04']])
    expect(await listed(body.data._id)).toMatchObject({ dataChangedSince: false, revisionOf: id })
  })

  it('takes the quarter that shares the most months where the cut of all has moved', async () => {
    const organization = await organizationWith('2025-02', '2025-03', '2025-05', '2025-06')
    const id = await createReport(admin, { organization, quarters: ['2025-02'], layout: 'monthly' })
    await collect(organization, '2025-01')
    const { body } = await revise(id)
    expect((await get(body.data._id)).data.quarters.map(({ months }) => months)).toEqual([
      ['2025-01', '2025-02', '2025-03'],
    ])
  })

  it('says what it corrects, and the corrected report leads to it', async () => {
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
    expect(verified.body.data).toMatchObject({ number: old.number, revisedAt: current.createdAt })
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

describe('the fingerprint', () => {
  it('leads to the figures of the report, by which a paper is compared with it', async () => {
    const organization = await organizationWith('2025-01', '2025-02')
    const { sha256, data, number, _id } = await get(await createReport(admin, { organization, quarters: ['2025-01'] }))
    const proof = {
      number,
      organization: data.organization.name,
      pickups: 2,
      weightKg: 60,
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

  it('is recomputed by the documented script from what anybody can download', async () => {
    const organization = await organizationWith('2025-01', '2025-02')
    const id = await createReport(admin, { organization, quarters: ['2025-01'], findings: ['ကျပ် <b> 1e-7'] })
    const { text, body } = await call(testApp.app, 'GET', `/reports/${id}`)
    const script = join(import.meta.dirname, '../../../../../docs/report-fingerprint.mjs')
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
