import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { expectSent } from '../service/recorded-visits.ts'
import { inYangon } from '../support/api.ts'
import { fromNow, now } from '../support/clock.ts'
import { choose, field, pick } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

const pickUpTime = '2026-02-03T02:45:00.000Z'

test('staff say of one item what becomes of it, which an unchanged form keeps', {
  tag: ['@11.2-04', '@11.2-06'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, unique('Padauk Clinic'))
  const kiln = unique('Kiln')
  await api('POST', '/destinations', { name: kiln, kind: 'incinerator', licence: '', address: '', contact: '' })
  const id = await newPickup(api, organizationId, { pickUpTime, items: 2 })
  await startSession(page, 'operation')
  await page.goto(`/schedule/waste-collection/${id}`)
  await expect(field(page, 'How the weight of item 1 is known')).toHaveValue('Not recorded')
  await pick(page, 'How the weight of item 2 is known', 'Estimated')
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(field(page, 'How the weight of item 3 is known')).toHaveValue('Estimated')
  await page.getByRole('button', { name: 'Remove item 3' }).click()

  await page.getByRole('button', { name: 'Say what becomes of item 1' }).click()
  await choose(page, 'Destination of item 1', kiln, kiln)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Treatment of item 1')).toHaveAccessibleDescription('Required')
  await pick(page, 'Treatment of item 1', 'Incineration with energy recovery')
  await pick(page, 'Whether item 1 is hazardous', 'Hazardous')
  await pick(page, 'How the weight of item 1 is known', 'Weighed')
  await expectNothingSerious(page)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page)
  }
  await page.getByRole('button', { name: 'Complete pickup' }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()

  await page.goto(`/schedule/waste-collection/${id}`)
  await expect(field(page, 'Treatment of item 1')).toHaveValue('Incineration with energy recovery')
  await expect(page.getByRole('button', { name: 'Say what becomes of item 2' })).toBeVisible()
  await page.getByLabel('Remark', { exact: true }).last().fill('Back door')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
  await page.goto(`/schedule/waste-collection/${id}`)
  await page.getByText('What became of it').click()
  const rows = page.getByRole('table', { name: 'What was weighed' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(`HazardousIncineration with energy recovery · ${kiln}`)
  await expect(rows.nth(1)).toContainText('Weighed')
  await expect(rows.nth(2)).toContainText('Composting')
  await expect(rows.nth(2)).toContainText('Estimated')
  await expectNothingSerious(page)
  await expectToFit(page)
})

test('what a driver weighs counts as weighed, but for what is said to be estimated', { tag: ['@11.2-05'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const office = await apiAs(page, 'operation')
  const driver = await apiAs(page, 'driver')
  const today = inYangon(now().toISOString()).day
  const soon = new Date(Math.min(fromNow(1_800_000).getTime(), Date.parse(`${today}T23:59:00+06:30`))).toISOString()
  const organizationId = await newOrganization(office, unique('Quay of Scales'))
  const me = await driver('GET', '/me')
  const id = await newPickup(office, organizationId, { pickUpTime: soon, driver: me.data._id })
  await office('PATCH', `/logistics/${id}`, { status: 'CONFIRMED' })
  await startSession(page, 'driver')
  await page.goto(`/driver/pickups/${id}`)
  await page.getByRole('textbox', { name: 'Quantity of item 1 (kg)' }).fill('12.5')
  await page.getByRole('textbox', { name: 'Quantity of item 2 (kg)' }).fill('3')
  await page.getByRole('checkbox', { name: 'Item 2 was estimated, not weighed' }).check()
  await page.getByRole('button', { name: 'Add note to item 2' }).click()
  await expect(page.getByRole('checkbox', { name: 'Item 2 was estimated, not weighed' })).toBeChecked()
  await expectNothingSerious(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Complete pickup' }).click()
  await expectSent(page)
  await page.goto(`/driver/pickups/${id}`)
  const rows = page.getByRole('table', { name: 'What was weighed' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('12.50Weighed')
  await expect(rows.nth(2)).toContainText('3.00Estimated')
  await expectNothingSerious(page)
})
