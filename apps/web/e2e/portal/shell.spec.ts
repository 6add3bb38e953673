import { changeAccount } from '../support/account.ts'
import { readAs } from '../support/api.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { signIn, startSession } from '../support/sign-in.ts'

test('a spinner shows until the window has loaded, and for 200 ms more', { tag: ['@2.1-20', '@9-18'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const spinner = document.getElementById('first-load')
      const loadedAt = performance.now()
      document.documentElement.dataset.spinnerAtLoad = String(spinner !== null && spinner.dataset.done === undefined)
      const watch = setInterval(() => {
        if (document.getElementById('first-load')?.dataset.done === undefined) return
        document.documentElement.dataset.fadedAfter = String(performance.now() - loadedAt)
        clearInterval(watch)
      }, 5)
    })
  })
  await page.goto('/report/verify')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-spinner-at-load', 'true')
  await expect(root).toHaveAttribute('data-faded-after', /\d/)
  expect(Number(await root.getAttribute('data-faded-after'))).toBeGreaterThanOrEqual(195)
  await expect(page.locator('#first-load')).toHaveCount(0)
})

test('the page scrolls to the top on every route change', { tag: ['@2.1-19'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1_000, height: 400 })
  await startSession(page, 'operation')
  await page.goto('/organizations')
  await expect(page.getByRole('table').getByRole('row').nth(20)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await page.getByRole('table').getByRole('link', { name: 'Edit' }).last().click()
  await expect(page.getByRole('heading', { name: 'Edit Organization' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

const record = '00000000-0000-4000-8000-000000000000'
const ofAdmins = '/learning/quizzes'
const ofMoney = `/payment/organizations/${record}`
const ofOperation = `/users/edit/${record}`
const ofStaff = '/organizations/profile'
const ofCustomers = '/data_table'
const ofDrivers = `/driver/pickups/${record}`

/** An address of each other area; all addresses are in portal-routes.test.ts, and the API's in route-access.test.ts. */
const refused: Record<string, readonly string[]> = {
  'super.admin': [ofCustomers, ofDrivers],
  admin: [ofCustomers, ofDrivers],
  'operation.manager': [ofAdmins, ofMoney, ofCustomers, ofDrivers],
  operation: [ofAdmins, ofMoney, ofCustomers, ofDrivers],
  finance: [ofAdmins, ofOperation, ofCustomers, ofDrivers],
  customer: ['/audit', ofMoney, ofOperation, ofStaff, ofDrivers],
  driver: [ofAdmins, ofMoney, ofOperation, ofStaff, ofCustomers],
}
test.describe('of the areas', () => {
  test.describe.configure({ mode: 'parallel' })
  for (const [account, addresses] of Object.entries(refused)) {
    test(`${account} is led from an address of each other area to the own first page`, {
      tag: ['@2.3-04', '@2.3-09', '@2.4-19'],
    }, async ({ page }) => {
      const misread: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('outside its contract')) misread.push(message.text())
      })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await startSession(page, account)
      const [typed = '', ...others] = addresses
      await page.goto(typed)
      await expectNotice(page, typed)
      // Visits the others without reloading, because each load takes a second.
      for (const address of others) {
        // On a busy machine the notice was missed once in some hundred runs, so the address is opened again.
        await expect(async () => {
          await goWithin(page, address)
          await expectNotice(page, address, 10_000)
        }).toPass({ timeout: 40_000 })
      }
      // Requests of a page that was left do not count as failures.
      expect(misread).toEqual([])
    })
  }
})

/** Navigates without a reload, as Back and links do. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** Waits for the start page with a single notice, and closes it. Polls in each frame, as there are many addresses. */
async function expectNotice(page: Page, address: string, timeout = 0): Promise<void> {
  const isLedAway = page.waitForFunction(
    () => {
      const notices = [...document.querySelectorAll('[role=status]')].filter(({ textContent }) =>
        textContent?.includes('You have no access to that page.'),
      )
      if (!['/', '/driver'].includes(location.pathname) || notices.length !== 1) return false
      notices[0]?.querySelector('button')?.click()
      return true
    },
    undefined,
    { timeout },
  )
  await expect(isLedAway, address).resolves.toBeTruthy()
  await page.waitForFunction(() => !document.body.textContent?.includes('You have no access to that page.'))
}

test('two addresses of another area in a row redirect to the start page, however slowly it loads', async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/users')
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  let letLoad = () => {}
  const mayLoad = new Promise<void>((resolve) => {
    letLoad = resolve
  })
  const chunkRequest = page.waitForRequest(/assets\/dashboard-/)
  await page.route(/assets\/dashboard-/, async (route) => {
    await mayLoad
    await route.continue()
  })
  await goWithin(page, '/audit')
  await chunkRequest
  await goWithin(page, '/bin/add')
  letLoad()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test("a customer's topbar shows the logo of the organization, or a default avatar", { tag: ['@2.5-29'] }, async ({
  page,
}) => {
  const { organization, read } = await readAs(page, 'customer')
  const { logo } = await read(`/organizations/${organization._id}`)
  await signIn(page, 'customer')
  const account = page.getByRole('button', { name: /Account of/ })
  if (logo === null) await expect(account.locator('svg').first()).toBeVisible()
  const shown = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const { _id, name } = await read(`/organizations/${organization._id}`)
  await changeAccount(page, { organizationId: { _id, name, logo: shown } })
  await page.reload()
  await expect(account.locator('img')).toHaveAttribute('src', shown)
})

test('Cancel leads from a user form to the list, and from the password form to the previous page', {
  tag: ['@2.11-09', '@2.11-14'],
}, async ({ page }) => {
  await startSession(page, 'admin')
  await page.goto('/users/add')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/users')
  await page.goto('/organizations')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/organizations')
})
