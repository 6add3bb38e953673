import { expectToFit } from '../looks/fits.ts'
import { apiAs, newPickup } from '../service/pickup-data.ts'
import { expectSent } from '../service/recorded-visits.ts'
import { inYangon, readAs } from '../support/api.ts'
import { fromNow, now } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'

const today = inYangon(now().toISOString()).day
/** This is soon, so that completing the pickup needs no confirmation, and still today. */
const soon = new Date(Math.min(fromNow(1_800_000).getTime(), Date.parse(`${today}T23:59:00+06:30`))).toISOString()

test('a driver notes trash that nobody sorted, and the hotel finds it beside its types', { tag: ['@2.14-12'] }, async ({
  page,
}) => {
  test.slow()
  const { read } = await readAs(page, 'admin')
  const hotels: Array<{ _id: string }> = await read('/organizations?companyType=Hotel&limit=50')
  const people: Array<{ email: string; isConfirm: boolean; organizationId: { _id: string } | null }> =
    await read('/users?type=USER&limit=200')
  const customer = people.find(
    ({ isConfirm, organizationId }) => isConfirm && hotels.some(({ _id }) => _id === organizationId?._id),
  )
  const hotel = customer?.organizationId?._id
  if (hotel === undefined) throw new Error('the demonstration company has no hotel with an account')
  const office = await apiAs(page, 'operation')
  const driver = await apiAs(page, 'driver')
  const pickup = await newPickup(office, hotel, { pickUpTime: soon, driver: (await driver('GET', '/me')).data._id })
  await office('PATCH', `/logistics/${pickup}`, { status: 'CONFIRMED' })

  await startSession(page, 'driver')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/driver/pickups/${pickup}`)
  await page.getByRole('button', { name: 'Add item' }).click()
  const type = page.getByRole('combobox', { name: /^Waste type of item/ }).last()
  await type.fill('Mix')
  await page.getByRole('option', { name: 'Mixed' }).click()
  await page
    .getByRole('textbox', { name: /^Quantity of item/ })
    .last()
    .fill('17.25')
  await expect(page.getByText(/^Total\s*17\.25/)).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Complete pickup' }).click()
  await expectSent(page)
  const { data } = await office('GET', `/logistics/${pickup}`)
  expect(data).toMatchObject({ items: [{ productName: 'Mixed', productType: 'Mixed', quantity: 17.25 }] })

  await page.context().clearCookies()
  await startSession(page, customer?.email ?? '')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Total by waste type' })).toContainText('Mixed')
  await expect(page.getByRole('region', { name: 'Trendline of mixed waste (kg)' })).toBeVisible()
  await page.goto('/data_table')
  const table = page.getByRole('table', { name: 'Collected waste' })
  await expect(table.getByRole('columnheader')).toContainText(['E-waste', 'Mixed', 'Total'])
  await expect(table.locator('tbody tr').first()).toContainText('17.25 kg')
})
