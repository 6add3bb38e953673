import { page } from 'vitest/browser'

/** Sends a form as it is, which shows the problems of its fields. */
export async function sendingTheForm(): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Submit|Confirm|တင်သွင်းရန်|အတည်ပြုရန်)$/ })
    .click()
}

/** Opens what a change of the audit log was, with both texts. */
export async function openingChanges(): Promise<void> {
  await page.getByRole('main').getByRole('row').getByRole('button').nth(1).click()
}
