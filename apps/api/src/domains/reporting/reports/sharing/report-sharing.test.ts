import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../../../test/files/read-pdf.ts'
import { createOrganization, createPickup, createReport, item } from '../../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

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
  for (const month of ['2025-01', '2025-02', '2025-03', '2025-05']) {
    await createPickup(admin, organization, `${month}-10T02:30:00Z`, [item('Papers', 5)])
  }
})

const share = async (id: string): Promise<{ _id: string; link: string }> =>
  (await customer.call('POST', `/reports/${id}/links`, { body: { expiresInDays: 7 } })).body.data
const anyone = (path: string) => call(testApp.app, 'GET', path)
const publish = (by: TestActor, id: string, isPublic: boolean) =>
  by.call('PATCH', `/reports/${id}/publication`, { body: { isPublic } })

describe('what a share link shows', () => {
  it('tells no permanent id, neither of the report nor of its revisions', async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-01'] })
    const revision: string = (await admin.call('POST', `/reports/${id}/revisions`)).body.data._id
    for (const each of [id, revision]) {
      const { link } = await share(each)
      const { status, text, body } = await anyone(`/reports/shared/${link}`)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ number: each.slice(0, 8).toUpperCase(), data: { title: 'First Quarter 2025' } })
      for (const secret of [id, revision]) expect(text).not.toContain(secret)
    }
  })

  it('has a PDF under the link alone, which tells no permanent id and ends with the link', async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-01'] })
    const { _id: linkId, link } = await share(id)
    const file = () => testApp.app.inject({ url: `/api/download/shared/${link}` })
    expect((await anyone(`/download/shared/${link}/state`)).body.data).toMatchObject({ state: 'none' })
    const { statusCode, headers, rawPayload } = await file()
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).not.toContain(id)
    const pdf = await readPdf(rawPayload)
    const words = pdf.pages.map((_, index) => pdf.textOf(index)).join(' ')
    expect(words).toContain(id.slice(0, 8).toUpperCase())
    expect(words).not.toContain(id)
    expect(rawPayload.toString('latin1')).not.toContain(id)
    await customer.call('DELETE', `/reports/${id}/links/${linkId}`)
    expect((await file()).statusCode).toBe(404)
    expect((await anyone(`/download/shared/${link}/state`)).status).toBe(404)
  })
})

describe('sharing without a number of days', () => {
  const shareByDefault = async (by: TestActor, id: string) =>
    (await by.call('POST', `/reports/${id}/links`, { body: {} })).body.data
  const linksOf = async (id: string) => (await admin.call('GET', `/reports/${id}/links`)).body.data

  /** Lets all requests come as far as they can before the first of them has added its row. */
  const whileNothingIsAdded = async <Reply>(table: string, send: () => Promise<Reply>[]): Promise<Reply[]> => {
    const holder = await testApp.pool.connect()
    try {
      await holder.query(`begin; lock table ${table} in share mode`)
      const sent = send()
      const waiting = async () => {
        const { rows } = await testApp.pool.query(`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        return rows[0].n
      }
      await expect.poll(waiting, { timeout: 10_000 }).toBe(sent.length)
      await holder.query('commit')
      return await Promise.all(sent)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  }

  it('gives everybody the link that the report has, for 30 days', { tags: ['2.13-23'] }, async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-01'], findings: ['Shared once'] })
    const first = await shareByDefault(customer, id)
    expect(Date.parse(first.expiresAt) - Date.parse(first.createdAt)).toBe(30 * 24 * 3_600_000)
    expect(await shareByDefault(admin, id)).toEqual(first)
    expect((await anyone(`/reports/shared/${first.link}`)).status).toBe(200)
    expect((await stranger.call('POST', `/reports/${id}/links`, { body: {} })).status).toBe(404)
    expect(await linksOf(id)).toHaveLength(1)
    expect(JSON.stringify(await linksOf(id))).not.toContain(first.link)
  })

  it('makes one report and one link, however many save and share it at once', { tags: ['2.13-23'] }, async () => {
    const body = { organization, quarters: ['2025-01'], layout: 'monthly' }
    const saved = await whileNothingIsAdded('reports', () =>
      [customer, admin].map((by) => by.call('POST', '/reports', { body })),
    )
    const ids = new Set<string>(saved.map((reply) => reply.body.data._id))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    const shared = await whileNothingIsAdded('links', () => [customer, admin].map((by) => shareByDefault(by, id)))
    expect(new Set(shared.map(({ link }) => link)).size).toBe(1)
    expect(await linksOf(id)).toHaveLength(1)
  })

  it('makes another one instead of one that was revoked, ends within a day, or was made for chosen days', {
    tags: ['2.13-23'],
  }, async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-01'], findings: ['Shared again'] })
    const chosen = await share(id)
    const first = await shareByDefault(customer, id)
    expect(first.link).not.toBe(chosen.link)
    await customer.call('DELETE', `/reports/${id}/links/${first._id}`)
    const second = await shareByDefault(customer, id)
    expect(second.link).not.toBe(first.link)
    const now = testApp.clock.now()
    testApp.clock.set(new Date(Date.parse(second.expiresAt) - 23 * 3_600_000).toISOString())
    const later = await signInAs(testApp, 'USER', organization)
    const third = await shareByDefault(later, id)
    testApp.clock.set(now.toISOString())
    expect(third.link).not.toBe(second.link)
    expect(await shareByDefault(customer, id)).toEqual(third)
  })
})

describe('a report that is not public', () => {
  it('is read by its own customer, by staff and by a link, and by nobody else who knows its id', async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-05'] })
    const { sha256 } = (await anyone(`/reports/${id}`)).body.data
    const { link } = await share(id)
    expect((await publish(stranger, id, false)).status).toBe(404)
    expect((await publish(customer, id, false)).body.data).toEqual({ isPublic: false })
    const paths = [`/reports/${id}`, `/download/${id}`, `/download/${id}/state`]
    for (const path of paths) {
      expect([path, (await anyone(path)).status]).toEqual([path, 404])
      expect([path, (await stranger.call('GET', path)).status]).toEqual([path, 404])
    }
    expect((await anyone(`/reports/${id}/verify?sha256=${'0'.repeat(64)}`)).status).toBe(404)
    expect((await anyone(`/reports/${id}/verify?sha256=${sha256}`)).body.data.isGenuine).toBe(true)
    for (const by of [customer, admin]) expect((await by.call('GET', `/reports/${id}`)).status).toBe(200)
    expect((await customer.call('GET', `/download/${id}/state`)).status).toBe(200)
    expect((await anyone(`/reports/shared/${link}`)).status).toBe(200)
    const rows = (await customer.call('GET', '/reports?limit=100')).body.data
    expect(rows.find((row: { _id: string }) => row._id === id)).toMatchObject({
      isPublic: false,
      number: id.slice(0, 8).toUpperCase(),
    })
  })

  it('is public again when its owner says so, and both are in the audit log', async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-05'], layout: 'monthly' })
    for (const isPublic of [false, false, true]) await publish(customer, id, isPublic)
    expect((await anyone(`/reports/${id}`)).status).toBe(200)
    const { body } = await admin.call('GET', `/audit?entity=report&id=${id}`)
    const changes = body.data.filter(({ action }: { action: string }) => action === 'report.publish')
    const states = changes.map(({ after }: { after: { isPublic: boolean } }) => after.isPublic)
    expect(states.toSorted()).toEqual([false, true])
  })

  it('refuses a session that has ended, rather than calling the report missing', async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-05'] })
    const headers = { authorization: 'Bearer nonsense' }
    const { statusCode } = await testApp.app.inject({ url: `/api/reports/${id}`, headers })
    expect(statusCode).toBe(401)
  })
})
