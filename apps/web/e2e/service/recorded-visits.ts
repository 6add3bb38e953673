import { expect, type Page } from '@playwright/test'

/** Waits until the server has what a driver recorded. */
export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByText('Recorded. It is sent as soon as there is a network.')).toBeVisible()
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0)
}
