import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newDriver, newOrganization, newPickup } from '../service/pickup-data.ts'
import { expect, type Locator, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'

const longName =
  'The Grand Hotel and Convention Centre of the Golden Valley on the Shore of the Lake of Inya, Main Building and Annexe 12'

async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('the run sheet of a driver and day names every stop with room for its weights, on few sheets of paper', async ({
  page,
}) => {
  test.slow()
  const office = await apiAs(page, 'operation')
  const name = `U Kyaw ${crypto.randomUUID().slice(0, 8)}`
  const driver = await newDriver(office, name)
  const otherName = `Ko Min ${crypto.randomUUID().slice(0, 8)}`
  const other = await newDriver(office, otherName)
  const organization = await newOrganization(office, longName)
  const at = (hour: number) => `2031-05-06T0${hour}:15:00.000Z`
  for (let hour = 0; hour < 8; hour += 1) {
    const pickup = await newPickup(office, organization, { pickUpTime: at(hour), driver })
    const status = hour === 7 ? 'CANCELLED' : 'CONFIRMED'
    expect((await office('PATCH', `/logistics/${pickup}`, { status, wayType: 'Dry', remark: 'Gate 2' })).status).toBe(
      200,
    )
  }
  await newPickup(office, organization, { pickUpTime: at(1), driver: other })

  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await page.getByRole('link', { name: 'Run sheet' }).click()
  await page.goto('/run_sheet?day=2031-05-06')
  await expect(page.getByRole('region', { name: `Run sheet of ${otherName}` })).toBeVisible()
  await page.getByRole('combobox', { name: 'Driver' }).click()
  await page.getByRole('option', { name }).click()
  const sheet = page.getByRole('region', { name: `Run sheet of ${name}` })
  await expect(page.getByRole('region', { name: /^Run sheet of/ })).toHaveCount(1)
  await expect(sheet.getByRole('row')).toHaveCount(1 + 7)
  const stop = sheet.getByRole('row').nth(1)
  for (const said of ['06:45', longName, 'River Gate Road', 'Daw Mya, 09 000 123 456', '01 234 567', 'Dry', 'Gate 2']) {
    await expect(stop).toContainText(said)
  }
  await expect(stop.getByRole('listitem')).toHaveText(['Paper', 'Plastic', 'Can', 'Glass', 'E-waste', 'Mixed'])
  await expect(sheet).toContainText('Tue 6 May 2031')
  await expect(sheet).toContainText('YGN 1A-2345')
  await expectNothingSerious(page)
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'navigation', 'button', 'combobox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(sheet.getByRole('row')).toHaveCount(1 + 7)
  await page.emulateMedia({ media: null })

  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
  const call = stop.getByRole('link', { name: '09 000 123 456' })
  await expect(call).toHaveAttribute('href', 'tel:09000123456')
  expect(await call.evaluate((link) => link.getClientRects().length)).toBe(1)
  await expect(stop.getByRole('cell').first()).toHaveText('06:45')
})

test('a driver prints their own run alone, from the page of the day', async ({ page }) => {
  const office = await apiAs(page, 'operation')
  const { data: me } = await (await apiAs(page, 'driver'))('GET', '/me')
  const organization = await newOrganization(office, 'Lantern Street Hotel')
  await newPickup(office, organization, { pickUpTime: '2031-05-07T02:00:00.000Z', driver: me._id })
  await newPickup(office, organization, { pickUpTime: '2031-05-07T03:00:00.000Z' })
  await startSession(page, 'driver')
  await page.goto('/')
  await page.getByRole('link', { name: 'Run sheet' }).click()
  await expect(page).toHaveURL('/run_sheet')
  await page.goto('/run_sheet?day=2031-05-07')
  const stops = page.getByRole('row').filter({ hasText: 'Lantern Street Hotel' })
  await expect(stops.first()).toContainText('08:30')
  await expect(page.getByText('09:30')).toHaveCount(0)
})

test('a list, the calendar and a dashboard print as papers, without the shell and with their charts', async ({
  page,
}) => {
  test.slow()
  await startSession(page, 'admin')
  for (const [address, ready, most] of [
    ['/organizations', page.getByRole('row').nth(5), 3],
    ['/schedule/waste-collection/calendar?view=month&date=2026-11-15', page.locator('[data-pickup]').first(), 1],
    ['/', page.locator('svg[viewBox] path[fill]').first(), 5],
  ] as const) {
    await page.goto(address)
    await expect(ready).toBeVisible()
    expect(await sheetsOf(page)).toBeLessThanOrEqual(most)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner').or(page.getByRole('navigation', { name: 'Main menu' }))).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    if (address === '/') await expectUnfolded(page.getByRole('table', { name: 'Monthly Collected Waste' }))
    await page.emulateMedia({ media: null })
  }
})

test('a week prints every hour that holds pickups, and a data table every item that was weighed', async ({ page }) => {
  const office = await apiAs(page, 'operation')
  const organization = await newOrganization(office, 'Early and Late Market')
  // 05:45, 09:15 and 19:30 in Yangon, of which a screen shows the second without scrolling.
  for (const pickUpTime of ['2031-05-05T23:15:00.000Z', '2031-05-07T02:45:00.000Z', '2031-05-08T13:00:00.000Z']) {
    await newPickup(office, organization, { pickUpTime })
  }
  await startSession(page, 'operation')
  await page.goto(`/schedule/waste-collection/calendar?view=week&date=2031-05-06&organizationId=${organization}`)
  const pickups = page.locator('[data-pickup]')
  await expect(pickups).toHaveCount(3)
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3)
  await page.emulateMedia({ media: 'print' })
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await expect(calendar.locator('[data-time="05:00:00"]').first()).toBeVisible()
  await expect(calendar.locator('[data-time="04:45:00"]')).toHaveCount(0)
  await expect(calendar.locator('[data-time="20:00:00"]')).toHaveCount(0)
  expect(await cutOff(calendar)).toEqual([])
  await page.emulateMedia({ media: null })
  await expect(calendar.locator('[data-time="04:45:00"]')).not.toHaveCount(0)

  await page.context().clearCookies()
  await startSession(page, 'customer')
  await page.goto('/data_table')
  const item = page.getByRole('table', { name: 'Collected waste' }).getByRole('listitem').first()
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await expect(item).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(item).toBeVisible()
})

/** The parts whose content is larger than they are, and would be scrolled on a screen. */
function cutOff(part: Locator): Promise<string[]> {
  return part.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflowY))
      .filter((one) => one.clientHeight > 1 && one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.className.toString()),
  )
}

async function expectUnfolded(table: Locator): Promise<void> {
  await expect.poll(async () => (await table.boundingBox())?.height).toBeGreaterThan(100)
}
