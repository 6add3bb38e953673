import { readInBurmese } from '../looks/burmese.ts'
import { expectToFit, expectValueToFit } from '../looks/fits.ts'
import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { fromNow } from '../support/clock.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

/** A little less than a truck carries, to the gram. */
const longWeight = '19999.999'
const widths = [1_440, 1_280, 800, 360]

for (const language of ['en', 'my'] as const) {
  const name = language === 'my' ? 'Burmese' : 'English'

  test(`staff who read ${name} see the whole of a weight that they enter, at any width`, async ({ page }) => {
    const api = await apiAs(page, 'operation')
    const id = await newPickup(api, await newOrganization(api, unique('Full Truck')), { items: 1 })
    if (language === 'my') await readInBurmese(page)
    await startSession(page, 'operation')
    await page.goto(`/schedule/waste-collection/${id}`)
    await expectWholeWeight(page)
  })

  test(`a driver who reads ${name} sees the whole of a weight that is entered, at any width`, async ({ page }) => {
    const [office, driver] = [await apiAs(page, 'operation'), await apiAs(page, 'driver')]
    const me = await driver('GET', '/me')
    const organizationId = await newOrganization(office, unique('Full Truck'))
    const pickUpTime = fromNow(0).toISOString()
    const id = await newPickup(office, organizationId, { pickUpTime, driver: me.data._id })
    await office('PATCH', `/logistics/${id}`, { status: 'CONFIRMED' })
    if (language === 'my') await readInBurmese(page)
    await startSession(page, 'driver')
    await page.goto(`/driver/pickups/${id}`)
    await expectWholeWeight(page)
  })
}

async function expectWholeWeight(page: Page): Promise<void> {
  const quantity = page.locator('li input[inputmode=decimal]').first()
  await quantity.fill(longWeight)
  await expect(quantity).toHaveValue(longWeight)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectValueToFit(quantity, `at ${width} px`)
    await expectToFit(page)
  }
}
