import { type Browser, openContext, type Page } from './journey.ts'

/** Opens an address as somebody who has not signed in. */
export async function openSignedOut(browser: Browser, address: string): Promise<Page> {
  const reader = await (await openContext(browser)).newPage()
  // React throws an error when the server has rendered something else than the browser.
  reader.on('pageerror', (error) => {
    throw error
  })
  await reader.goto(address)
  return reader
}
