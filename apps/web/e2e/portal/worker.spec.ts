import { readFileSync } from 'node:fs'
import { sidebars } from '../looks/sidebars.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { signInAt, untilKept } from '../support/kept-code.ts'
import { openTab } from '../support/menu.ts'
import { startReleases } from '../support/releases.ts'
import { signInOnScreen } from '../support/sign-in.ts'

test.use({ serviceWorkers: 'allow' })

test('the screens of a role open without network, though nobody has opened them', {
  tag: ['@10.9-04'],
}, async ({ page, context }) => {
  await signInOnScreen(page, 'customer')
  await untilKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText('No connection. Nothing you typed is lost.')).toBeVisible()
  for (const entry of sidebars.USER) {
    const [line = '', tabs = ''] = entry.split(': ')
    for (const tab of tabs.split(', ')) {
      await openTab(page, line, tab === tabs ? undefined : tab)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    }
  }
  await page.goto('/change_password')
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible()
})

test('no answer of the API and no document is kept, and public pages pass by the worker', {
  tag: ['@10.9-05', '@10.9-11'],
}, async ({ page, context }) => {
  await signInOnScreen(page, 'customer')
  await untilKept(page)
  const document = await page.goto('/own_dashboard_that_is_not')
  expect(document?.fromServiceWorker()).toBe(false)
  // While the worker's files are sent, the server may give up its picture.
  await expect(async () => {
    expect(await (await page.goto('/'))?.text()).toContain('id="first-picture"')
  }).toPass({ timeout: 30_000 })
  const replies = page.waitForResponse(/\/api\/(?!health)/)
  expect((await page.goto('/profile'))?.fromServiceWorker()).toBe(true)
  expect((await replies).fromServiceWorker()).toBe(false)
  for (const path of ['/landing', '/log_in', '/payment/battery', '/setup/x', '/report', '/api/health/live']) {
    expect((await page.goto(path))?.fromServiceWorker(), path).toBe(false)
  }
  await page.goto('/profile')
  const kept = await keptPaths(page)
  const others = kept.filter((path) => !path.startsWith('/assets/'))
  // What the page itself links.
  expect(others.toSorted()).toEqual([
    '/apple-touch-icon.png',
    '/color-scheme.js',
    '/favicon.svg',
    '/first-load.css',
    '/index.html',
    '/site.webmanifest',
  ])
  expect(await page.evaluate(async () => (await caches.match('/index.html'))?.text())).toBe(
    readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8'),
  )
  await context.setOffline(true)
  await expect(page.goto('/landing')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('a page of the release before finds its code, and the next one takes over when a page is opened', {
  tag: ['@10.9-06'],
}, async ({ page, context, baseURL }) => {
  // Three releases are loaded whole.
  test.setTimeout(180_000)
  const releases = await startReleases(Number(new URL(baseURL ?? '').port))
  try {
    await signInAt(page, releases.url, 'operation')
    await untilKept(page, 'first')
    // A page that starts anew runs the code of the menu alone.
    await page.goto(`${releases.url}/users`)
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    releases.publish('second')
    await page.getByRole('link', { name: 'Add User' }).click()
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Half of a name')
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(() => hasWaitingWorker(page)).toBe(true)

    const newer = await context.newPage()
    await newer.goto(`${releases.url}/users`)
    await untilKept(newer, 'second')
    expect(await releasesIn(newer)).toEqual(['first', 'second'])
    await expect(name).toHaveValue('Half of a name')
    expect(await hasWaitingWorker(page)).toBe(true)

    // The worker and the code on the device are two releases old when the next page begins.
    releases.publish('third')
    await page.close()
    await newer.close()
    const next = await context.newPage()
    await next.goto(`${releases.url}/users`)
    await untilKept(next, 'third')
    await expect.poll(() => releasesIn(next)).toEqual(['third'])
    await context.setOffline(true)
    await next.goto(`${releases.url}/users/add`)
    await expect(next.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  } finally {
    await releases.stop()
  }
})

test('the portal works where the browser keeps nothing', { tag: ['@10.9-04'] }, async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    CacheStorage.prototype.match = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  })
  await signInOnScreen(page, 'customer')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })
}

async function releasesIn(page: Page): Promise<Array<string | undefined>> {
  const names = await page.evaluate(() => caches.keys())
  return names.map((name) => /\.(\w+)\.js$/.exec(name)?.[1])
}

function hasWaitingWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
}
