import { expect, type Page } from '@playwright/test'

export const demoPassword = 'thant-demo'

/** Signs in through /log_in, e.g. as `customer` for customer@demo.example, and waits for the start page. */
export async function signIn(page: Page, account: string, password = demoPassword): Promise<void> {
  await page.goto('/log_in')
  await page.getByLabel('Email').fill(account.includes('@') ? account : `${account}@demo.example`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL(/log_in/)
  await expect(page.getByRole('banner')).toBeVisible()
}
