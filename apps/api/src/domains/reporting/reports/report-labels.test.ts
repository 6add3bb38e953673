import type { ReportRow } from '@thant/contracts/reporting/reports'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { createOrganization, createPickup, createReport, item } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor
let stranger: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(admin)
  customer = await signInAs(testApp, 'USER', organization)
  stranger = await signInAs(testApp, 'USER', await createOrganization(admin))
  for (const month of ['2025-01', '2025-02', '2025-03', '2025-05', '2025-08']) {
    await createPickup(admin, organization, `${month}-10T02:30:00Z`, [item('Papers', 5)])
  }
})

const make = (quarter: string, by = customer) => createReport(by, { organization, quarters: [quarter] })
const listed = async (query: Record<string, string> = {}, by = customer): Promise<ReportRow[]> =>
  (await by.call('GET', '/reports', { query })).body.data
const idsListed = async (by = customer) => (await listed({}, by)).map(({ _id }) => _id)
const anyone = (path: string) => call(testApp.app, 'GET', path)
const actionsOn = async (id: string) => {
  const isOfReport = eq(auditEntries.entityId, id)
  const entries = await testApp.database.select().from(auditEntries).where(isOfReport).orderBy(asc(auditEntries.at))
  return entries.map(({ action }) => action)
}

describe('the name of a saved report', () => {
  it('is given and taken by its customer and by staff, is found, and changes nothing that is frozen', async () => {
    const id = await make('2025-01')
    const before = (await anyone(`/reports/${id}`)).text
    const rename = (name: string, by: TestActor) => by.call('PATCH', `/reports/${id}`, { body: { name } })
    expect((await rename('For the bank', stranger)).status).toBe(404)
    expect((await rename('For the bank', customer)).body.data).toEqual({ name: 'For the bank' })
    expect((await rename('For the audit', admin)).status).toBe(200)
    expect((await listed({ q: 'the aud' })).map(({ _id, name }) => [_id, name])).toEqual([[id, 'For the audit']])
    await rename('', customer)
    expect((await listed())[0]?.name).toBe('')
    expect((await anyone(`/reports/${id}`)).text).toBe(before)
    expect(await actionsOn(id)).toEqual(['report.create', 'report.rename', 'report.rename', 'report.rename'])
    const tooLong = await rename('x'.repeat(121), customer)
    expect([tooLong.status, tooLong.body.issues[0].path]).toEqual([400, 'name'])
  })
})

describe('a deleted report', () => {
  it('is gone from lists, from its address and from its links, while its fingerprint is still verified', async () => {
    const id = await make('2025-05')
    const { sha256 } = (await anyone(`/reports/${id}`)).body.data
    const body = { expiresInDays: 7 }
    const { link } = (await customer.call('POST', `/reports/${id}/links`, { body })).body.data
    expect((await stranger.call('DELETE', `/reports/${id}`)).status).toBe(404)
    expect((await customer.call('DELETE', `/reports/${id}`)).status).toBe(200)

    for (const by of [customer, admin]) expect(await idsListed(by)).not.toContain(id)
    expect((await anyone(`/reports/${id}`)).body).toMatchObject({ code: 'report.archived' })
    for (const path of [`/download/${id}`, `/reports/shared/${link}`, `/download/shared/${link}`]) {
      expect([path, (await anyone(path)).status]).toEqual([path, 404])
    }
    for (const path of ['links', 'pickups']) {
      expect((await customer.call('GET', `/reports/${id}/${path}`)).status).toBe(404)
    }
    const proof = { number: id.slice(0, 8).toUpperCase(), weightKg: 10 }
    expect((await anyone(`/reports/verify?sha256=${sha256}`)).body.data).toMatchObject(proof)
    expect((await anyone(`/reports/${id}/verify?sha256=${sha256}`)).body.data).toMatchObject({ isGenuine: true, proof })
    expect((await anyone(`/reports/${id}/verify?sha256=${'0'.repeat(64)}`)).status).toBe(404)
    expect((await customer.call('DELETE', `/reports/${id}`)).body.code).toBe('report.archived')
  })

  it('comes back when the same is saved again, without its links', async () => {
    const id = await make('2025-05')
    const share = { body: { expiresInDays: 7 } }
    const { link } = (await customer.call('POST', `/reports/${id}/links`, share)).body.data
    await customer.call('DELETE', `/reports/${id}`)
    const preview = { body: { organization, quarters: ['2025-05'] } }
    expect((await customer.call('POST', '/reports/preview', preview)).body.data.saved).toBeNull()
    expect(await make('2025-05')).toBe(id)
    expect(await idsListed()).toContain(id)
    expect((await anyone(`/reports/${id}`)).status).toBe(200)
    expect((await anyone(`/reports/shared/${link}`)).status).toBe(404)
    expect((await actionsOn(id)).slice(-2)).toEqual(['report.archive', 'report.restore'])
  })

  it('leaves the chain of revisions true', async () => {
    const first = await make('2025-01')
    const second: string = (await admin.call('POST', `/reports/${first}/revisions`)).body.data._id
    expect((await anyone(`/reports/${first}`)).body.data.revisedBy).toBe(second)
    await admin.call('DELETE', `/reports/${first}`)
    expect((await anyone(`/reports/${second}`)).body.data).toMatchObject({
      revisionOf: first,
      data: { revises: { number: first.slice(0, 8).toUpperCase() } },
    })
    expect(await make('2025-01')).toBe(second)
  })

  it('no more corrects another, which is the saved one again', async () => {
    const monthly = { organization, quarters: ['2025-01'], layout: 'monthly' }
    const first = await createReport(customer, monthly)
    const second: string = (await admin.call('POST', `/reports/${first}/revisions`)).body.data._id
    await admin.call('DELETE', `/reports/${second}`)
    expect((await anyone(`/reports/${first}`)).body.data).toMatchObject({ revisedBy: null, revisedAt: null })
    expect(await createReport(customer, monthly)).toBe(first)
  })

  it('that the company made is deleted by the company alone', async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-01', '2025-05'] })
    expect((await listed()).find(({ _id }) => _id === id)?.canArchive).toBe(false)
    expect((await customer.call('DELETE', `/reports/${id}`)).body.code).toBe('report.of-company')
    expect((await listed({}, admin)).find(({ _id }) => _id === id)?.canArchive).toBe(true)
    expect((await admin.call('DELETE', `/reports/${id}`)).status).toBe(200)
  })
})
