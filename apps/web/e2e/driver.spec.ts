import { expect, test } from '@playwright/test'
import { inYangon, readAs } from './api.ts'
import { expectNothingSerious } from './axe.ts'
import { apiAs, newOrganization, newPickup } from './pickup-data.ts'
import { signIn, startSession } from './sign-in.ts'

const today = inYangon(new Date().toISOString()).day
/** This is soon, so that completing the pickup needs no confirmation, and still today. */
const soon = new Date(Math.min(Date.now() + 1_800_000, Date.parse(`${today}T23:59:00+06:30`))).toISOString()

test.use({ viewport: { width: 360, height: 740 } })

test('a driver weighs and completes a stop of today on a phone', async ({ page }) => {
  test.slow()
  const office = await apiAs(page, 'operation')
  const driver = await apiAs(page, 'driver')
  const me = await driver('GET', '/me')
  const organizationId = await newOrganization(office, 'Quay of the Kingfisher')
  const pickup = await newPickup(office, organizationId, { pickUpTime: soon, driver: me.data._id })
  await office('PATCH', `/logistics/${pickup}`, { status: 'CONFIRMED', wayType: 'Dry' })

  await signIn(page, 'driver')
  await page.getByRole('button', { name: /Quay of the Kingfisher/ }).click()
  await expect(page.getByText('No. 5, River Gate Road')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call Daw Mya' })).toHaveAttribute('href', 'tel:09000123456')
  await page.getByRole('link', { name: 'Weigh and complete' }).click()
  await expect(page).toHaveURL(`/pickups/${pickup}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quay of the Kingfisher')
  await expect(page.getByText('No. 5, River Gate Road')).toBeVisible()

  await page.getByRole('button', { name: 'Complete pickup' }).click()
  await expect(page.getByText('At least one item must be entered').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add item' }).click()
  await page
    .getByRole('textbox', { name: 'Product name of item 1' })
    .or(page.getByRole('combobox', { name: 'Product name of item 1' }))
    .fill('Cardboard')
  await page.getByRole('combobox', { name: 'Waste type of item 1' }).click()
  await page.getByRole('option', { name: 'Paper', exact: true }).click()
  await page.getByRole('textbox', { name: 'Quantity of item 1 (kg)' }).fill('12.5')
  await expectNothingSerious(page)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
  await page.getByRole('button', { name: 'Complete pickup' }).click()
  await expect(page.getByText('The pickup was completed.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /Quay of the Kingfisher/ })).toContainText('Completed')

  const { data } = await office('GET', `/logistics/${pickup}`)
  expect(data).toMatchObject({
    status: 'COMPLETED',
    wayType: 'Dry',
    items: [{ productName: 'Cardboard', quantity: 12.5 }],
  })
  await page.goto(`/pickups/${pickup}`)
  await expect(page.getByRole('table', { name: 'What was weighed' })).toContainText('Cardboard')
  await expect(page.getByRole('button', { name: 'Complete pickup' })).toHaveCount(0)
  await expectNothingSerious(page)
})

test('a driver opens a pickup of another day, but none of another driver', async ({ page }) => {
  const office = await apiAs(page, 'operation')
  const driver = await apiAs(page, 'driver')
  const me = await driver('GET', '/me')
  const organizationId = await newOrganization(office, 'Not today')
  const later = await newPickup(office, organizationId, { driver: me.data._id })
  await office('PATCH', `/logistics/${later}`, { status: 'CONFIRMED' })
  const foreign = await newPickup(office, organizationId)
  await startSession(page, 'driver')
  await page.goto(`/pickups/${later}`)
  await expect(page.getByText('Only a confirmed pickup of today can be completed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete pickup' })).toHaveCount(0)
  await page.goto(`/pickups/${foreign}`)
  await expect(page.getByText('It may have been deleted, or its address is not complete.')).toBeVisible()
})

test('a driver sees today in time order and the way to each place', async ({ page }) => {
  const { read } = await readAs(page, 'driver')
  const stopsOfToday: Array<{ _id: string; pickUpTime: string; organizationId: { name: string } }> =
    await read('/logistics/today')
  const [first] = stopsOfToday
  if (!first) throw new Error('the demonstration driver has no pickup today')
  const { organizationId } = await read(`/logistics/${first._id}`)
  await signIn(page, 'driver')
  const stops = page.getByRole('button', { expanded: false }).filter({ has: page.locator('time') })
  await expect(stops).toHaveText(
    stopsOfToday.map(
      ({ pickUpTime, organizationId: { name } }) => new RegExp(`^${inYangon(pickUpTime).time}${escaped(name)}`),
    ),
  )
  await stops.first().click()
  await expect(page.getByText(organizationId.address)).toBeVisible()
  await expect(page.getByRole('link', { name: `Call ${organizationId.contactPersonName}` })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  )
  const { lat, lng } = organizationId.location
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', new RegExp(`${lat},${lng}$`))
  await expectNothingSerious(page)
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
