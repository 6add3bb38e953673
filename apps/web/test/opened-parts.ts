import { page } from 'vitest/browser'
import { translate } from '#lib/i18n.ts'

/** Sends a form as it is, which shows the problems of its fields. */
export async function sendingTheForm(): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Save|Confirm|သိမ်း.?ရန်|အတည်ပြု.?ရန်)$/ })
    .click()
}

/** Opens what may be done with the first row of a list, and rests the pointer on what is dangerous. */
export async function openingTheMenuOfARow(): Promise<void> {
  await page
    .getByRole('button', { name: translate('Actions') })
    .first()
    .click()
  await page.getByRole('menuitem').last().hover()
}

/** Opens what a change of the audit log was, with both texts. */
export async function openingChanges(): Promise<void> {
  await page.getByRole('main').getByRole('row').getByRole('button').nth(1).click()
}
