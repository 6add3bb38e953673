import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { apiAs, newDriver, newOrganization, newPickup } from './pickup-data.ts'

test('operation has an order of a day proposed, accepts it, and finds it on the run sheet', {
  tag: ['@10.14-15', '@10.14-18'],
}, async ({ page }) => {
  const day = '2031-07-08'
  const office = await apiAs(page, 'operation')
  const name = unique('U Thant')
  const driver = await newDriver(office, name)
  const customers = [unique('Lotus Tower'), unique('Quay Hotel')]
  for (const customer of customers) {
    const organization = await newOrganization(office, customer)
    const pickup = await newPickup(office, organization, { pickUpTime: `${day}T02:30:00.000Z`, driver })
    expect((await office('PATCH', `/logistics/${pickup}`, { status: 'CONFIRMED' })).status).toBe(200)
  }

  await startSession(page, 'operation')
  await page.goto(`/day_board?day=${day}`)
  for (const customer of customers) await expect(page.getByText(customer)).toBeVisible()
  await page.getByRole('button', { name: 'Propose order' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Proposed order' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('The order was saved.')).toBeVisible()

  await page.goto(`/run_sheet?day=${day}`)
  const sheet = page.getByRole('region', { name: `Run sheet of ${name}` })
  await expect(sheet).toContainText('unloadings: 1')
  await expect(sheet.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/^1\d\d:\d\d(route \d\d:\d\d)?$/)
  await expect(sheet.getByRole('row').nth(2).getByRole('cell').first()).toHaveText(/^2\d\d:\d\d(route \d\d:\d\d)?$/)
  await expect(sheet.getByRole('row').nth(3)).toContainText('Unload at')
})
