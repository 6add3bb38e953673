import { expect, type Page, test } from '@playwright/test'
import { startSession } from './sign-in.ts'

/** Of a customer of the demonstration, because other journeys leave amounts and names that are as long as they may be. */
const lists = [
  '/schedule/waste-collection?q=thazin',
  '/organizations?q=thazin',
  '/bin/orders?q=thazin',
  '/payment?q=thazin',
  '/reporting/saved?q=thazin',
]

test('no list of the office is wider than its card in Burmese, so its actions cover no column', async ({ page }) => {
  test.slow()
  await readInBurmese(page)
  await page.setViewportSize({ width: 1_440, height: 900 })
  await startSession(page, 'super.admin')
  for (const address of lists) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'my')
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await expect.poll(() => overhangOfTable(page), { message: address }).toBeLessThanOrEqual(0)
  }
})

function overhangOfTable(page: Page): Promise<number> {
  return page
    .getByRole('table')
    .first()
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
}

/** Changes what the screens hear of the account and not the account, whose language other journeys rely on. */
async function readInBurmese(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('thant.language', 'my'))
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, language: 'my' } } })
  })
}
