import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNothingSerious } from './axe.ts'
import { apiAs, newDriver, newOrganization, newPickup } from './pickup-data.ts'
import { signIn } from './sign-in.ts'

test('a pickup is scheduled, weighed by keyboard alone, completed, and found in the list', async ({ page }) => {
  const api = await apiAs(page, 'operation')
  await newOrganization(api, 'River Gate Hotel')
  await newDriver(api, 'Ko Thura Zaw')
  await signIn(page, 'operation')
  await page.goto('/schedule')
  await expect(page).toHaveURL('/schedule/waste-collection')
  await page.getByRole('link', { name: 'Add Schedule' }).click()
  await choose(page, 'Organization', 'river gate', 'River Gate Hotel')
  await setTime(page, 'Pick-up date', '2027/03/02', '09:15')
  await page.getByLabel('Vehicle plate number').fill('YGN 9Z-1111')
  await choose(page, 'Driver', 'thura', 'Ko Thura Zaw')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Successfully added schedule!')).toBeVisible()

  await page.goto('/schedule/waste-collection?q=river+gate')
  const row = page.getByRole('row', { name: /River Gate Hotel/ })
  await expect(row).toContainText('Requested')
  await expect(row).toContainText('Tue 2 Mar 2027, 09:15')
  await expect(row).toContainText('Ko Thura Zaw')
  await expect(row).toContainText('YGN 9Z-1111')
  await row.getByRole('link', { name: 'River Gate Hotel' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Waste Collection' })).toBeVisible()
  await page.getByLabel('Way Number').fill('၁၂')
  await field(page, 'Way Type').click()
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

  await field(page, 'Status').focus()
  await keyboard.press('Enter')
  await page.getByRole('option', { name: 'Completed' }).waitFor()
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(field(page, 'Status')).toHaveValue('Completed')
  await page.getByRole('button', { name: 'Update Details' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
  await expect(page).toHaveURL('/schedule/waste-collection?q=river+gate')
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

test('what is wrong with a schedule is told in its words, nothing typed is lost, and a double click makes one', async ({
  page,
}) => {
  const admin = await apiAs(page, 'super.admin')
  const organizationId = await newOrganization(admin, 'Padauk Lane School')
  const driver = await newDriver(admin, 'U Leaves Soon')
  await signIn(page, 'operation')
  await page.goto('/schedule/waste-collection/add')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(field(page, 'Organization')).toHaveAccessibleDescription('Required')
  await expect(page.getByRole('alert').getByText('Pick-up date, day: Required')).toBeVisible()

  await choose(page, 'Organization', 'padauk lane', 'Padauk Lane School')
  await setTime(page, 'Pick-up date', '2027/04/01', '23:45')
  await choose(page, 'Driver', 'leaves', 'U Leaves Soon')
  await admin('DELETE', `/users/${driver}`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Error adding schedule: Please choose an active driver.')).toBeVisible()
  await expect(field(page, 'Driver')).toHaveAccessibleDescription('Please choose an active driver.')
  await page.getByLabel('Clear the driver').click()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByText('An unexpected error occurred: Network error or server unreachable', { exact: true }),
  ).toBeVisible()
  await expect(field(page, 'Organization')).toHaveValue('Padauk Lane School')
  await expect(field(page, 'Pick-up date, time')).toHaveValue('23:45')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByText('Successfully added schedule!')).toBeVisible()
  await page.goto(`/schedule/waste-collection?organizationId=${organizationId}`)
  await expect(page.getByRole('button', { name: 'Organization Padauk Lane School' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('Thu 1 Apr 2027, 23:45')
})

test('each field of the edit form says what is wrong with it', async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const id = await newPickup(api, await newOrganization(api, 'Jade Gate Clinic'))
  await signIn(page, 'admin')
  await page.goto(`/schedule/waste-collection/${id}`)
  await page.getByLabel('Way Number').fill('A1')
  await field(page, 'Status').click()
  await page.getByRole('option', { name: 'Completed' }).click()
  await page.getByRole('button', { name: 'Update Details' }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('listitem')).toHaveText([
    'Way Number: Invalid Number',
    'Items: At least one item must be entered',
  ])
  await summary.getByText('Items: At least one item must be entered').click()
  await expect(page.getByRole('group', { name: 'Items' })).toBeFocused()

  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByText('At least one item must be entered')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByLabel('Product name of item 2').fill('Glass jars')
  await page.getByLabel('Quantity of item 2').fill('1,5')
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Way Number: Invalid Number',
    'Product name of item 1: Required',
    'Waste type of item 1: Required',
    'Quantity of item 1 (kg): Required',
    'Waste type of item 2: Required',
    'Quantity of item 2 (kg): Invalid Number',
  ])
  await page.getByRole('button', { name: 'Remove item 1' }).click()
  await expect(page.getByLabel('Product name of item 1')).toHaveValue('Glass jars')
  await expect(page.getByLabel('Quantity of item 1')).toHaveAccessibleDescription('Invalid Number')
  await page.getByLabel('Quantity of item 1').fill('0')
  await choose(page, 'Waste type of item 1', 'gl', 'Glass')
  await page.getByLabel('Way Number').fill('')
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page.getByLabel('Quantity of item 1')).toHaveAccessibleDescription('More than 0 kg')
  await page.getByLabel('Quantity of item 1').fill('1.5')
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()

  await page.goto('/schedule/waste-collection/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('This pickup was not found.')).toBeVisible()
})

test('of two people saving the same pickup the second is told, and chooses', async ({ page, context }) => {
  const api = await apiAs(page, 'operation')
  const id = await newPickup(api, await newOrganization(api, 'Two Desks Company'), { items: 1 })
  const address = `/schedule/waste-collection/${id}`
  await signIn(page, 'operation')
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)

  await page.getByLabel('Quantity of item 1').fill('55')
  await page.getByLabel('Vehicle plate number').fill('YGN 5B-5555')
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()

  await other.getByLabel('Remark', { exact: true }).fill('Gate 2 was locked.')
  await other.getByRole('button', { name: 'Add item' }).click()
  await other.getByLabel('Product name of item 2').fill('Glass jars')
  await choose(other, 'Waste type of item 2', 'gl', 'Glass')
  await other.getByLabel('Quantity of item 2').fill('3')
  await other.getByRole('button', { name: 'Update Details' }).click()
  const dialog = other.getByRole('dialog', { name: 'Someone else changed this in the meantime.' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Vehicle plate number', 'Items'])
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click()
  await expect(other.getByLabel('Remark', { exact: true })).toHaveValue('Gate 2 was locked.')
  await expect(other.getByLabel('Product name of item 2')).toHaveValue('Glass jars')
  await other.getByRole('button', { name: 'Update Details' }).click()
  await expect(other.getByText('The pickup was saved.')).toBeVisible()

  await page.goto(address)
  await expect(page.getByLabel('Product name of item 2')).toHaveValue('Glass jars')
  await api('PATCH', `/logistics/${id}`, { remark: 'Written by the other.', items: [] })
  await page.getByLabel('Remark', { exact: true }).fill('Never seen.')
  await page.getByRole('button', { name: 'Update Details' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Remark', { exact: true })).toHaveValue('Written by the other.')
  await expect(page.getByLabel('Product name of item 1')).toHaveCount(0)
})

test('the time is changed in a dialog while the form keeps what was typed', async ({ page }) => {
  const api = await apiAs(page, 'super.admin')
  const driver = await newDriver(api, 'U Has Left')
  const organizationId = await newOrganization(api, 'Clock Tower Office')
  const id = await newPickup(api, organizationId, { driver })
  await api('DELETE', `/users/${driver}`)
  await signIn(page, 'operation.manager')
  await page.goto(`/schedule/waste-collection/${id}`)
  await expect(page.getByText('Tue 2 Mar 2027, 09:15')).toBeVisible()
  await expect(field(page, 'Driver')).toHaveValue('U Has Left')
  await page.getByLabel('Remark', { exact: true }).fill('Ring twice.')

  await page.getByRole('button', { name: 'Change time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Pickup Time' })
  await setTime(page, 'Pick Up Time', '2027/03/03', '16:30')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The pickup time was changed.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Wed 3 Mar 2027, 16:30')).toBeVisible()
  await expect(page.getByLabel('Remark', { exact: true })).toHaveValue('Ring twice.')

  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
  await page.goto(`/schedule/waste-collection?organizationId=${organizationId}`)
  const row = page.getByRole('row', { name: /Clock Tower Office/ })
  await expect(row).toContainText('Wed 3 Mar 2027, 16:30')
  await expect(row).toContainText('U Has Left')
})

test('operation managers and super admins delete a pickup, after a question that names it', async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Gone Tomorrow Traders')
  await newPickup(api, organizationId)
  const address = `/schedule/waste-collection?organizationId=${organizationId}`
  for (const account of ['operation', 'admin']) {
    await signIn(page, account)
    await page.goto(address)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await forgetSession(page)
  }

  await signIn(page, 'operation.manager')
  await page.goto(address)
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure want to delete the schedule?' })
  await expect(question).toContainText('Gone Tomorrow Traders, Tue 2 Mar 2027, 09:15')
  await question.getByText('Cancel').click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Gone Tomorrow Traders, Tue 2 Mar 2027, 09:15 was deleted.')).toBeVisible()
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
})

test('filters, sort and page stand in the address, and the export has the same filters', async ({ page }) => {
  await signIn(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await page.getByRole('button', { name: 'Stage', exact: true }).click()
  await page.getByRole('button', { name: 'Assigned' }).click()
  await expect(page).toHaveURL('/schedule/waste-collection?stage=ASSIGNED')
  await expect(page.getByRole('row').nth(1)).toContainText('Assigned')
  await page.getByRole('button', { name: 'Driver', exact: true }).last().click()
  await field(page, 'Driver').fill('sithu')
  await page.getByRole('option', { name: /U Sithu Phyo Paing/ }).click()
  await expect(page.getByRole('button', { name: 'Driver U Sithu Phyo Paing' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('U Sithu')
  await page.getByRole('button', { name: 'Pick Up Time', exact: true }).last().click()
  await expect(page).toHaveURL(/sort=pickUpTime/)

  await page.goto('/schedule/waste-collection?status=COMPLETED&from=2026-01-01&to=2026-06-30&sort=organization')
  await expect(page.getByRole('button', { name: 'Status Completed' })).toBeVisible()
  const first = await page.getByRole('row').nth(1).textContent()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('row').nth(1)).not.toHaveText(first ?? '')
  await page.reload()
  await expect(page.getByText(/^26 to 50 of/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^1 to 25 of/)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/schedule/waste-collection?sort=organization')
})

test('axe finds nothing serious in the list and in the form of a new one', async ({ page }) => {
  await signIn(page, 'operation.manager')
  await page.goto('/schedule/waste-collection?stage=ASSIGNED')
  await expect(page.getByRole('table')).toBeVisible()
  await expectNothingSerious(page)
  await page.goto('/schedule/waste-collection/add')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('There are 2 problems')).toBeVisible()
  await expectNothingSerious(page)
})

test('axe finds nothing serious in the edit form, nor does a long name or many items break it on a phone', async ({
  page,
}) => {
  test.slow()
  const api = await apiAs(page, 'operation')
  const name = 'ရွှေပြည်သာစက်မှုဇုန် အထည်ချုပ်စက်ရုံနှင့် ကုန်ပစ္စည်းသိုလှောင်ရုံ လီမိတက်'
  const id = await newPickup(api, await newOrganization(api, name), { items: 40 })
  await signIn(page, 'operation')
  await page.goto(`/schedule/waste-collection/${id}`)
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByLabel('Product name of item 40')).toHaveValue('Mixed office paper 40')
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNothingSerious(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

/** A field with a list; the list has the same label. */
function field(page: Page, label: string): Locator {
  return page.getByRole('combobox', { name: label })
}

async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  await field(page, label).fill(typed)
  await page.getByRole('option', { name: option }).click()
}

async function setTime(page: Page, label: string, day: string, time: string): Promise<void> {
  await page.getByLabel(`${label}, day`).fill(day)
  await page.getByLabel(`${label}, day`).press('Tab')
  await field(page, `${label}, time`).fill(time)
  await page.getByRole('option', { name: time }).click()
}

async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}
