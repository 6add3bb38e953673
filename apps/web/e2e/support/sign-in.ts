import { expect, type Page } from '@playwright/test'

export const demoPassword = 'thant-demo'

/** Opens the start page in a session, e.g. as `customer` for customer@demo.example. */
export async function signIn(page: Page, account: string, password = demoPassword): Promise<void> {
  await startSession(page, account, password)
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
}

/** Signs in through /log_in, for a journey about signing in or what it leaves in the browser, since it takes longer. */
export async function signInOnScreen(page: Page, account: string, password = demoPassword): Promise<void> {
  await page.goto('/log_in')
  await page.getByLabel('Email').fill(emailOf(account))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL(/log_in/)
  await expect(page.getByRole('banner')).toBeVisible()
}

/** Gives the browser a session without a screen, for a journey that goes on at an address of its own. */
export async function startSession(page: Page, account: string, password = demoPassword): Promise<void> {
  const data = { email: emailOf(account), password, session: 'cookie' }
  expect((await page.request.post('/api/login', { data })).status()).toBe(200)
  // The mark by which the screens know of the cookie belongs to the origin, which needs some page of it.
  await page.goto('/favicon.svg')
  await page.evaluate(`localStorage.setItem('thant.signed-in', 'yes')`)
}

/** The sign-in is shown at once, and then loaded anew, so that nothing of the person stays in memory. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click()
  const loadedAnew = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await loadedAnew
  await expect(page).toHaveURL(/\/log_in/)
}

/** Accounts of the demonstration are named without their domain. */
export function emailOf(account: string): string {
  return account.includes('@') ? account : `${account}@demo.example`
}
