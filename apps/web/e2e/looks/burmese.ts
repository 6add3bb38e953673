import { createI18n } from '@thant/i18n/create-i18n'
import { burmeseOnScreens } from '@thant/i18n/my-on-screens'
import { changeAccount } from '../support/account.ts'
import type { Page } from '../support/journey.ts'

/** Returns what a screen in Burmese says for an English text, with the joiners that keep words on one line. */
export const { t: inBurmese } = createI18n({ language: 'my', burmese: burmeseOnScreens })

/** Changes what the screens hear of the account and not the account, whose language other journeys rely on. */
export async function readInBurmese(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('thant.language', 'my'))
  await changeAccount(page, { language: 'my' })
}
