import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test'
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
    await prepare(context)
    await use(context)
    await forgetRoutes(context)
  },
})

/** Calls that a page makes ahead may still be answered by a journey's route when it ends, which would fail it. */
async function forgetRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
}

/**
 * A page is open once its screen is there, since its picture takes no input, which Playwright would write into it all
 * the same; unless a journey looks at the picture.
 */
function waitForScreens(page: Page): void {
  const { goto, reload } = page
  const screen = () => page.locator('#first-picture').waitFor({ state: 'detached' })
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (options?.waitUntil !== 'commit') await screen()
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    await screen()
    return response
  }
}

/** Opens a second browser on the same clock, as of somebody else. */
export async function openContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await prepare(context)
  return context
}

async function prepare(context: BrowserContext): Promise<void> {
  context.on('page', waitForScreens)
  await context.clock.install({ time: now() })
}

/** Opens a browser whose own timings are measured, which an installed clock would replace. */
export function openMeasuredContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext()
}
