import type { Page } from './journey.ts'

/** Removes what the device keeps of the screens, which would be shown in place of what fails to load. */
export async function forgetAnswers(page: Page): Promise<void> {
  await page.evaluate(() => indexedDB.deleteDatabase('thant'))
}
