import { expect, type Locator, type Page } from '@playwright/test'

/** Selects by role, because the list of a combobox has the same label as its field. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('combobox', { name: label })
}

export async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  await field(page, label).fill(typed)
  await page.getByRole('option', { name: option }).click()
}

/** Chooses what a row keeps in its menu, such as Delete. */
export async function chooseAction(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

export async function setTime(page: Page, label: string, day: string, time: string): Promise<void> {
  await page.getByLabel(`${label}, day`).fill(day)
  await page.getByLabel(`${label}, day`).press('Tab')
  await field(page, `${label}, time`).fill(time)
  await page.getByRole('option', { name: time }).click()
}

/**
 * Chooses in a field that cannot be typed in. A refused form scrolls to its problems, which on a busy machine happens
 * after the list was opened and hides it, so that it is opened again.
 */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  await expect(async () => {
    await field(page, label).click()
    await page.getByRole('option', { name: option, exact: true }).click({ timeout: 2_000 })
  }).toPass()
}
