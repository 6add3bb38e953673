import { readInBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'

for (const language of ['en', 'my'] as const) {
  const name = language === 'my' ? 'Burmese' : 'English'
  test(`the months of a range can all be reached on a phone in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    if (language === 'my') await readInBurmese(page)
    await startSession(page, 'customer')
    await page.goto('/gri_306')
    const tools = page.locator('main details').first()
    await tools.locator('summary').click()
    await tools.locator('button[aria-haspopup=dialog]').first().click()
    const months = page.getByRole('dialog').locator('table button')
    await expect(months).toHaveCount(12)
    for (const edge of [months.first(), months.nth(2), months.last()]) await expect(edge).toBeInViewport({ ratio: 1 })
    await expectToFit(page)
  })
}
