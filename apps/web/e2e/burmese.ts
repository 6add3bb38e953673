import type { Page } from './journey.ts'

/** Changes what the screens hear of the account and not the account, whose language other journeys rely on. */
export async function readInBurmese(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('thant.language', 'my'))
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, language: 'my' } } })
  })
}
