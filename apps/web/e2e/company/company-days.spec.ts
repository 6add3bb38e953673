import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { fromNow, now } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

/** Six weeks ahead and a Wednesday, so that the next day is worked. */
function wednesdayAhead(): string {
  const day = fromNow(42 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

test('staff confirm a proposed holiday, close a day, and move the pickups on it', {
  tag: ['@2.15-01', '@2.15-07', '@2.15-12', '@2.15-10'],
}, async ({ page }) => {
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

  await startSession(page, 'operation')
  await page.goto('/schedule/company_days?year=2029')
  await page.getByRole('button', { name: 'Accept Thu 4 Jan 2029, Independence Day' }).click()
  await expect(page.getByRole('region', { name: 'Days in 2029' })).toContainText('Thu 4 Jan 2029')

  await page.getByRole('button', { name: 'Add a day' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a day' })
  await adding.getByRole('textbox', { name: 'Day' }).fill(day.replaceAll('-', '/'))
  await adding.getByRole('textbox', { name: 'Name', exact: true }).fill('Stocktaking')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding).toBeHidden()

  await page.goto(`/schedule/company_days/pickups?from=${day}&to=${day}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Moves to Tue')
  await expect(page.getByRole('link', { name: /^Planning\s*\d+$/ })).toBeVisible()
  await expectNothingSerious(page)
  await row.getByRole('button', { name: /^Change/ }).click()
  const choosing = page.getByRole('dialog', { name: 'Move, keep or cancel this pickup?' })
  await choosing.getByRole('textbox', { name: 'New day' }).fill(after.replaceAll('-', '/'))
  await expect(choosing.getByText('There is a pickup of this kind on that day already.')).toBeVisible()
  await expectNothingSerious(page)
  await choosing.getByRole('button', { name: 'Set decision' }).click()
  await expect(row).toContainText('Chosen')
  await expect(row).toContainText('There is a pickup of this kind on that day already.')
  const together = page.getByRole('alert', { name: 'Days with another pickup' })
  await together.getByRole('button', { name: 'Change them all' }).click()
  const choosingAll = page.getByRole('dialog', { name: 'Move, keep or cancel this pickup?' })
  await expect(choosingAll.getByRole('radio', { name: 'Cancel it' })).toBeChecked()
  await choosingAll.getByRole('button', { name: 'Cancel' }).click()
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

test('a closed day that is worked instead says which pickups go back, and takes them back', {
  tag: ['@2.15-14'],
}, async ({ page }) => {
  const day = new Date(Date.parse(wednesdayAhead()) + 14 * 86_400_000).toISOString().slice(0, 10)
  const api = await apiAs(page, 'operation')
  await api('DELETE', `/company_days/${day}`)
  const organization = await newOrganization(api, unique('Worked After All'))
  const pickup = await newPickup(api, organization, { pickUpTime: `${day}T02:30:00.000Z` })
  const name = unique('Bridge repair')
  await api('PUT', `/company_days/${day}`, { kind: 'closed', name })
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  await api('POST', '/holiday_pickups', {
    decisions: [{ _id: pickup, __v: 0, decision: 'move', day: next, isSure: true }],
  })

  await startSession(page, 'operation')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/schedule/company_days?year=${day.slice(0, 4)}`)
  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the day' })
  await dialog.getByRole('combobox', { name: 'What is it?' }).click()
  await page.getByRole('option', { name: /^Working day/ }).click()
  await expect(dialog.getByText(/^Pickups that go back: \d+$/)).toBeVisible()
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^The day was saved\. Pickups that went back: \d+, made: \d+$/)).toBeVisible()
  expect((await api('GET', `/logistics/${pickup}`)).data).toMatchObject({ pickUpTime: `${day}T02:30:00.000Z` })
  await api('DELETE', `/company_days/${day}`)
})

test('a list of days is pasted, shown and added, and days on which the lists of a year differ are marked', {
  tag: ['@2.15-02', '@2.15-04'],
}, async ({ page }) => {
  const year = now().getUTCFullYear() + 1
  const api = await apiAs(page, 'operation')
  const days = [`${year}-06-09`, `${year}-06-10`]
  for (const day of days) await api('DELETE', `/company_days/${day}`)
  await startSession(page, 'operation')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/schedule/company_days?year=${year}`)
  await page.getByRole('button', { name: 'Paste a list' }).click()
  const pasting = page.getByRole('dialog', { name: 'Paste a list' })
  const list = pasting.getByRole('textbox', { name: 'Days and names' })
  await list.fill('nothing that is a day')
  await pasting.getByRole('button', { name: 'Show the days' }).click()
  await expect(page.getByText('This is neither a calendar (.ics) nor a list')).toBeVisible()
  await list.fill(`${days[0]}, Audit of the weighbridge\n10/6/${year} စာရင်းစစ်ရက်`)
  await expectNothingSerious(page)
  await pasting.getByRole('button', { name: 'Show the days' }).click()
  const found = page.getByRole('dialog', { name: 'Days that were found' })
  await expect(found.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await found.getByRole('button', { name: /^Add days/ }).click()
  await expect(page.getByRole('cell', { name: 'Audit of the weighbridge' })).toBeVisible()
  for (const day of days) await api('DELETE', `/company_days/${day}`)
  await page.goto('/schedule/company_days?year=2025')
  const proposed = page.getByRole('table', { name: 'Proposed holidays' })
  await expect(proposed.getByRole('row', { name: /8 Oct 2025/ })).toContainText('Lists differ')
  await expectToFit(page)
})
