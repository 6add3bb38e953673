import { expectToFit } from '../looks/fits.ts'
import { expect, openContext, type Page, test } from '../support/journey.ts'
import { signInOnScreen, signOut, startSession } from '../support/sign-in.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

/** Lets a page load no code, so that what the server drew stays. */
async function withoutCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a dashboard shows its figures before its code has loaded, and asks for none of them again', {
  tag: ['@10.9-11'],
}, async ({ page }) => {
  await startSession(page, 'customer')
  const goOn = await withoutCode(page)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const document = await page.goto('/', { waitUntil: 'commit' })
  const picture = page.locator('#first-picture')
  await expect(picture.getByText('Total collected waste')).toBeVisible()
  await expect(picture.locator('section', { hasText: 'Total collected waste' }).last()).toHaveText(/\d\.\d{2}/)
  expect(document?.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(await document?.text()).not.toMatch(/eyJ|refreshToken/)

  goOn()
  await expect(picture).toHaveCount(0)
  const collected = page.getByRole('region', { name: 'Total collected waste' })
  await expect(collected).toHaveText(/\d\.\d{2}/)
  expect(calls.filter((path) => path.startsWith('/api/dashboard'))).toEqual([])
})

test('what is pressed before the screen is there is not lost in silence', async ({ page }) => {
  await startSession(page, 'operation')
  const goOn = await withoutCode(page)
  await page.goto('/organizations', { waitUntil: 'commit' })
  await expect(page.locator('#first-picture').getByRole('table')).toBeVisible()
  await expect(page.locator('#first-picture')).toHaveAttribute('inert')
  goOn()
  await page.getByRole('link', { name: 'Add Organization' }).click()
  await expect(page).toHaveURL('/organizations/add')
})

test('a phone gets cards in the picture, in the language and colours of its reader', async ({ browser }) => {
  const context = await openContext(browser, { userAgent: phone, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await startSession(page, 'operation')
  const goOn = await withoutCode(page)
  await page.goto('/schedule/waste-collection', { waitUntil: 'commit' })
  const picture = page.locator('#first-picture')
  await expect(picture.getByRole('listitem').first()).toBeVisible()
  await expect(picture.getByRole('table')).toHaveCount(0)
  await expectToFit(page)
  goOn()
  await expect(picture).toHaveCount(0)
  await context.close()
})

test('after sign-out, Back shows nothing of the person', { tag: ['@10.9-12'] }, async ({ page }) => {
  await signInOnScreen(page, 'operation')
  await page.goto('/organizations')
  await expect(page.getByRole('table')).toBeVisible()
  await signOut(page)
  await page.goBack()
  await expect(page).toHaveURL(/log_in/)
  await expect(page.getByRole('table')).toHaveCount(0)
})
