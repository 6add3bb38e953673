import { expectNothingSerious } from '../looks/axe.ts'
import { apiAs, newDriver, newOrganization, newPickup } from '../service/pickup-data.ts'
import { field } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('one driver is sent to eleven pickups in four clicks, and the change is undone', {
  tag: ['@13.4-01', '@13.4-03'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const name = unique('Eleven Bins')
  const driver = unique('Ko Eleven')
  await newDriver(api, driver)
  const organization = await newOrganization(api, name)
  for (let hour = 0; hour < 11; hour += 1) {
    await newPickup(api, organization, { pickUpTime: `2027-03-02T${String(hour).padStart(2, '0')}:15:00Z` })
  }
  await startSession(page, 'operation')
  await page.goto(`/schedule/waste-collection?q=${encodeURIComponent(name)}`)
  const rows = page.getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(11)

  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).click()
  const bar = page.getByRole('region', { name: 'Change the chosen pickups' })
  await expect(bar).toContainText('Chosen: 11')
  await expectNothingSerious(page)
  await field(page, 'Driver of the chosen pickups').click()
  await field(page, 'Driver of the chosen pickups').fill(driver)
  await page.getByRole('option', { name: driver }).click()
  await expect(page.getByText('Changed pickups: 11')).toBeVisible()
  await expect(rows.filter({ hasText: driver })).toHaveCount(11)
  await expect(bar).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  await expect(rows.filter({ hasText: driver })).toHaveCount(0)
})
