import { expect, type Page } from '@playwright/test'
import { demoPassword, emailOf } from './sign-in.ts'

/** Waits until the code of the role is on the device. */
export async function untilKept(page: Page, release = ''): Promise<void> {
  const mark = () => page.evaluate(() => localStorage.getItem('thant.kept-code') ?? '')
  await expect.poll(mark, { timeout: 60_000 }).toMatch(new RegExp(`^code .*${release}`))
}

/** Signs in at another address than that of the journeys. */
export async function signInAt(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/log_in`)
  await page.getByLabel('Email').fill(emailOf(account))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
}
