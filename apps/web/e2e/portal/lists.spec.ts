import { readInBurmese } from '../looks/burmese.ts'
import { cutTexts } from '../looks/cut-texts.ts'
import { expectToFit } from '../looks/fits.ts'
import { listScreens } from '../looks/list-screens.ts'
import { lengthenedRows } from '../looks/long-data.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { withoutPictures } from '../support/without-pictures.ts'

const widths = [1_440, 1_280, 360]
const staff = 'super.admin'

/** Stands between two lists, so that no row of the former is taken for one of the next. */
const withoutList = '/settings'

for (const language of ['en', 'my'] as const) {
  for (const account of [staff, 'customer']) {
    const lists = `${account === staff ? 'the office' : 'a customer'} in ${language === 'my' ? 'Burmese' : 'English'}`
    test(`no list of ${lists} cuts a fact of long data, on a desk, a laptop and a phone`, async ({ page }) => {
      test.slow()
      const screens = listScreens.filter((screen) => (screen.account ?? staff) === account)
      if (language === 'my') await readInBurmese(page)
      await lengthenLists(page, screens)
      await startSession(page, account)
      await page.goto(withoutList)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const { address } of screens) {
        await page.setViewportSize({ width: 1_440, height: 900 })
        await goWithin(page, withoutList)
        await expect(page.locator('main table')).toHaveCount(0)
        await goWithin(page, address)
        await expect(page.locator('main tbody tr').nth(3), address).toBeVisible()
        for (const width of widths) {
          const where = `${address} at ${width} px`
          await page.setViewportSize({ width, height: 900 })
          await expect.poll(() => cutTexts(page), { message: where }).toEqual([])
          await expectToFit(page, where)
        }
      }
    })
  }
}

/** The first page of each list holds four rows with long data; a select, which asks for no sort, stays as it is. */
async function lengthenLists(page: Page, screens: typeof listScreens): Promise<void> {
  await withoutPictures(page)
  for (const { path, row = {} } of screens) {
    const pattern = new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    await page.route(
      ({ pathname, searchParams }) => pattern.test(pathname) && searchParams.has('sort'),
      async (route) => {
        const response = await route.fetch()
        const { data, ...rest } = await response.json()
        await route.fulfill({ response, json: { ...rest, total: 4, data: lengthenedRows(data, row) } })
      },
    )
  }
}

/** Navigates without a reload, as links do, because each load takes a second. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
