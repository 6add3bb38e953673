import { linksOf } from '../looks/sidebars.ts'
import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { readAs } from '../support/api.ts'
import { chooseAction } from '../support/fields.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { linkMailedTo } from '../support/mailbox.ts'
import { openTab } from '../support/menu.ts'
import { demoPassword, signIn, signOut } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function follow(page: Page, line: string, tab: string, title = tab) {
  await openTab(page, line, tab)
  await expect(heading(page)).toHaveText(title)
}

/** Opens a line of the menu that has one screen. */
async function followLine(page: Page, line: string, title: string) {
  await openTab(page, line)
  await expect(heading(page)).toHaveText(title)
}

test("an operation manager's day: a new customer, a pickup moved, one deleted", { tag: ['@2.3-04'] }, async ({
  page,
}) => {
  const api = await apiAs(page, 'operation.manager')
  const customer = unique('Day of the manager')
  const organizationId = await newOrganization(api, customer)
  await newPickup(api, organizationId)
  await signIn(page, 'operation.manager')
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  await follow(page, 'Customers', 'Organizations')
  await page.getByPlaceholder('Search organization...').fill(customer)
  await page.getByRole('row', { name: customer }).getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('No. 9, Strand Road, Yangon')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The organization was saved.')).toBeVisible()

  await follow(page, 'Customers', 'Users')
  await follow(page, 'Planning', 'Pickups')
  await page.getByPlaceholder('Search organization, plate or note').fill(customer)
  const row = page.getByRole('row', { name: customer })
  await row.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Route no.' }).fill('7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
  await page.goto(`/schedule/waste-collection?q=${customer}`)
  await chooseAction(page, row, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await signOut(page)
})

test("an operation's day: a driver is added and gets a pickup, which operation can't delete", {
  tag: ['@2.3-04'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const customer = unique('Day of operation')
  const driver = unique('U Day Driver')
  const organizationId = await newOrganization(api, customer)
  await newPickup(api, organizationId)
  await signIn(page, 'operation')
  await follow(page, 'Customers', 'Users')
  await page.getByRole('link', { name: 'Add User' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(driver)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`${unique('u.day.driver')}@demo.example`)
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('09 000 765 432')
  await page.getByRole('combobox', { name: 'User type', exact: true }).click()
  await expect(page.getByRole('option')).toHaveText(['Customer', 'Driver'])
  await page.getByRole('option', { name: 'Driver' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added user!')).toBeVisible()

  await follow(page, 'Planning', 'Pickups')
  await page.getByPlaceholder('Search organization, plate or note').fill(customer)
  const row = page.getByRole('row', { name: customer })
  await expect(row.getByRole('button', { name: 'Actions' })).toHaveCount(0)
  await row.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('combobox', { name: 'Driver' }).fill(driver)
  await page.getByRole('option', { name: driver }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
  await page.goto(`/schedule/waste-collection?q=${customer}`)
  await expect(row).toContainText(driver)
  await signOut(page)
})

test("a finance office's day: the figures, a contract, the year of a customer, nothing to change", {
  tag: ['@2.3-09'],
}, async ({ page }) => {
  await signIn(page, 'finance')
  await expect(page.getByRole('region', { name: 'Contract Expiries' }).getByRole('listitem').first()).toBeVisible()
  await followLine(page, 'Customers', 'Organizations')
  await expect(page.getByRole('link', { name: /^(Add Organization|Edit)$/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Actions' })).toHaveCount(0)
  // Other journeys add organizations without pickups, so this looks for one that has some.
  const { organization } = await readAs(page, 'customer')
  await page.goto(`/organizations?q=${encodeURIComponent(organization.name)}`)
  await page.getByRole('row').filter({ hasText: organization.name }).getByRole('link', { name: 'Schedule' }).click()
  await expect(page).toHaveURL(/\/organizations\/schedule\//)
  await page
    .getByRole('button', { name: /Completed|Confirmed|Requested/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Pickup Time' })
  await expect(dialog.locator(':focus')).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await signOut(page)
})

test('customer service is invited, chooses a password, and finds an organization and whom to call', {
  tag: ['@2.3-09'],
}, async ({ page }) => {
  const api = await apiAs(page, 'admin')
  const email = `${unique('daw.day')}@demo.example`
  const invited = await api('POST', '/users', {
    name: 'Daw Day',
    email,
    phoneNumber: '09 000 222 333',
    type: 'CUSTOMER SERVICE',
  })
  expect(invited.status).toBe(201)
  await page.goto(await linkMailedTo(email))
  await page.getByLabel('New Password').fill(demoPassword)
  await page.getByLabel('Confirm Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page).toHaveURL('/log_in')
  await signIn(page, email)
  await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(linksOf('CUSTOMER SERVICE'))
  await followLine(page, 'Customers', 'Organizations')
  await page.getByPlaceholder('Search organization...').fill('royal heron')
  await page
    .getByRole('table')
    .getByRole('link', { name: /Royal Heron/ })
    .click()
  const contact = page.getByRole('region', { name: 'Contact', exact: true })
  await expect(contact.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await page.goto('/users')
  await expect(page.getByText('You have no access to that page.')).toBeVisible()
  await signOut(page)
})

for (const account of ['super.admin', 'admin']) {
  test(`the day of ${account} leads through every menu`, { tag: ['@2.5-09', '@13.2-03', '@13.2-05'] }, async ({
    page,
  }) => {
    await signIn(page, account)
    await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
    await follow(page, 'Customers', 'Organizations')
    await follow(page, 'Customers', 'Users')
    const deletes = page.getByRole('table').getByRole('button', { name: 'Actions' })
    await expect(page.getByRole('table')).toBeVisible()
    if (account === 'super.admin') await expect(deletes.first()).toBeVisible()
    else await expect(deletes).toHaveCount(0)
    await follow(page, 'Planning', 'Pickups')
    await follow(page, 'Planning', 'Calendar', 'Pickup calendar')
    await follow(page, 'Customers', 'Trainings', 'Trainings')
    await follow(page, 'Customers', 'Bin Orders')
    await follow(page, 'Customers', 'Available Bins')
    await follow(page, 'Money', 'Invoices')
    await follow(page, 'Customers', 'Slide sets')
    await follow(page, 'Settings', 'Audit log')
    await page.getByRole('button', { name: 'Changes', exact: true }).click()
    await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible()
    await signOut(page)
  })
}
