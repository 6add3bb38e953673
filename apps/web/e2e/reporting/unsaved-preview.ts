import type { Page } from '@playwright/test'

/** Shows each report as one that is not saved yet, and saves it, whatever other journeys have saved. */
export async function previewAsUnsaved(page: Page): Promise<void> {
  await saveBesideOthers(page)
  await page.route('**/api/reports/preview', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, saved: null } } })
  })
}

/** Answers the question that comes where another journey has saved another report of the same months. */
export async function saveBesideOthers(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'There is a report of these months' })
  await page.addLocatorHandler(question, () => question.getByRole('button', { name: 'Save beside it' }).click())
}
