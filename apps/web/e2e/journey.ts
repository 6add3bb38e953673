import { type Browser, type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test'
import { now } from './clock.ts'

export {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test'

/** Playwright's test, with a browser that stands on the clock of the journeys. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.clock.install({ time: now() })
    await use(context)
  },
})

/** Opens a second browser on the same clock, as of somebody else. */
export async function openContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.clock.install({ time: now() })
  return context
}

/** Opens a browser whose own timings are measured, which an installed clock would replace. */
export function openMeasuredContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext()
}
