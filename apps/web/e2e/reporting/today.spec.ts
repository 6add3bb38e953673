import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newDriver, newOrganization, newPickup } from '../service/pickup-data.ts'
import { inYangon } from '../support/api.ts'
import { fromNow } from '../support/clock.ts'
import { field } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('somebody is sent to a pickup where it waits', { tag: ['@13.3-03', '@13.3-05'] }, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const name = unique('Nobody Sent Yet')
  const driver = unique('Ko Sent')
  await newDriver(api, driver)
  const today = fromNow(60_000).toISOString()
  const pickup = await newPickup(api, await newOrganization(api, name), { pickUpTime: today })
  expect((await api('PATCH', `/logistics/${pickup}`, { status: 'CONFIRMED' })).status).toBe(200)
  await startSession(page, 'operation')
  await page.goto('/')
  const waiting = page.getByRole('region', { name: 'What waits' })
  const row = waiting.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Nobody is assigned yet')
  await expectNothingSerious(page)
  await field(page, `Driver for ${name}`).fill(driver)
  await page.getByRole('option', { name: driver }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText(`${driver} was assigned.`)).toBeVisible()
  const day = page.getByRole('region', { name: 'The day by driver' }).getByRole('listitem').filter({ hasText: driver })
  await expect(day).toContainText(`Next: ${name}, ${inYangon(today).time}`)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
})
