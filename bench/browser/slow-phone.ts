import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** A phone with nothing in its caches but the cookies of `storageState`. */
export function openPhone(browser: Browser, storageState?: State): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    ...(storageState && { storageState }),
  })
}

/** Slows a page down to a processor four times slower than this one. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Slows a page down to 1.6 Mbit/s and 150 ms. */
export async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
}
