import { changeAccount } from './account.ts'
import type { Page } from './journey.ts'

/** Changes what the screens hear of the account and not the account, whose language other journeys rely on. */
export async function readInBurmese(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('thant.language', 'my'))
  await changeAccount(page, { language: 'my' })
}
