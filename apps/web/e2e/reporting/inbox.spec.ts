import { newCustomerUser } from '../customers/customer-user.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newPickup } from '../service/pickup-data.ts'
import { fromNow } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('what waits is found in the inbox until it is answered', {
  tag: ['@13.9-01', '@13.9-03', '@13.9-04'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const name = unique('Ma Su')
  const body = { name, email: 'su@lotus.example', topic: 'training', message: 'Do you teach schools?' }
  expect((await api('POST', '/contact', body)).status).toBe(201)
  await startSession(page, 'operation')
  await page.goto('/')
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await expect(page).toHaveURL('/inbox')
  await page.goto(`/inbox?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Training · Do you teach schools?')
  await expectNothingSerious(page)
  await row.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/inbox')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
})

test('a missed pickup is answered where it stands, and the customer reads it', { tag: ['@13.9-04'] }, async ({
  page,
}) => {
  const office = await apiAs(page, 'operation')
  const { email, organization } = await newCustomerUser(page, office, 'Answered House')
  const pickup = await newPickup(office, organization, { pickUpTime: fromNow(-2 * 3_600_000).toISOString() })
  const note = unique('Nobody rang')
  const customer = await apiAs(page, email)
  expect((await customer('POST', `/logistics/${pickup}/missed_reports`, { kind: 'missed', note })).status).toBe(201)
  await startSession(page, 'customer.service')
  await page.goto(`/inbox?q=${encodeURIComponent(note)}`)
  const row = page.getByRole('row', { name: note })
  await row.getByRole('button', { name: 'Answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer the customer' })
  await dialog.getByLabel('Answer').fill('We come tomorrow at nine.')
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The customer was answered.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await startSession(page, email)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'What is open' })).toContainText('You can ask us for another time.')
})
