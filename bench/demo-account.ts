import type { Page } from '@playwright/test'
import { demoPassword, emailOf } from '../apps/web/e2e/support/sign-in.ts'

/** Opens the sign-in and fills it in, e.g. as `customer` for customer@demo.example. */
export async function fillSignIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/log_in`)
  await page.getByLabel('Email').fill(emailOf(account))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
}

export async function pressSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Returns the access token of an account. */
export async function tokenOf(url: string, account: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: emailOf(account), password: demoPassword })
  const signedIn = await fetch(`${url}/api/login`, { method: 'POST', headers, body })
  const { data } = (await signedIn.json()) as { data: { token: string } }
  return data.token
}
