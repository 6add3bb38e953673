import type { Page } from '../support/journey.ts'

/** Counts what a person presses with the mouse from now on; what is typed is free. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(
    `addEventListener('pointerdown', ({ isTrusted }) => isTrusted && window.countClick(), { capture: true })`,
  )
  return () => clicks
}
