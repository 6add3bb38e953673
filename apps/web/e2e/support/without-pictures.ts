import { fileURLToPath } from 'node:url'
import type { Page } from './journey.ts'

const emptyPage = fileURLToPath(new URL('../../dist/index.html', import.meta.url))

/**
 * From now on, pages come empty, as from a busy server, and their screens ask for everything, so that a test can say
 * what they are answered.
 */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route('**', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ path: emptyPage, contentType: 'text/html; charset=utf-8' })
      : route.fallback(),
  )
}
