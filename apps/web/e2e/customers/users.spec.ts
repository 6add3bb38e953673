import { expectNothingSerious } from '../looks/axe.ts'
import { apiAs, newDriver, newOrganization, newPickup } from '../service/pickup-data.ts'
import { fromNow } from '../support/clock.ts'
import { chooseAction } from '../support/fields.ts'
import { expect, openContext, test } from '../support/journey.ts'
import { linkMailedTo } from '../support/mailbox.ts'
import { signInOnScreen, startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { fillInOrganization } from './organization-form.ts'

// 2.11-02: name, user type, organization and actions; the other columns are in users-table.tsx.
// 2.3-02: without /change_password, which is one screen for all (2.2-27).
test("staff add a customer's user, who is invited", {
  tag: [
    '@1-02',
    '@2.2-22',
    '@2.2-25',
    '@2.3-02',
    '@2.11-01',
    '@2.11-02',
    '@2.11-05',
    '@2.11-08',
    '@3-15',
    '@5-31',
    '@6-03',
    '@6-12',
    '@8-24',
  ],
}, async ({ page }) => {
  const account = unique('thida')
  await startSession(page, 'operation.manager')
  await page.goto('/users')
  await page.getByRole('link', { name: 'Add User' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('မသီတာ')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`${account}@royal-heron.example`)
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('09 000 765 432')
  await page.getByRole('combobox', { name: 'User type', exact: true }).click()
  await expect(page.getByRole('option')).toHaveText(['Operation officer', 'Customer', 'Driver'])
  await page.getByRole('option', { name: 'Customer', exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Organization', exact: true })).toHaveAccessibleDescription(
    /Required/,
  )

  await page.getByRole('combobox', { name: 'Organization', exact: true }).fill('royal heron')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Organization', exact: true })).toHaveValue('Royal Heron Hotel')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByText('Successfully added user!')).toBeVisible()
  await expect(page).toHaveURL('/users')
  await page.getByPlaceholder('Search name, email or phone').fill(`${account}@royal`)
  const row = page.getByRole('row', { name: /မသီတာ/ })
  await expect(row).toContainText('Invited')
  await expect(row).toContainText('Royal Heron Hotel')

  await row.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('combobox', { name: 'Organization', exact: true })).toHaveValue('Royal Heron Hotel')
  await page.getByRole('combobox', { name: 'User type', exact: true }).click()
  await page.getByRole('option', { name: 'Driver' }).click()
  await expect(page.getByRole('combobox', { name: 'Organization', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The user was saved.')).toBeVisible()
  await expect(page).toHaveURL(`/users?q=${account}%40royal`)
  await expect(row).toContainText('Driver')
})

test("a new organization's first user chooses a password from the invitation and signs in", {
  tag: ['@2.11-03'],
}, async ({ page, browser }) => {
  await startSession(page, 'operation')
  await page.goto('/organizations/add')
  const organization = unique('Padonma Garden Hotel')
  const email = `${unique('padonma')}@padonma-garden.example`
  await fillInOrganization(page, organization)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added organization!')).toBeVisible()

  await page.goto('/users/add')
  await page.getByRole('textbox', { name: 'Name' }).fill('Daw Padonma')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill('09 000 111 222')
  await page.getByRole('combobox', { name: 'User type' }).click()
  await page.getByRole('option', { name: 'Customer', exact: true }).click()
  await page.getByRole('combobox', { name: 'Organization' }).fill(organization)
  await page.getByRole('option', { name: organization }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added user!')).toBeVisible()

  const customer = await (await openContext(browser)).newPage()
  const firstLink = await linkMailedTo(email)
  await page.goto(`/users?email=${email}`)
  await page.getByRole('link', { name: 'Daw Padonma' }).click()
  await expect(page.getByText(/^Valid until/)).toBeVisible()
  await page.getByRole('button', { name: 'Send invitation again' }).click()
  await expect(page.getByText(`The invitation was sent to ${email}.`)).toBeVisible()
  await customer.goto(firstLink)
  await expect(customer.getByRole('alert')).toContainText('This link was used already or has expired.')
  await customer.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(customer).toHaveURL('/password_reset')
  let link = firstLink
  await expect(async () => {
    link = await linkMailedTo(email)
    expect(link).not.toBe(firstLink)
  }).toPass()
  await customer.goto(link)
  await customer.getByLabel('New Password').fill('green leaves 42')
  await customer.getByLabel('Confirm Password').fill('green leaves 42')
  await customer.getByRole('button', { name: 'Change Password' }).click()
  await expect(customer).toHaveURL(/log_in/)
  await signInOnScreen(customer, email, 'green leaves 42')
  await customer.getByRole('button', { name: /Account of/ }).click()
  await expect(customer.getByText(organization).first()).toBeVisible()

  await page.goto(`/users?email=${email}`)
  await expect(page.getByRole('row', { name: /Daw Padonma/ })).not.toContainText('Invited')
})

// 8-21: the form; the banner is offline-banner.tsx.
test('each field reports its problem in the words of the specification', {
  tag: ['@2.2-24', '@5-28', '@5-29', '@5-30', '@8-21', '@8-25'],
}, async ({ page }) => {
  await startSession(page, 'admin')
  await page.goto('/users/add')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Name: Required',
    'Email: Required',
    'Phone: Required',
    'User type: Required',
  ])
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ko Min')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('not an address')
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('09 12345')
  await page.getByRole('combobox', { name: 'User type', exact: true }).click()
  await page.getByRole('option', { name: 'Driver' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    'Invalid email address',
  )
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toHaveAccessibleDescription('Invalid number')

  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('Driver@demo.example')
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('09 123 456 789')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    'A user with this email exists already.',
  )

  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`${unique('ko.min')}@thant.example`)
  await page.context().setOffline(true)
  await expect(page.getByText('No connection. Nothing you typed is lost.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to add user!' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ko Min')
  await expectNothingSerious(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added user!')).toBeVisible()
})

test('nobody changes their own type, or users whose type they may not assign', { tag: ['@2.11-04', '@6-13'] }, async ({
  page,
}) => {
  await startSession(page, 'operation')
  await page.goto('/users?email=operation%40demo')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('combobox', { name: 'User type', exact: true })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('09 000 333 444')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The user was saved.')).toBeVisible()

  await page.goto('/users?type=ADMIN')
  await expect(page.getByRole('cell', { name: 'admin@demo.example' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
})

test('an admin is not offered to delete a user', { tag: ['@2.11-06'] }, async ({ page }) => {
  await startSession(page, 'admin')
  await page.goto('/users?q=heron-fibre')
  await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible()
  await expect(page.getByRole('table').getByRole('button', { name: 'Actions' })).toHaveCount(0)
})

test('only a super admin deletes a user, and removes their personal data, after questions that name them', {
  tag: ['@1-02', '@2.11-06', '@2.11-07', '@2.11-15', '@5-45', '@7.7-07'],
}, async ({ page }) => {
  await startSession(page, 'super.admin')
  await page.goto('/users?q=heron-fibre')
  const link = page.getByRole('row').nth(1).getByRole('link').first()
  await expect(link).toBeVisible()
  const name = (await link.textContent()) ?? ''
  await chooseAction(page, page.getByRole('row').nth(1), 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete this user?' })
  await expect(question).toContainText(name)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)

  await page.goto('/users?archived=true&q=heron-fibre')
  await chooseAction(page, page.getByRole('row', { name }), 'Remove personal data')
  const warning = page.getByRole('dialog', { name: 'Remove personal data for good?' })
  await expect(warning).toContainText(name)
  await warning.getByRole('button', { name: 'Remove personal data' }).click()
  await expect(page.getByText('The personal data were removed.')).toBeVisible()
  await page.goto('/users?archived=true&q=Former user')
  await expect(page.getByRole('row', { name: 'Former user' })).toHaveCount(1)
  await expect(page.getByRole('table').getByRole('button', { name: /Actions|Restore/ })).toHaveCount(0)

  await page.goto('/users?email=super.admin')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('table').getByRole('button', { name: 'Actions' })).toHaveCount(0)
})

test('a driver who leaves hands over what is ahead', { tag: ['@10.3-12'] }, async ({ page }) => {
  const api = await apiAs(page, 'super.admin')
  const [name, successor] = [unique('Ko Leaving'), unique('Ko Staying')]
  const driver = await newDriver(api, name)
  const other = await newDriver(api, successor)
  const organizationId = await newOrganization(api, unique('Handed Over House'))
  const pickUpTime = fromNow(5 * 86_400_000).toISOString()
  const pickup = await newPickup(api, organizationId, { pickUpTime })
  const vehicle = { plate_number: 'YGN-1', driver }
  expect((await api('PATCH', `/logistics/${pickup}`, { vehicle })).status).toBe(200)
  await startSession(page, 'super.admin')
  await page.goto(`/users?q=${encodeURIComponent(name)}`)
  await page.getByRole('row', { name }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('combobox', { name: 'User type', exact: true }).click()
  await page.getByRole('option', { name: 'Operation officer', exact: true }).click()
  await expect(page.getByText('This driver still has work ahead.')).toBeVisible()
  await expectNothingSerious(page)

  await page.goto(`/users?q=${encodeURIComponent(name)}`)
  await chooseAction(page, page.getByRole('row', { name }), 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete this user?' })
  await expect(question).toContainText('Pickups ahead1')
  await expectNothingSerious(page)
  await question.getByRole('combobox', { name: 'Hand over to' }).fill(successor)
  await page.getByRole('option', { name: successor }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible()
  const { data } = await api('GET', `/users/${other}/ahead`)
  expect(data).toEqual({ pickups: 1, schedules: 0 })
})
