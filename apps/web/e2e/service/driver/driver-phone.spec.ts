import { newStaffUser } from '../../customers/customer-user.ts'
import { fromNow } from '../../support/clock.ts'
import { expect, type Page, test } from '../../support/journey.ts'
import { signInOnScreen, signOut } from '../../support/sign-in.ts'
import { unique } from '../../support/unique.ts'
import { apiAs } from '../pickup-data.ts'
import { complete, expectUnsent, newStop, openStop, untilDrafted } from './driver-stops.ts'

test.use({ viewport: { width: 360, height: 740 } })

const visitCalls = '**/api/logistics/*/visits'

test('two drivers share a phone: what one recorded stays for them, and the other sees nothing of it', {
  tag: ['@15.3-03', '@15.3-05'],
}, async ({ page }) => {
  test.slow()
  const { email, name } = await newDriversStop(page)
  const admin = await apiAs(page, 'admin')
  const other = await newStaffUser(page, admin, 'DRIVER')
  await signInOnScreen(page, email)
  await openStop(page, name)
  const quantity = page.getByRole('textbox', { name: 'Quantity of item 1 (kg)' })
  await quantity.fill('8')
  await untilDrafted(page, 1)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(quantity).toHaveValue('8')
  await page.goto('/driver')
  await page.route(visitCalls, (route) => route.abort())
  await complete(page, name, '8.5')
  await expectUnsent(page, 1)

  await pressLogOut(page)
  const question = page.getByRole('dialog', { name: 'Log out before all is sent?' })
  await question.getByText('Stay logged in').click()
  await expectUnsent(page, 1)
  await pressLogOut(page)
  const loadedAnew = page.waitForEvent('load')
  await question.getByRole('button', { name: 'Log Out' }).click()
  await loadedAnew

  await page.unroute(visitCalls)
  await signInOnScreen(page, other)
  await expect(page.getByText('No Schedule Today.')).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0)
  await signOut(page)

  await signInOnScreen(page, email)
  await expect(page.getByRole('button', { name: new RegExp(`${name}.*Completed`) })).toBeVisible()
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0)
})

test('a phone whose clock is a day ahead records by the clock of the server', { tag: ['@15.3-08'] }, async ({
  page,
}) => {
  const { email, name, pickup } = await newDriversStop(page)
  await page.clock.setSystemTime(fromNow(86_400_000))
  await signInOnScreen(page, email)
  await complete(page, name, '4')
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0)
  const office = await apiAs(page, 'operation')
  const visits = (await office('GET', `/logistics/${pickup}/visits`)).data as unknown as Array<{ recordedAt: string }>
  expect(visits).toMatchObject([{ state: 'applied', isLate: false }])
  expect(Math.abs(Date.parse(visits[0]?.recordedAt ?? '') - fromNow(0).getTime())).toBeLessThan(120_000)
})

test('a phone without room keeps the visit in the open page and says so', { tag: ['@15.3-09'] }, async ({ page }) => {
  const { email, name } = await newDriversStop(page)
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (database, version) {
      if (database === 'thant-outbox') throw new DOMException('full', 'QuotaExceededError')
      return open.call(this, database, version)
    }
  })
  await signInOnScreen(page, email)
  await page.route(visitCalls, (route) => route.abort())
  await complete(page, name, '4')
  await expect(page.getByText('This phone has no room to keep them: please leave the page open.')).toBeVisible()
  await page.unroute(visitCalls)
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: new RegExp(`${name}.*Completed`) })).toBeVisible()
})

test('what the server refuses stays with the reason, is corrected and sent', { tag: ['@15.3-06'] }, async ({
  page,
}) => {
  const { email, name, pickup } = await newDriversStop(page)
  await signInOnScreen(page, email)
  const refusal = {
    message: 'Invalid Input',
    code: 'request.invalid',
    issues: [{ path: 'items.0.quantity', message: 'Invalid Number' }],
  }
  await page.route(visitCalls, (route) => route.fulfill({ status: 400, json: refusal }))
  await complete(page, name, '61')
  const stop = page.getByRole('button', { name: new RegExp(name) })
  await expect(stop).toContainText('Refused by the office')
  await page.unroute(visitCalls)
  await page.goto(`/driver/pickups/${pickup}`)
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid Number' })).toBeVisible()
  await page.getByRole('button', { name: 'Correct' }).click()
  const quantity = page.getByRole('textbox', { name: 'Quantity of item 1 (kg)' })
  await expect(quantity).toHaveValue('61')
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Signature' })).toBeVisible()
  await quantity.fill('16')
  await page.getByRole('button', { name: 'Complete pickup' }).click()
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0)
  await expect(stop).toContainText('16.00 kg')
})

async function newDriversStop(page: Page) {
  const [office, admin] = [await apiAs(page, 'operation'), await apiAs(page, 'admin')]
  const email = await newStaffUser(page, admin, 'DRIVER')
  const me = await (await apiAs(page, email))('GET', '/me')
  const name = unique('Shared Phone')
  return { email, name, pickup: await newStop(office, name, me.data._id) }
}

async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
}
