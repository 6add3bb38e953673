import { otherCustomer } from '../customers/other-customers.ts'
import { apiAs, newOrganization } from '../service/pickup-data.ts'
import { readAs } from '../support/api.ts'
import { expect, test } from '../support/journey.ts'
import { linkMailedTo } from '../support/mailbox.ts'
import { signIn } from '../support/sign-in.ts'

test('a customer corrects their own account, except the organization', {
  tag: ['@1-19', '@2.4-05', '@2.5-27', '@2.11-11', '@2.11-12', '@5-33', '@6-20'],
}, async ({ page }) => {
  const email = await otherCustomer(page, 5)
  const { organization } = await readAs(page, email)
  await signIn(page, email)
  const own = page.getByRole('banner').getByRole('button').last()
  await own.click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page).toHaveURL('/profile')
  const fields = { name: page.getByLabel('Name'), email: page.getByLabel('Email'), phone: page.getByLabel('Phone') }
  await expect(fields.email).toHaveValue(email)
  await expect(fields.email).toHaveAttribute('type', 'email')
  await expect(page.getByRole('main').getByText(organization.name)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Organization' })).toHaveCount(0)

  for (const field of Object.values(fields)) await field.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  for (const field of Object.values(fields)) await expect(field).toHaveAccessibleDescription(/^Required/)
  await fields.name.fill('Daw Thandar Hlaing')
  await fields.email.fill(email)
  await fields.phone.fill('09 111 222 333')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your account was saved.')).toBeVisible()
  await expect(own).toContainText('Daw Thandar Hlaing')
  await page.goto('/profile')
  await expect(fields.phone).toHaveValue('09 111 222 333')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible()
  await page.getByRole('link', { name: 'Change Password' }).click()
  await expect(page).toHaveURL('/change_password')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/profile')
})

test('a customer corrects their own organization, and reads its contract dates', {
  tag: ['@1-20', '@2.4-07', '@2.5-27', '@5-27'],
}, async ({ page }) => {
  const email = await otherCustomer(page, 6)
  const { organization, read } = await readAs(page, email)
  const before: { startDate: string; expiredDate: string | null; contracts: unknown[]; companyType: string } =
    await read(`/organizations/${organization._id}`)
  await signIn(page, email)
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Organization' }).click()
  await expect(page).toHaveURL('/organization')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(field('Name')).toHaveValue(organization.name)
  await expect(page.getByText('Only our office can change these dates.')).toBeVisible()
  await expect(page.getByText(before.startDate.slice(0, 4)).first()).toBeVisible()
  await expect(page.getByLabel('Join date')).toHaveCount(0)

  const names = ['Name', 'Info', 'Email', 'Office phone', 'Contact person name', 'Contact person phone', 'Address']
  for (const name of names) await field(name).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  for (const name of names) {
    await expect(field(name)).toHaveAccessibleDescription(/Required/)
  }
  const typed = [
    'Golden Gate Rice Mill',
    'At the back door.',
    'gate@golden.example',
    '01 222 333',
    'Daw Hla',
    '09 444 555 666',
  ]
  for (const [index, text] of [...typed, 'No. 9, Strand Road, Yangon'].entries()) {
    await field(names[index] ?? '').fill(text)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your organization was saved.')).toBeVisible()
  const after = await read(`/organizations/${organization._id}`)
  const { startDate, expiredDate, contracts, companyType } = before
  expect(after).toMatchObject({ name: 'Golden Gate Rice Mill', startDate, expiredDate, contracts, companyType })
})

test('a user of an archived organization is told at sign-in whom to call', async ({ page }) => {
  const api = await apiAs(page, 'super.admin')
  const email = `closed.${crypto.randomUUID()}@demo.example`
  const organizationId = await newOrganization(api, 'Closed Gate Hostel')
  const person = { name: 'Daw Nilar', email, phoneNumber: '09 000 333 444', type: 'USER', organizationId }
  expect((await api('POST', '/users', person)).status).toBe(201)
  await page.goto(await linkMailedTo(email))
  await page.getByLabel('New Password').fill('three dry umbrellas')
  await page.getByLabel('Confirm Password').fill('three dry umbrellas')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page).toHaveURL('/log_in')
  expect((await api('DELETE', `/organizations/${organizationId}`)).status).toBe(200)

  const { phone }: { phone: string } = await (await readAs(page, 'customer')).read('/company')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('three dry umbrellas')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText(phone)
  await expect(page).toHaveURL('/log_in')
})
