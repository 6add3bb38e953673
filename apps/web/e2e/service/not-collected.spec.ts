import { newCustomerUser } from '../customers/customer-user.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { inYangon } from '../support/api.ts'
import { fromNow } from '../support/clock.ts'
import { expect, openContext, test } from '../support/journey.ts'
import { gatePhoto } from '../support/photo.ts'
import { startSession } from '../support/sign-in.ts'
import { confirmIfPrompted } from '../support/warning.ts'
import { apiAs, newPickup } from './pickup-data.ts'
import { expectSent } from './recorded-visits.ts'

test('a driver records why nothing was collected; the customer contradicts it, staff answer and plan anew', {
  tag: ['@10.5-01'],
}, async ({ page, browser }) => {
  test.slow()
  const office = await apiAs(page, 'operation')
  const driver = await apiAs(page, 'driver')
  const { organization, email } = await newCustomerUser(page, office, 'Locked Gate House')
  const pickUpTime = fromNow(-60_000).toISOString()
  const me = await driver('GET', '/me')
  const pickup = await newPickup(office, organization, { pickUpTime, driver: me.data._id })
  await office('PATCH', `/logistics/${pickup}`, { status: 'CONFIRMED' })

  await page.setViewportSize({ width: 360, height: 740 })
  await startSession(page, 'driver')
  await page.goto(`/driver/pickups/${pickup}`)
  await page.getByRole('button', { name: 'Not collected' }).click()
  const why = page.getByRole('dialog', { name: 'Why was it not collected?' })
  await why.getByRole('radio', { name: 'Gate locked' }).click()
  await why.getByRole('button', { name: 'Record' }).click()
  await expect(why.getByText('Please add a photo, so that the customer can see it.')).toBeVisible()
  await expectNothingSerious(page)
  await why.locator('input[type=file]').setInputFiles(gatePhoto)
  await expect(why.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expectToFit(page)
  await why.getByRole('button', { name: 'Record' }).click()
  await expectSent(page)

  const customer = await (await openContext(browser)).newPage()
  await startSession(customer, email)
  await customer.goto('/schedule')
  await customer.locator(`[data-day="${inYangon(pickUpTime).day}"]`).click()
  const day = customer.getByRole('dialog', { name: 'Pickup Time' })
  const failed = day.getByRole('alert').filter({ hasText: 'Not collected: Gate locked' })
  await expect(failed.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expectNothingSerious(customer)
  await failed.getByRole('button', { name: 'This is not right' }).click()
  const dispute = customer.getByRole('dialog', { name: 'This is not right' })
  await dispute.getByLabel('Note').fill('The guard opened at seven.')
  await dispute.getByRole('button', { name: 'Send' }).click()
  await expect(day.getByText('Not answered yet', { exact: true })).toBeVisible()

  const staff = await (await openContext(browser)).newPage()
  await startSession(staff, 'operation')
  await staff.goto(`/schedule/waste-collection/${pickup}`)
  await staff.getByRole('button', { name: 'Answer' }).click()
  const answer = staff.getByRole('dialog', { name: 'Answer the customer' })
  await answer.getByRole('radio', { name: 'Yes, it was our mistake' }).check()
  await answer.getByLabel('Answer').fill('You are right, and we come tomorrow.')
  await answer.getByRole('button', { name: 'Send' }).click()
  await expect(staff.getByText('You are right, and we come tomorrow.')).toBeVisible()
  await expect(staff.getByText('Not collected: We recorded it wrongly')).toBeVisible()
  await expect(staff.getByText('Before: Gate locked')).toBeVisible()
  await staff.getByRole('button', { name: 'Plan a new pickup' }).click()
  const anew = staff.getByRole('dialog', { name: 'Plan a new pickup' })
  await expectNothingSerious(staff)
  await anew.getByRole('button', { name: 'Plan a new pickup' }).click()
  // Another journey may have planned a pickup of this driver at the same minute.
  const planned = staff.getByText('A new pickup was planned.')
  await confirmIfPrompted(staff.getByRole('button', { name: 'Save it like this' }), planned)
  await staff.goto('/schedule/not-collected')
  await expect(staff.getByRole('row', { name: /We recorded it wrongly.*Our side/ }).first()).toBeVisible()
  await expectNothingSerious(staff)
  await expect(staff.getByRole('row', { name: /Gate locked.*No longer counts/ }).first()).toBeVisible()
  await staff.goto('/schedule/not-collected?tab=reports')
  await expect(staff.getByRole('row', { name: /The guard opened at seven/ }).first()).toBeVisible()
})

test('a customer contradicts a pickup that was called completed', { tag: ['@10.5-07'] }, async ({ page }) => {
  const office = await apiAs(page, 'operation')
  const { organization, email } = await newCustomerUser(page, office, 'Closed Gate House')
  const pickUpTime = fromNow(-60_000).toISOString()
  const pickup = await newPickup(office, organization, { pickUpTime })
  const items = [{ productName: 'Box', productType: 'Papers', quantity: 2, unit: 'kg' }]
  await office('PATCH', `/logistics/${pickup}`, { status: 'COMPLETED', items })
  await startSession(page, email)
  await page.goto('/schedule')
  await page.locator(`[data-day="${inYangon(pickUpTime).day}"]`).click()
  const day = page.getByRole('dialog', { name: 'Pickup Time' })
  await expect(day.getByText('Was this pickup missed or recorded wrongly?')).toBeVisible()
  await expectNothingSerious(page)
  await day.getByRole('button', { name: 'This is not right' }).click()
  const dispute = page.getByRole('dialog', { name: 'This is not right' })
  await dispute.getByLabel('Note').fill('Nobody came to the gate.')
  await dispute.getByRole('button', { name: 'Send' }).click()
  await expect(day.getByText('Nobody came to the gate.')).toBeVisible()
  await expect(day.getByText('Record disputed')).toBeVisible()
})

test('an admin switches a reason off and sees how many pickups each organization missed', {
  tag: ['@10.5-05', '@10.5-12'],
}, async ({ page }) => {
  await startSession(page, 'admin')
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Choose the reasons' }).click()
  const inUse = page.getByRole('switch', { name: 'Customer sent the crew away: in use' })
  // The switch shows a change before it is saved, and what goes on leaves the page.
  const pressAndSave = () =>
    Promise.all([page.waitForResponse((reply) => reply.url().includes('/outcome_codes/')), inUse.press('Space')])
  await expect(inUse).toBeChecked()
  await expectNothingSerious(page)
  await pressAndSave()
  await expect(inUse).not.toBeChecked()
  await page.reload()
  await expect(inUse).not.toBeChecked()
  await pressAndSave()
  await expect(inUse).toBeChecked()

  await page.goto('/schedule/not-collected?tab=rates&sort=-planned')
  const rates = page.getByRole('table', { name: 'By month and organization' })
  await expect(rates.getByRole('row').nth(1)).toContainText('%')
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
  await page.goto('/settings/reasons')
  await expect(inUse).toBeVisible()
  await expectToFit(page)
})
