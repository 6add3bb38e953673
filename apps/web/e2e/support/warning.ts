import { expect, type Locator } from './journey.ts'

/** Says yes where the portal asks about a day, which depends on the clock, and waits for what comes then. */
export async function confirmIfPrompted(yes: Locator, next: Locator): Promise<void> {
  await expect(yes.or(next).first()).toBeVisible()
  if (await yes.isVisible()) await yes.click()
  await expect(next).toBeVisible()
}
