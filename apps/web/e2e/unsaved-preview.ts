import type { Page } from '@playwright/test'

/** Shows each report as one that is not saved yet, whatever other journeys have saved. */
export async function previewAsUnsaved(page: Page): Promise<void> {
  await page.route('**/api/reports/preview', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, saved: null } } })
  })
}
