import { expect, type Page } from '@playwright/test'

/** Opens a line of the menu, which is a drawer on a phone and closes slowly, and then one of its tabs. */
export async function openTab(page: Page, line: string, tab?: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A tab may be called as its line is, which comes before it.
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${line} ?\\d*$`) })
    .first()
  const isDrawer = (page.viewportSize()?.width ?? 0) < 992
  if (isDrawer) await page.getByRole('banner').locator('button[aria-expanded]').first().click()
  await link.click()
  if (tab === undefined) return
  const tabs = page.getByRole('main').getByRole('navigation', { name: line, exact: true })
  await tabs.getByRole('link', { name: new RegExp(`^${tab} ?\\d*$`) }).click()
}
