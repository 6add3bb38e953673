import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { changeAccount } from '../support/account.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { demoPassword, signInOnScreen, signOut, startSession } from '../support/sign-in.ts'

const list = '**/api/organizations?*'

test('the data of a screen is asked for while its link is pressed, before it is followed', {
  tag: ['@10.9-01'],
}, async ({ page }) => {
  await signInOnScreen(page, 'operation')
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Customers' })
  await link.hover()
  const asked = page.waitForResponse(list)
  await page.mouse.down()
  expect((await asked).status()).toBe(200)
  await expect(page).toHaveURL('/')
  const calls = countCalls(page, /\/api\/organizations\?/)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  expect(calls).toEqual([])
})

test('what was seen is shown at once on a reload, and again when the network is gone', {
  tag: ['@10.9-02'],
}, async ({ page }) => {
  await signInOnScreen(page, 'operation')
  for (const [line, tab] of seen) await openFromMenu(page, line, tab)
  const renewal = Promise.withResolvers<void>()
  await page.route('**/api/refresh_token', async (route) => {
    await renewal.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Consignments' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  renewal.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  // Their code is in this page then; without network it would come from the worker, which journeys switch off.
  for (const [line, tab] of seen) await openFromMenu(page, line, tab)

  await page.context().setOffline(true)
  for (const [line, tab] of seen.toReversed()) {
    await openFromMenu(page, line, tab)
    await expect(page.getByText('No connection. Nothing you typed is lost.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await expect(page.getByText('What you see is as of')).toHaveCount(0)
  await page.clock.fastForward('02:00:00')
  await openFromMenu(page, 'Customers', 'Users')
  await expect(page.getByText('What you see is as of')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('No connection. Nothing you typed is lost.')).toBeHidden()
})

test('a sign-out leaves nothing of what was shown on the device', { tag: ['@10.9-03'] }, async ({ page }) => {
  await signInOnScreen(page, 'operation')
  await openFromMenu(page, 'Customers', 'Organizations')
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(0)
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  expect(await keptAnswers(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
})

test('nothing is kept on a shared computer', { tag: ['@10.9-03'] }, async ({ page }) => {
  await page.goto('/log_in')
  await page.getByLabel('Email').fill('operation@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByLabel('This is a shared computer').check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await openFromMenu(page, 'Customers', 'Organizations')
  expect(await keptAnswers(page)).toBe(0)
})

test('what only a secret address shows is not kept on the device', { tag: ['@10.9-03'] }, async ({ page }) => {
  await startSession(page, 'admin')
  await page.goto(`/report?link=${await shareReport(page)}`)
  await expect(page.locator('#cover')).toBeVisible()
  await expect.poll(() => keptAnswers(page, '/company')).toBe(1)
  expect(await keptAnswers(page, '/reports/shared/:link')).toBe(0)
})

test('whoever may do something else since then sees nothing of what was kept', { tag: ['@10.9-03'] }, async ({
  page,
}) => {
  await signInOnScreen(page, 'operation')
  await openFromMenu(page, 'Customers', 'Organizations')
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(0)
  await changeAccount(page, { type: 'FINANCE OFFICE', abilities: { 'dashboard:read': 'any' } })
  await page.goto('/')
  await expect.poll(() => keptAnswers(page, '/organizations')).toBe(0)
})

test('the status of a pickup is another at once, and the one before where the server refuses it', {
  tag: ['@10.9-13'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const id = await newPickup(api, await newOrganization(api, 'Quick Decision Café'))
  await startSession(page, 'operation')
  await page.goto(`/schedule/waste-collection/${id}`)
  const answers = Promise.withResolvers<void>()
  await page.route('**/api/logistics/*', async (route) => {
    if (route.request().method() === 'PATCH') await answers.promise
    await route.continue()
  })
  const putOnHold = page.getByRole('button', { name: 'Put on hold' })
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0)
  await expect(page.getByText('Status of the pickup: Confirmed')).toHaveCount(0)
  answers.resolve()
  await expect(page.getByText('Status of the pickup: Confirmed')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  const refusal = Promise.withResolvers<void>()
  await page.route('**/api/logistics/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await refusal.promise
    await route.abort()
  })
  await putOnHold.click()
  await expect(putOnHold).toHaveCount(0)
  refusal.resolve()
  await expect(page.getByRole('alert')).toContainText('Not saved: Status of the pickup: On hold.')
  await expect(putOnHold).toBeVisible()
})

async function shareReport(page: Page): Promise<string> {
  const account = { email: 'admin@demo.example', password: demoPassword }
  const signedIn = await (await page.request.post('/api/login', { data: account })).json()
  const headers = { authorization: `Bearer ${signedIn.data.token}` }
  const reports = await (await page.request.get('/api/reports?layout=interval', { headers })).json()
  const sharing = { headers, data: { expiresInDays: 7 } }
  const link = await page.request.post(`/api/reports/${reports.data[0]._id}/links`, sharing)
  return (await link.json()).data.link
}

const seen = [
  ['Customers', 'Organizations'],
  ['Customers', 'Users'],
  ['Planning', 'Pickups'],
  ['Planning', 'Vehicles'],
  ['Material', 'Consignments'],
] as const

async function openFromMenu(page: Page, line: string, tab: string): Promise<void> {
  await openTab(page, line, tab)
  await expect(page.getByRole('heading', { level: 1, name: tab })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}

function rows(page: Page) {
  return page.getByRole('main').getByRole('table').locator('tbody tr')
}

function countCalls(page: Page, pattern: RegExp): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) calls.push(request.url())
  })
  return calls
}

/** Counts the answers that are kept on the device, of a path or of all. */
function keptAnswers(page: Page, path?: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('thant')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('answers')) return resolve(0)
          const reading = database.transaction('answers').objectStore('answers').getAll()
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result.filter(({ key }) => wanted === undefined || key[0] === wanted).length)
          }
        }
      }),
    path,
  )
}
