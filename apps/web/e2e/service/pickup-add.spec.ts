import { choose, field, setTime } from '../support/fields.ts'
import { expect, type Locator, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { apiAs, newDriver, newOrganization } from './pickup-data.ts'

// 4-10: Dry; the others are in contracts/service/pickups.ts.
// 4-06: Completed; the others are in status-select.tsx.
// 2.8-03: all columns but #, which is in pickups-table.tsx.
test('a pickup is scheduled, weighed by keyboard alone, completed, and found in the list', {
  tag: [
    '@1-03',
    '@2.2-09',
    '@2.3-02',
    '@2.8-03',
    '@2.8-05',
    '@2.8-14',
    '@2.8-16',
    '@2.8-17',
    '@2.8-18',
    '@2.8-20',
    '@4-06',
    '@4-10',
    '@6-05',
    '@6-10',
    '@9-15',
  ],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  await newOrganization(api, 'River Gate Hotel')
  await newDriver(api, 'Ko Thura Zaw')
  await startSession(page, 'operation')
  await page.goto('/schedule')
  await expect(page).toHaveURL('/schedule/waste-collection')
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const find = async (label: string, typed: string, option: string) => {
    await click(field(page, label))
    await field(page, label).fill(typed)
    await click(page.getByRole('option', { name: option }))
  }
  await click(page.getByRole('link', { name: 'New pickup' }))
  await find('Organization', 'river gate hotel', 'River Gate Hotel')
  await click(page.getByLabel('Pick-up date, day'))
  await page.getByLabel('Pick-up date, day').fill('2026/03/03')
  await page.getByLabel('Pick-up date, day').press('Tab')
  await find('Pick-up date, time', '09:15', '09:15')
  await expect(page.getByRole('switch', { name: 'Confirm at once' })).not.toBeChecked()
  await find('Driver', 'thura', 'Ko Thura Zaw')
  await expect(page.getByRole('switch', { name: 'Confirm at once' })).toBeChecked()
  await page.getByLabel('Vehicle plate number').fill('YGN 9Z-1111')
  await click(page.getByRole('button', { name: 'Save', exact: true }))
  const question = page.getByRole('dialog', { name: 'Is this right?' })
  await expect(question).toContainText('This time has passed already.')
  await click(question.getByRole('button', { name: 'Save it like this' }))
  await expect(page.getByText('Successfully added schedule!')).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(10)
  await expect(page.getByText('River Gate Hotel, Tue 3 Mar 2026, 09:15')).toBeVisible()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^River Gate Hotel · Tue 3 Mar 2026, 09:15/ })).toBeVisible()
  const status = page.getByRole('heading', { level: 1 }).locator('..')
  // The status shows before the server has answered, and leaving the page would end the call.
  const changeTo = async (name: string, button: Locator) => {
    const reply = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await button.click()
    await expect(status).toContainText(name)
    await reply
  }
  await changeTo('On hold', page.getByRole('button', { name: 'Put on hold' }))
  await changeTo('Confirmed', page.getByRole('button', { name: 'Confirm', exact: true }))
  await page.getByRole('button', { name: 'Other status' }).click()
  await changeTo('Requested', page.getByRole('menuitem', { name: 'Set to Requested' }))
  await changeTo('Confirmed', page.getByRole('button', { name: 'Confirm', exact: true }))
  await page.goto('/schedule/waste-collection/add')
  await choose(page, 'Driver', 'thura', 'Ko Thura Zaw')
  await expect(page.getByLabel('Vehicle plate number')).toHaveValue('YGN 9Z-1111')

  await page.goto('/schedule/waste-collection?q=river+gate+hotel&hidden=none')
  const row = page.getByRole('row', { name: /River Gate Hotel/ })
  await expect(row).toContainText('Confirmed')
  await expect(row).toContainText('Tue 3 Mar 2026, 09:15')
  await expect(row).toContainText('Ko Thura Zaw')
  await expect(row).toContainText('YGN 9Z-1111')
  await row.getByRole('link', { name: 'River Gate Hotel' }).click()
  await expect(page.getByRole('heading', { name: /^River Gate Hotel · Tue 3 Mar 2026, 09:15/ })).toBeVisible()
  await page.getByLabel('Route no.').fill('၁၂')
  await field(page, 'Waste stream').click()
  await page.getByRole('option', { name: 'Dry', exact: true }).click()
  await choose(page, 'Operation Team', 'pyae', 'Ko Pyae Myat Thu')

  await page.getByRole('button', { name: 'Add item' }).focus()
  const { keyboard } = page
  await keyboard.press('Enter')
  await expect(page.getByLabel('Product name of item 1')).toBeFocused()
  await keyboard.type('Office paper')
  await keyboard.press('Tab')
  await expect(field(page, 'Waste type of item 1')).toBeFocused()
  await keyboard.type('pap')
  await expect(page.getByRole('option', { name: 'Paper' })).toBeVisible()
  await keyboard.press('Enter')
  await expect(field(page, 'Waste type of item 1')).toHaveValue('Paper')
  await expect(page.getByRole('option')).toHaveCount(0)
  await keyboard.press('Tab')
  await expect(page.getByLabel('Quantity of item 1')).toBeFocused()
  await keyboard.type('12.5')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Product name of item 2')).toBeFocused()
  await keyboard.type('ပလတ်စတစ်ပုလင်း')
  await keyboard.press('Tab')
  await keyboard.type('plas')
  await expect(page.getByRole('option', { name: 'Plastic' })).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByLabel('Quantity of item 2')).toBeFocused()
  await keyboard.type('၀.၁')
  await keyboard.press('Tab')
  await keyboard.type('washed')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Product name of item 3')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByLabel('Product name of item 3')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add item' })).toBeFocused()
  const totals = page.getByRole('group', { name: 'Items' }).locator('xpath=following::dl[1]')
  await expect(totals).toContainText('Paper12.50 kg')
  await expect(totals).toContainText('Plastic0.10 kg')
  await expect(totals).toContainText('Total12.60 kg')

  await page.getByRole('button', { name: 'Complete pickup' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
  await expect(page).toHaveURL('/schedule/waste-collection?q=river+gate+hotel&hidden=none')
  await expect(row).toContainText('Completed')
  await expect(row).toContainText('12')
  await expect(row).toContainText('Dry')
  await expect(row).toContainText('Ko Pyae Myat Thu')

  await row.getByRole('link', { name: 'River Gate Hotel' }).click()
  await expect(page.getByLabel('Product name of item 2')).toHaveValue('ပလတ်စတစ်ပုလင်း')
  await expect(field(page, 'Waste type of item 2')).toHaveValue('Plastic')
  await expect(page.getByLabel('Quantity of item 2')).toHaveValue('0.1')
  await expect(page.getByLabel('Remark of item 2')).toHaveValue('washed')
  await expect(page.getByText('Ko Pyae Myat Thu').first()).toBeVisible()
})

test('a failed schedule shows its prescribed message, no input is lost, and a double click creates one pickup', {
  tag: ['@2.2-12', '@8-21', '@8-22', '@8-23', '@8-35', '@9-15'],
}, async ({ page }) => {
  const admin = await apiAs(page, 'super.admin')
  const organizationId = await newOrganization(admin, 'Padauk Lane School')
  const driver = await newDriver(admin, 'U Leaves Soon')
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection/add')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Organization')).toHaveAccessibleDescription('Required')
  await expect(page.getByRole('alert').getByText('Pick-up date, day: Required')).toBeVisible()
  await page.getByLabel('Pick-up date, day').fill('01/04/2027')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByText('Pick-up date, time: Required')).toBeVisible()

  await choose(page, 'Organization', 'padauk lane', 'Padauk Lane School')
  await setTime(page, 'Pick-up date', '2027/04/01', '23:45')
  await choose(page, 'Driver', 'leaves', 'U Leaves Soon')
  await admin('DELETE', `/users/${driver}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Error adding schedule: Please choose an active driver.')).toBeVisible()
  await expect(field(page, 'Driver')).toHaveAccessibleDescription('Please choose an active driver.')
  await page.getByLabel('Clear the driver').click()

  await page.route('**/api/logistics', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Error adding schedule: Invalid data sent to server.')).toBeVisible()
  await page.unroute('**/api/logistics')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByText('An unexpected error occurred: Network error or server unreachable', { exact: true }),
  ).toBeVisible()
  await expect(field(page, 'Organization')).toHaveValue('Padauk Lane School')
  await expect(field(page, 'Pick-up date, time')).toHaveValue('23:45')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(page.getByText('Successfully added schedule!')).toBeVisible()
  await page.goto(`/schedule/waste-collection?organizationId=${organizationId}`)
  await expect(page.getByRole('button', { name: 'Organization Padauk Lane School' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('Thu 1 Apr 2027, 23:45')
})
