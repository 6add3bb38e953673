import { newCustomerUser } from '../customers/customer-user.ts'
import { countClicks } from '../looks/count-clicks.ts'
import { moneyApi } from '../money/invoice-data.ts'
import { askableDay } from '../service/askable-day.ts'
import { apiAs, newDriver, newOrganization, newPickup } from '../service/pickup-data.ts'
import { inYangon, readAs } from '../support/api.ts'
import { fromNow } from '../support/clock.ts'
import { field } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('a request is accepted with its driver in three clicks', { tag: ['@13.12-01'] }, async ({ page }) => {
  const office = await apiAs(page, 'operation')
  const { email, organization } = await newCustomerUser(page, office, 'Three Clicks House')
  const driver = unique('Ko Asked')
  await newDriver(office, driver)
  const customer = await apiAs(page, email)
  const wantedAt = `${await askableDay(page)}T03:00:00.000Z`
  const note = unique('Please come')
  const asked = { organizationId: organization, kind: 'extra', wantedAt, note }
  expect((await customer('POST', '/pickup_requests', asked)).status).toBe(201)
  const clicks = await countClicks(page)
  await startSession(page, 'operation')
  await page.goto(`/inbox?q=${encodeURIComponent(note)}`)
  await page.getByRole('row', { name: note }).getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept' })
  await dialog.getByRole('combobox', { name: 'Driver' }).fill(driver)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('The request was accepted.')).toBeVisible()
  expect(clicks()).toBeLessThanOrEqual(3)
})

test('the phone number of a customer takes no click, and the overdue invoices one', {
  tag: ['@13.12-01'],
}, async ({ page }) => {
  const clicks = await countClicks(page)
  await startSession(page, 'finance')
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('Thazin Hill')
  await expect(page.getByRole('option', { name: /Thazin Hill.*\+?\d[\d -]{6,}/ }).first()).toBeVisible()
  expect(clicks()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^All overdue invoices/ }).click()
  await expect(page).toHaveURL(/overdue=1/)
  expect(clicks()).toBe(1)
})

test("tomorrow's run sheets take two clicks from the pickups", { tag: ['@13.12-01'] }, async ({ page }) => {
  const clicks = await countClicks(page)
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await page.getByRole('link', { name: 'Run sheet' }).click()
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/)
  expect(clicks()).toBe(2)
})

test('a pickup with its driver takes four clicks from the start page', {
  tag: ['@2.8-14', '@13.12-01', '@13.12-02'],
}, async ({ page }) => {
  const office = await apiAs(page, 'operation')
  const name = unique('Four Clicks House')
  const organization = await newOrganization(office, name)
  const driver = unique('Ko Usual')
  const cameAt = fromNow(-86_400_000).toISOString()
  const came = await newPickup(office, organization, {
    pickUpTime: cameAt,
    driver: await newDriver(office, driver),
  })
  const clicks = await countClicks(page)
  await startSession(page, 'operation')
  await page.goto('/')
  await page.getByRole('link', { name: 'Planning' }).click()
  await page.getByRole('link', { name: 'New pickup' }).click()
  await field(page, 'Organization').click()
  await field(page, 'Organization').fill(name)
  // Enter chooses the option that is marked, which is a moment after it is shown.
  await expect(page.getByRole('option', { name })).toHaveAttribute('data-combobox-selected')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Driver')).toHaveValue(driver)
  await expect(page.getByRole('switch', { name: 'Confirm at once' })).toBeChecked()
  await expect(page.getByLabel('Vehicle plate number')).toHaveValue('YGN 1A-2345')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added schedule!')).toBeVisible()
  expect(clicks()).toBe(4)

  const { read } = await readAs(page, 'operation')
  const pickups: Array<{ _id: string; pickUpTime: string; status: string; vehicle: { driver: { name: string } } }> =
    await read(`/logistics?organizationId=${organization}`)
  const made = pickups.find(({ _id }) => _id !== came)
  expect(made).toMatchObject({ status: 'CONFIRMED', vehicle: { driver: { name: driver } } })
  const planned = inYangon(made?.pickUpTime ?? '')
  expect(planned.time).toBe(inYangon(cameAt).time)
  expect(planned.day > inYangon(fromNow(0).toISOString()).day).toBe(true)
})

test('a customer pays in two clicks, asks for a pickup in four, and has a year as ZIP in two', {
  tag: ['@13.12-01', '@13.8-01'],
}, async ({ page }) => {
  const office = await apiAs(page, 'operation')
  const { email, organization } = await newCustomerUser(page, office, 'Few Clicks House')
  const { make } = await moneyApi(page)
  const dueDate = fromNow(20 * 86_400_000)
    .toISOString()
    .slice(0, 10)
  const servicePeriod = { start: dueDate, end: dueDate }
  await make({ organization, dueDate, servicePeriod })
  const day = (await askableDay(page)).replaceAll('-', '/')
  const clicks = await countClicks(page)
  await startSession(page, email)
  await page.goto('/')
  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/sandbox_payment\/\d{12}$/)
  expect(clicks()).toBe(2)

  await page.goto('/pickup_requests/add')
  const before = clicks()
  await page.getByRole('textbox', { name: 'Preferred day' }).fill(day)
  await page.getByRole('checkbox', { name: 'Paper' }).check()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Not answered yet')).toBeVisible()
  // One more is the way from the dashboard.
  expect(clicks() - before + 1).toBeLessThanOrEqual(4)

  await page.goto('/')
  const start = clicks()
  await page.getByRole('link', { name: 'Reports' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  expect(clicks() - start).toBe(2)
})
