import type { BrowserContext } from '@playwright/test'
import { newStaffUser } from '../../customers/customer-user.ts'
import { expect, type Page, type Route, test } from '../../support/journey.ts'
import { untilKept } from '../../support/kept-code.ts'
import { gatePhoto } from '../../support/photo.ts'
import { signInOnScreen } from '../../support/sign-in.ts'
import { unique } from '../../support/unique.ts'
import { type Api, apiAs } from '../pickup-data.ts'
import {
  expectAllSent,
  expectUnsent,
  newStop,
  openStop,
  signAndComplete,
  takePhoto,
  untilDrafted,
  weigh,
} from './driver-stops.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const uploads = '**/api/upload*'
const visits = '**/api/logistics/*/visits'
const kg = '12.5'

/** A stop at which the network goes, and the page on which the day goes on. */
type Scene = { context: BrowserContext; page: Page; name: string }
type Moment = { network: string; live: (scene: Scene) => Promise<Page> }

const moments: readonly Moment[] = [
  {
    network: 'goes before the day is opened again',
    live: async ({ context, page, name }) => {
      await context.setOffline(true)
      await page.reload()
      await record(page, name)
      await expectUnsent(page, 1)
      await context.setOffline(false)
      return page
    },
  },
  {
    network: 'goes while weights are typed',
    live: async ({ context, page, name }) => {
      await openStop(page, name)
      await weigh(page, kg)
      await context.setOffline(true)
      await untilDrafted(page, 1)
      await reloadTyped(page)
      await expect(page.getByRole('textbox', { name: 'Quantity of item 1 (kg)' })).toHaveValue(kg)
      await takeTwoPhotos(page)
      await signAndComplete(page)
      await expectUnsent(page, 1)
      await context.setOffline(false)
      return page
    },
  },
  {
    network: 'goes while a photo is taken',
    live: async ({ context, page, name }) => {
      await openStop(page, name)
      await weigh(page, kg)
      await takePhoto(page, 1)
      await page.locator('form input[type=file]').setInputFiles(gatePhoto)
      await context.setOffline(true)
      await untilDrafted(page, 1, 2)
      await reloadTyped(page)
      await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible()
      await signAndComplete(page)
      await expectUnsent(page, 1)
      await context.setOffline(false)
      return page
    },
  },
  {
    network: 'goes right after the stop was completed, and the page is closed',
    live: async ({ context, page, name }) => {
      await openStop(page, name)
      await weigh(page, kg)
      await takeTwoPhotos(page)
      const { isCut } = await cutOnce(context, uploads, (route) => route.abort('internetdisconnected'))
      await signAndComplete(page)
      await isCut
      return goOnAnew(context, page)
    },
  },
  {
    network: 'goes while the first photo is sent',
    live: (scene) => recordWhileCut(scene, uploads, (route) => route.abort('connectionreset')),
  },
  {
    network: 'goes before the reply to a photo',
    live: (scene) => recordWhileCut(scene, uploads, afterItArrived),
  },
  {
    network: 'goes between the last photo and the visit, and the page is closed',
    live: async ({ context, page, name }) => {
      const photos = countReplies(context, /\/api\/upload/)
      const { isCut } = await cutOnce(context, visits, (route) => route.abort('internetdisconnected'))
      await record(page, name)
      await isCut
      const again = await goOnAnew(context, page)
      await expectAllSent(again)
      // Those that had arrived are not sent again.
      expect(photos()).toBe(2)
      return again
    },
  },
  {
    network: 'goes while the visit is sent',
    live: (scene) => recordWhileCut(scene, visits, (route) => route.abort('connectionreset')),
  },
  {
    network: 'goes before the reply to the visit',
    live: (scene) => recordWhileCut(scene, visits, afterItArrived),
  },
  {
    network: 'was there, but the page ends before it has removed what was sent',
    live: async ({ context, page, name }) => {
      const recorded = countReplies(context, /\/api\/logistics\/[^/]+\/visits/)
      await page.evaluate(() => {
        IDBObjectStore.prototype.delete = function () {
          return this.count() as unknown as IDBRequest<undefined>
        }
      })
      await record(page, name)
      await expectAllSent(page)
      const again = await goOnAnew(context, page)
      await expect.poll(recorded).toBe(2)
      return again
    },
  },
]

test('a visit arrives once and whole, at whatever moment the network goes', { tag: ['@15.3-02', '@15.3-03'] }, async ({
  page: first,
  context,
}) => {
  test.setTimeout(240_000)
  const { office, stops } = await openDay(first, moments.length)
  let page = first
  for (const { network, live } of moments) {
    const { name, id } = stops.pop() as Stop
    await test.step(`the network ${network}`, async () => {
      page = await live({ context, page, name })
      await expectAllSent(page)
      const stop = page.getByRole('button', { name: new RegExp(name) })
      await expect(stop).toContainText('Completed')
      await expect(stop).toContainText('12.50 kg')
      await expectOneVisit(office, id)
    })
  }
})

test('two tabs of a phone send what both know of once', { tag: ['@15.3-02'] }, async ({ page, context }) => {
  test.setTimeout(120_000)
  const { office, stops } = await openDay(page, 3)
  await context.setOffline(true)
  for (const { name } of stops) await record(page, name)
  const other = await context.newPage()
  await other.goto('/driver')
  for (const tab of [page, other]) await expectUnsent(tab, 3)
  const recorded = countReplies(context, /\/api\/logistics\/[^/]+\/visits/)
  await context.setOffline(false)
  for (const tab of [page, other]) await expectAllSent(tab)
  expect(recorded()).toBe(3)
  for (const { id } of stops) await expectOneVisit(office, id)
})

type Stop = { name: string; id: string }

/** Opens the day of a driver with so many stops, with all that it needs without network on the phone. */
async function openDay(page: Page, count: number): Promise<{ office: Api; stops: Stop[] }> {
  const [office, admin] = [await apiAs(page, 'operation'), await apiAs(page, 'admin')]
  const email = await newStaffUser(page, admin, 'DRIVER')
  const me = await (await apiAs(page, email))('GET', '/me')
  const stops: Stop[] = []
  for (let made = 0; made < count; made += 1) {
    const name = unique('Stop')
    stops.push({ name, id: await newStop(office, name, me.data._id) })
  }
  const areLoaded = stops.map(({ id }) => page.waitForResponse((reply) => reply.url().endsWith(`/logistics/${id}`)))
  await signInOnScreen(page, email)
  await Promise.all(areLoaded)
  await untilKept(page)
  return { office, stops }
}

async function record(page: Page, name: string): Promise<void> {
  await openStop(page, name)
  await weigh(page, kg)
  await takeTwoPhotos(page)
  await signAndComplete(page)
}

/** Records a stop while the first of such calls is cut, and leaves the page open. */
async function recordWhileCut(
  { context, page, name }: Scene,
  calls: string,
  cut: (route: Route) => Promise<void>,
): Promise<Page> {
  const { isCut } = await cutOnce(context, calls, cut)
  await record(page, name)
  await isCut
  return page
}

async function takeTwoPhotos(page: Page): Promise<void> {
  await takePhoto(page, 1)
  await takePhoto(page, 2)
}

/** A page with something typed asks before it is left. */
async function reloadTyped(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

/** Closes the page, opens the day in another one without network, where the visit is still unsent, and brings it back. */
async function goOnAnew(context: BrowserContext, page: Page): Promise<Page> {
  await context.setOffline(true)
  await page.close()
  const again = await context.newPage()
  await again.goto('/driver')
  await expectUnsent(again, 1)
  await context.setOffline(false)
  return again
}

/** Cuts the next of such calls. `isCut` resolves once that has happened. */
async function cutOnce(
  context: BrowserContext,
  calls: string,
  cut: (route: Route) => Promise<void>,
): Promise<{ isCut: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isLeft = true
  await context.route(calls, async (route) => {
    if (!isLeft || route.request().method() !== 'POST') return route.fallback()
    isLeft = false
    await cut(route)
    resolve()
  })
  return { isCut: promise }
}

async function afterItArrived(route: Route): Promise<void> {
  expect((await route.fetch()).status()).toBe(201)
  await route.abort('connectionreset')
}

function countReplies(context: BrowserContext, address: RegExp): () => number {
  let count = 0
  context.on('response', (reply) => {
    if (reply.request().method() === 'POST' && address.test(reply.url()) && reply.status() === 201) count += 1
  })
  return () => count
}

async function expectOneVisit(office: Api, pickup: string): Promise<void> {
  const { data } = await office('GET', `/logistics/${pickup}/visits`)
  const recorded = data as unknown as Array<{ signature: unknown[] | null }>
  expect(recorded).toMatchObject([{ state: 'applied', items: [{ quantity: 12.5 }], photos: [{}, {}] }])
  expect(recorded[0]?.signature?.length).toBeGreaterThan(0)
}
