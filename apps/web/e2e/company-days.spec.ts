import { expect, test } from '@playwright/test'
import { expectNothingSerious } from './axe.ts'
import { expectToFit } from './fits.ts'
import { apiAs, newOrganization, newPickup } from './pickup-data.ts'
import { signIn } from './sign-in.ts'
import { unique } from './unique.ts'

/** Six weeks ahead and a Wednesday, so that the next day is worked. */
function wednesdayAhead(): string {
  const day = new Date(Date.now() + 42 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

test('staff confirm a proposed holiday, close a day, and move the pickups on it', async ({ page }) => {
  const day = wednesdayAhead()
  const after = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  const api = await apiAs(page, 'operation')
  await api('DELETE', `/company_days/${day}`)
  await api('DELETE', `/company_days/${after}`)
  await api('DELETE', '/company_days/2029-01-04')
  const name = unique('Holiday House')
  const organization = await newOrganization(api, name)
  const pickup = await newPickup(api, organization, { pickUpTime: `${day}T02:30:00.000Z` })
  await newPickup(api, organization, { pickUpTime: `${after}T03:30:00.000Z` })

  await signIn(page, 'operation')
  await page.goto('/schedule/company_days?year=2029')
  await page.getByRole('button', { name: 'Accept Thu 4 Jan 2029, Independence Day' }).click()
  await expect(page.getByRole('region', { name: 'Days of 2029' })).toContainText('Thu 4 Jan 2029')

  await page.getByRole('button', { name: 'Add a day' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a day' })
  await adding.getByRole('textbox', { name: 'Day' }).fill(day.replaceAll('-', '/'))
  await adding.getByRole('textbox', { name: 'Name', exact: true }).fill('Stocktaking')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding).toBeHidden()

  await page.goto(`/schedule/company_days/pickups?from=${day}&to=${day}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Moves to')
  await expect(row).toContainText('There is a pickup of this kind on that day already.')
  await expect(page.getByRole('alert', { name: 'Days with another pickup' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Company days\s*\d+$/ })).toBeVisible()
  await expectNothingSerious(page)
  await row.getByRole('button', { name: /^Change/ }).click()
  const choosing = page.getByRole('dialog', { name: 'What happens to this pickup?' })
  await choosing.getByRole('textbox', { name: 'New day' }).fill(after.replaceAll('-', '/'))
  await expect(choosing.getByText('There is a pickup of this kind on that day already.')).toBeVisible()
  await expectNothingSerious(page)
  await choosing.getByRole('button', { name: 'Choose' }).click()
  await expect(row).toContainText('Chosen')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect(page.getByText('Nothing to decide')).toBeVisible()
  const moved = await api('GET', `/logistics/${pickup}`)
  expect(moved.data).toMatchObject({ pickUpTime: `${after}T02:30:00.000Z` })

  await page.goto(`/schedule/waste-collection/calendar?date=${day}`)
  await expect(page.getByText('Stocktaking').first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/schedule/company_days?year=${day.slice(0, 4)}`)
  await expect(page.getByRole('cell', { name: 'Stocktaking' })).toBeVisible()
  await expectToFit(page)
  await expectNothingSerious(page)
  await api('DELETE', `/company_days/${day}`)
  await api('DELETE', '/company_days/2029-01-04')
})
