import type { RenderPage } from '@thant/contracts/render-page'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { users } from '#database/schema/users.ts'
import { createOrganization, createPickup, createReport, item } from '../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../test/setup/actors.ts'
import { useTestApp } from '../../test/setup/create-test-app.ts'
import { servePages } from './pages.ts'

const testApp = useTestApp()
let app: Awaited<ReturnType<typeof buildApp>>

/** Stands in for the built screens: tells for whom it was to draw, and what calls of that visitor answer. */
const renderPage: RenderPage = async ({ address, role, language, isPhone, isDrawn, read }) => {
  if (address === '/mails') throw new Error('a screen that cannot be drawn')
  if (!isDrawn) return { html: 'undrawn', outcome: 'left to the browser' }
  const [, reportId] = /^\/report\/([\w-]+)/.exec(address) ?? []
  const [own, everybody, known] = await Promise.all([
    read('/api/me'),
    read('/api/users'),
    read(reportId ? `/api/reports/${reportId}` : '/api/company'),
  ])
  if (known.status !== 200)
    return { html: 'undrawn', outcome: known.status === 404 ? 'missing' : 'left to the browser' }
  const { data } = own.body as { data?: { _id: string } }
  const { name, number } = (known.body as { data: { name?: string; number?: string } }).data
  const facts = { readBy: data?._id, users: everybody.status, name, number, role, address, language, isPhone }
  return { html: JSON.stringify(facts), outcome: role === undefined ? 'screen' : 'picture' }
}

beforeAll(async () => {
  app = await buildApp({
    ...testApp,
    services: testApp.app.services,
    async screens(pages) {
      pages.addHook('onRoute', (route) => {
        route.config = { ...route.config, isOpen: 'stands in for the built screens' }
      })
      servePages(pages, { load: async () => ({ renderPage }), plainPage: 'plain' })
    },
  })
})
afterAll(() => app.close())

function pageOf(actor: Pick<TestActor, 'refreshToken'>, headers: Record<string, string> = {}, url = '/audit?page=2') {
  return app.inject({ url, headers: { cookie: `refresh=${actor.refreshToken}`, ...headers } })
}

describe('the page of nobody in particular', () => {
  it('shows within 5 seconds what was changed, on whichever portal', { tags: ['R-rel-18'] }, async () => {
    const landing = async (url = '/landing') => (await app.inject(url)).json().name
    expect(await landing()).toBe('Thant')
    const admin = await signInAs(testApp, 'ADMIN')
    await admin.call('PATCH', '/company', { body: { name: 'Changed Elsewhere' } })
    testApp.clock.advance(4_999)
    for (const spelling of ['/landing', '/Landing/', '/l%61nding']) expect(await landing(spelling)).toBe('Thant')
    testApp.clock.advance(1)
    expect(await landing()).toBe('Changed Elsewhere')
  })

  it('is kept for each language, without the query that chose it, and left to the browser with any other', async () => {
    const [burmese, english] = [await app.inject('/terms?lang=my'), await app.inject('/terms?lang=en')]
    expect(burmese.json()).toMatchObject({ address: '/terms?lang=my', language: 'my', isPhone: false })
    expect(english.json()).toMatchObject({ address: '/terms', language: 'en' })
    expect(english.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' })
    expect((await app.inject('/contact?topic=new-service')).body).toBe('undrawn')
  })

  it('may ask for camera and place, which a reply of the API may not', async () => {
    const policyOf = async (url: string) => (await app.inject(url)).headers['permissions-policy']
    expect(await policyOf('/terms')).toMatch(/camera=\(self\), .*geolocation=\(self\), microphone=\(\)/)
    expect(await policyOf('/api/company')).toMatch(/camera=\(\), .*geolocation=\(\), microphone=\(\)/)
  })

  it('is drawn from a public record as the public API gives it, with its limits, and is not listed', async () => {
    const [admin, id] = await publicReport()
    const headers = { 'accept-language': 'my' }
    const page = await app.inject({ url: `/report/${id}?from=a-paper`, headers, remoteAddress: '198.51.100.7' })
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', vary: 'cookie, accept-language' })
    const { number } = (await admin.call('GET', `/reports/${id}`)).body.data
    const address = `/report/${id}?from=a-paper`
    expect(page.json()).toEqual({ users: 401, number, address, language: 'my', isPhone: false })

    for (let read = 1; read < 300; read += 1) {
      await app.inject({ url: `/api/reports/${id}`, remoteAddress: '198.51.100.7' })
    }
    const refused = await app.inject({ url: `/report/${id}`, remoteAddress: '198.51.100.7' })
    expect([refused.statusCode, refused.body]).toEqual([200, 'undrawn'])
    expect((await app.inject({ url: `/report/${id}`, remoteAddress: '198.51.100.8' })).json()).toMatchObject({ number })
  })

  it('of a label is drawn for sixty codes in ten minutes, and left to the browser after them', {
    tags: ['10.12-05'],
  }, async () => {
    const read = (code: string, remoteAddress = '198.51.100.9') => app.inject({ url: `/b/${code}`, remoteAddress })
    for (let code = 1_000; code < 1_060; code += 1) expect((await read(`0000-${code}`)).body).not.toBe('undrawn')
    const next = await read('0000-2000')
    expect([next.statusCode, next.body]).toEqual([200, 'undrawn'])
    expect((await read('0000-2000', '198.51.100.10')).body).not.toBe('undrawn')
  })

  it('is 404 for what a visitor may not read and for what is no screen, but not for who may read it', async () => {
    const [admin, id] = await publicReport()
    await admin.call('PATCH', `/reports/${id}/publication`, { body: { isPublic: false } })
    for (const [url, html] of [
      [`/report/${id}`, 'undrawn'],
      [`/report/${crypto.randomUUID()}`, 'undrawn'],
      ['/no/such/page', 'plain'],
    ] as const) {
      const { statusCode, body, headers } = await app.inject({ url })
      expect([url, statusCode, body, headers['x-robots-tag']]).toEqual([url, 404, html, 'noindex'])
    }
    const own = await pageOf(admin, {}, `/report/${id}`)
    expect([own.statusCode, own.json()]).toEqual([200, expect.objectContaining({ role: 'ADMIN', readBy: admin.id })])
    expect((await app.inject('/api/nothing')).json().code).toBe('route.not-found')
  })
})

async function publicReport(): Promise<[TestActor, string]> {
  const admin = await signInAs(testApp, 'ADMIN')
  const organization = await createOrganization(admin)
  await createPickup(admin, organization, '2025-01-10T02:30:00Z', [item('Papers', 5)])
  return [admin, await createReport(admin, { organization, quarters: ['2025-01'] })]
}

describe('the page of somebody who is signed in', () => {
  it('is drawn from the calls of that person, in that scope', { tags: ['10.9-11'] }, async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const page = await pageOf(admin)
    const facts = { role: 'ADMIN', readBy: admin.id, users: 200, address: '/audit?page=2', isPhone: false }
    expect(page.json()).toMatchObject(facts)
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const driver = await signInAs(testApp, 'DRIVER')
    expect((await pageOf(driver)).json()).toMatchObject({ role: 'DRIVER', readBy: driver.id, users: 403 })
  })

  it('holds nothing of another person, also when many are drawn at once', { tags: ['10.9-11'] }, async () => {
    const [one, other] = [await signInAs(testApp, 'ADMIN'), await signInAs(testApp, 'OPERATION')]
    const pages = Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? one : other))
    const drawn = await Promise.all(pages.map(async (actor) => (await pageOf(actor)).json()))
    expect(drawn.map(({ readBy }) => readBy)).toEqual(pages.map(({ id }) => id))
  })

  it('is drawn narrow for a phone', async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' }
    expect((await pageOf(admin, phone)).json()).toMatchObject({ isPhone: true })
  })

  it('renews nothing, so that it can be asked for twice and the screens still start', async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    await pageOf(admin)
    expect((await pageOf(admin)).json()).toMatchObject({ readBy: admin.id })
    const { refreshToken } = admin
    expect((await admin.call('POST', '/refresh_token', { body: { refreshToken } })).status).toBe(200)
  })
})

describe('nothing of a person is on the page', () => {
  it('of nobody, of a made-up cookie and of one that was renewed since', { tags: ['10.9-12'] }, async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const { refreshToken } = admin
    await admin.call('POST', '/refresh_token', { body: { refreshToken } })
    const forged = `${refreshToken.slice(0, -4)}AAAA`
    for (const cookie of ['', 'refresh=', 'refresh=nonsense', `refresh=${forged}`, `refresh=${refreshToken}`]) {
      const page = await app.inject({ url: '/', headers: { cookie } })
      expect([page.json().readBy, page.headers['cache-control']]).toEqual([undefined, 'no-cache'])
    }
  })

  it('of a session that has ended, a user who left and a customer who was archived', {
    tags: ['10.9-12'],
  }, async () => {
    const gone = await signInAs(testApp, 'ADMIN')
    await gone.call('POST', '/logout', { body: { refreshToken: gone.refreshToken } })
    const left = await signInAs(testApp, 'ADMIN')
    await testApp.database.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, left.id))
    const admin = await signInAs(testApp, 'SUPER ADMIN')
    const organization = await createOrganization(admin)
    const customer = await signInAs(testApp, 'USER', organization)
    expect((await pageOf(customer)).json().readBy).toBe(customer.id)
    await admin.call('DELETE', `/organizations/${organization}`)
    for (const actor of [gone, left, customer]) expect((await pageOf(actor)).json().readBy).toBeUndefined()
  })

  it('that is not for a window, or cannot be drawn', async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    expect((await pageOf(admin, { 'sec-fetch-dest': 'empty' })).json().readBy).toBeUndefined()
    expect((await pageOf(admin, { 'sec-fetch-dest': 'document' })).json().readBy).toBe(admin.id)
    expect((await pageOf(admin, { 'sec-fetch-dest': 'empty', 'x-for-window': 'yes' })).json().readBy).toBe(admin.id)
    const failed = await pageOf(admin, {}, '/mails')
    expect([failed.statusCode, failed.body]).toEqual([200, 'plain'])
  })
})
