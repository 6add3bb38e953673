import { expectNothingSerious, expectSunlightContrast } from '../../looks/axe.ts'
import { expectToFit } from '../../looks/fits.ts'
import { inYangon, readAs } from '../../support/api.ts'
import { fromNow, now } from '../../support/clock.ts'
import { expect, type Locator, test } from '../../support/journey.ts'
import { signIn, startSession } from '../../support/sign-in.ts'
import { apiAs, newOrganization, newPickup } from '../pickup-data.ts'

const today = inYangon(now().toISOString()).day
/** This is soon, so that completing the pickup needs no confirmation, and still today. */
const soon = new Date(Math.min(fromNow(1_800_000).getTime(), Date.parse(`${today}T23:59:00+06:30`))).toISOString()

test.use({ viewport: { width: 360, height: 740 } })

test('a driver weighs four types by at most 14 taps on a phone, also when the connection is lost', {
  tag: ['@6-11', '@15.3-12'],
}, async ({ page }) => {
  test.slow()
  const office = await apiAs(page, 'operation')
  const driver = await apiAs(page, 'driver')
  const me = await driver('GET', '/me')
  const organizationId = await newOrganization(office, 'Quay of the Kingfisher')
  const weighed = ['Papers', 'Plastics', 'Cans', 'Glasses'].map((productType) => ({
    productName: `Sorted ${productType}`,
    productType,
    quantity: 5,
    unit: 'kg',
    remark: '',
  }))
  const before = await newPickup(office, organizationId, { pickUpTime: '2026-02-03T02:45:00.000Z' })
  await office('PATCH', `/logistics/${before}`, { status: 'COMPLETED', items: weighed })
  const pickup = await newPickup(office, organizationId, { pickUpTime: soon, driver: me.data._id })
  await office('PATCH', `/logistics/${pickup}`, { status: 'CONFIRMED', wayType: 'Dry' })

  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await signIn(page, 'driver')
  const stop = page.getByRole('button', { name: /Quay of the Kingfisher/ })
  await expect(stop).toBeVisible()
  if ((await stop.getAttribute('aria-expanded')) === 'false') await tap(stop)
  await expect(page.getByText('No. 5, River Gate Road')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call Daw Mya' })).toHaveAttribute('href', 'tel:09000123456')
  await expect(page.getByRole('link', { name: 'Call Quay of the Kingfisher' })).toHaveAttribute('href', 'tel:01234567')
  await expect(page.getByRole('link', { name: 'Call dispatch' })).toHaveAttribute('href', /^tel:/)
  await tap(page.getByRole('link', { name: 'Weigh and complete' }))
  await expect(page).toHaveURL(`/driver/pickups/${pickup}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quay of the Kingfisher')

  const complete = page.getByRole('button', { name: 'Complete pickup' })
  await complete.click()
  await expect(page.getByText('At least one item must be entered').first()).toBeVisible()
  for (const [index, kg] of ['12.5', '3', '0.5', '4'].entries()) {
    const quantity = page.getByRole('textbox', { name: `Quantity of item ${index + 1} (kg)` })
    await tap(quantity)
    await quantity.fill(kg)
  }
  await expect(page.getByText(/^Total\s*20\.00/)).toBeInViewport()
  await expect(complete).toBeInViewport()
  await page.getByRole('button', { name: 'Add note to item 1' }).click()
  await page.getByRole('combobox', { name: 'Product name of item 1' }).fill('Cardboard')
  await expectNothingSerious(page)
  await expectSunlightContrast(page)
  await expectToFit(page)

  await page.context().setOffline(true)
  await tap(complete)
  await expect(page.getByText('Recorded. It is sent as soon as there is a network.')).toBeVisible()
  await expect(page).toHaveURL('/driver')
  await expect(page.getByText(/^Not sent yet: 1, since/)).toBeVisible()
  await expect(stop).toContainText('Recorded, not sent yet')
  await expectSunlightContrast(page)
  await expectNothingSerious(page, ['light'])
  await page.context().setOffline(false)
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0)
  expect(taps).toBeLessThanOrEqual(14)
  await expect(stop).toContainText('Completed')
  await expect(stop).toContainText('20.00 kg')

  const { data } = await office('GET', `/logistics/${pickup}`)
  expect(data).toMatchObject({
    status: 'COMPLETED',
    wayType: 'Dry',
    items: [
      { productName: 'Cardboard', productType: 'Papers', quantity: 12.5 },
      { productName: 'Plastic', quantity: 3 },
      { productName: 'Can', quantity: 0.5 },
      { productName: 'Glass', quantity: 4 },
    ],
  })
  await page.goto(`/driver/pickups/${pickup}`)
  await expect(page.getByRole('table', { name: 'What was weighed' })).toContainText('Cardboard')
  await expect(complete).toHaveCount(0)
  await expectNothingSerious(page)
})

test('a driver opens a pickup of another day, but none of another driver', { tag: ['@6-11'] }, async ({ page }) => {
  const office = await apiAs(page, 'operation')
  const driver = await apiAs(page, 'driver')
  const me = await driver('GET', '/me')
  const organizationId = await newOrganization(office, 'Not today')
  const later = await newPickup(office, organizationId, { driver: me.data._id })
  await office('PATCH', `/logistics/${later}`, { status: 'CONFIRMED' })
  const foreign = await newPickup(office, organizationId)
  await startSession(page, 'driver')
  await page.goto(`/driver/pickups/${later}`)
  await expect(page.getByText('Only a confirmed pickup of today can be completed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete pickup' })).toHaveCount(0)
  await page.goto(`/driver/pickups/${foreign}`)
  await expect(page.getByText('It may have been deleted, or its address is not complete.')).toBeVisible()
})

test('a driver sees today in its order and the way to each place', { tag: ['@6-11', '@7.5-04'] }, async ({ page }) => {
  const { read } = await readAs(page, 'driver')
  const stopsOfToday: Array<{ _id: string; pickUpTime: string; organizationId: { name: string } }> =
    await read('/logistics/today')
  const places = await Promise.all(stopsOfToday.map(({ _id }) => read(`/logistics/${_id}`)))
  // Other journeys add stops of organizations without a location.
  const index = places.findIndex(({ organizationId }) => organizationId.location !== null)
  if (index === -1) throw new Error('the demonstration driver has no pickup today')
  const { organizationId } = places[index]
  await signIn(page, 'driver')
  // A customer may have two stops in a day.
  const described = ({ pickUpTime, organizationId: { name } }: (typeof stopsOfToday)[number]) =>
    new RegExp(`^${inYangon(pickUpTime).time}(\\d+\\. )?${escaped(name)}`)
  const stops = page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('time') })
  for (const stop of stopsOfToday) await expect(stops.filter({ hasText: described(stop) })).not.toHaveCount(0)
  const texts = await stops.allTextContents()
  const numbers = stopsOfToday.map((stop) => texts.findIndex((text) => described(stop).test(text)))
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  const place = stops.filter({ hasText: described(places[index]) })
  if ((await place.getAttribute('aria-expanded')) === 'false') await place.click()
  await expect(page.getByText(organizationId.address)).toBeVisible()
  await expect(page.getByRole('link', { name: `Call ${organizationId.contactPersonName}` })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  )
  const { lat, lng } = organizationId.location
  await expect(page.getByRole('link', { name: 'Directions', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`${lat},${lng}$`),
  )
  await expectNothingSerious(page)
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
