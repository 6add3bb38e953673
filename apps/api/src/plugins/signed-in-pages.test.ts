import type { RenderSignedInPage } from '@thant/contracts/signed-in-pages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { users } from '#database/schema/users.ts'
import { signInAs, type TestActor } from '../../test/actors.ts'
import { useTestApp } from '../../test/create-test-app.ts'
import { createOrganization } from '../../test/factories.ts'
import { signedInPage } from './signed-in-pages.ts'

const testApp = useTestApp()
let app: Awaited<ReturnType<typeof buildApp>>

/** Stands in for the built screens: tells for whom it was to draw, and what a call of that person answers. */
const renderSignedInPage: RenderSignedInPage = async ({ me, address, isPhone, read }) => {
  if (address === '/fails') throw new Error('a screen that cannot be drawn')
  const [own, everybody] = await Promise.all([read('/api/me'), read('/api/users')])
  const { data } = own.body as { data: { _id: string } }
  return JSON.stringify({ drawnFor: me._id, readBy: data._id, users: everybody.status, address, isPhone })
}

beforeAll(async () => {
  app = await buildApp({
    ...testApp,
    services: testApp.app.services,
    async screens(pages) {
      pages.addHook('onRoute', (route) => {
        route.config = { ...route.config, isOpen: 'stands in for the built screens' }
      })
      pages.get('/*', async (request) => {
        return (await signedInPage(pages, request, async () => ({ renderSignedInPage }))) ?? 'shell'
      })
    },
  })
})
afterAll(() => app.close())

function pageOf(actor: Pick<TestActor, 'refreshToken'>, headers: Record<string, string> = {}, url = '/audit?page=2') {
  return app.inject({ url, headers: { cookie: `refresh=${actor.refreshToken}`, ...headers } })
}

describe('the page of somebody who is signed in', () => {
  it('is drawn from the calls of that person, in that scope', { tags: ['10.9-11'] }, async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const facts = { drawnFor: admin.id, readBy: admin.id, users: 200, address: '/audit?page=2', isPhone: false }
    expect((await pageOf(admin)).json()).toEqual(facts)
    const driver = await signInAs(testApp, 'DRIVER')
    expect((await pageOf(driver)).json()).toMatchObject({ drawnFor: driver.id, users: 403 })
  })

  it('holds nothing of another person, also when many are drawn at once', { tags: ['10.9-11'] }, async () => {
    const [one, other] = [await signInAs(testApp, 'ADMIN'), await signInAs(testApp, 'OPERATION')]
    const pages = Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? one : other))
    const drawn = await Promise.all(pages.map(async (actor) => (await pageOf(actor)).json()))
    expect(drawn.map(({ drawnFor, readBy }) => [drawnFor, readBy])).toEqual(pages.map(({ id }) => [id, id]))
  })

  it('is drawn narrow for a phone', async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' }
    expect((await pageOf(admin, phone)).json()).toMatchObject({ isPhone: true })
  })

  it('renews nothing, so that it can be asked for twice and the screens still start', async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    await pageOf(admin)
    expect((await pageOf(admin)).json()).toMatchObject({ drawnFor: admin.id })
    const { refreshToken } = admin
    expect((await admin.call('POST', '/refresh_token', { body: { refreshToken } })).status).toBe(200)
  })
})

describe('the screens start without a drawn page', () => {
  it('for nobody, for a made-up cookie and for one that was renewed since', { tags: ['10.9-12'] }, async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const { refreshToken } = admin
    await admin.call('POST', '/refresh_token', { body: { refreshToken } })
    const forged = `${refreshToken.slice(0, -4)}AAAA`
    for (const cookie of ['', 'refresh=', 'refresh=nonsense', `refresh=${forged}`, `refresh=${refreshToken}`]) {
      expect((await app.inject({ url: '/', headers: { cookie } })).body).toBe('shell')
    }
  })

  it('for a session that has ended, a user who left and a customer who was archived', {
    tags: ['10.9-12'],
  }, async () => {
    const gone = await signInAs(testApp, 'ADMIN')
    await gone.call('POST', '/logout', { body: { refreshToken: gone.refreshToken } })
    const left = await signInAs(testApp, 'ADMIN')
    await testApp.database.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, left.id))
    const admin = await signInAs(testApp, 'SUPER ADMIN')
    const organization = await createOrganization(admin)
    const customer = await signInAs(testApp, 'USER', organization)
    expect((await pageOf(customer)).body).not.toBe('shell')
    await admin.call('DELETE', `/organizations/${organization}`)
    for (const actor of [gone, left, customer]) expect((await pageOf(actor)).body).toBe('shell')
  })

  it('where the page is not for a window, or cannot be drawn', async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    expect((await pageOf(admin, { 'sec-fetch-dest': 'empty' })).body).toBe('shell')
    expect((await pageOf(admin, { 'sec-fetch-dest': 'document' })).body).not.toBe('shell')
    expect((await pageOf(admin, {}, '/fails')).body).toBe('shell')
  })
})
