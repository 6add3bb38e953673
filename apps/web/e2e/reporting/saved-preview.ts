import type { Page } from '@playwright/test'
import { now } from '../support/clock.ts'

/** Shows each report as one that is not saved yet, and saves it, whatever other journeys have saved. */
export async function previewAsUnsaved(page: Page): Promise<void> {
  await saveBesideOthers(page)
  await previewAs(page, null)
}

/**
 * Shows each report as the saved one. What other journeys weigh meanwhile would make it another: a report tells which
 * share of the waste has left, and loads are of all customers together.
 */
export async function previewAsSaved(page: Page, { _id }: { _id: string }): Promise<void> {
  await previewAs(page, { _id, createdAt: now().toISOString() })
}

async function previewAs(page: Page, saved: { _id: string; createdAt: string } | null): Promise<void> {
  await page.route('**/api/reports/preview', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, saved } } })
  })
}

/** Answers the question that comes where another journey has saved another report of the same months. */
export async function saveBesideOthers(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'There is a report of these months' })
  await page.addLocatorHandler(question, () => question.getByRole('button', { name: 'Save beside it' }).click())
}
