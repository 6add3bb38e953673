import { expect, type Locator, type Page } from '@playwright/test'

/** Nothing makes the page wider than its window. A new size is laid out over some frames, so the page is asked until it fits. */
export async function expectToFit(page: Page, message = page.url()): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), { message })
    .toBeLessThanOrEqual(0)
}

/** The field shows the whole of its value. */
export async function expectValueToFit(field: Locator, message: string): Promise<void> {
  await expect
    .poll(() => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), { message })
    .toBeLessThanOrEqual(0)
}
