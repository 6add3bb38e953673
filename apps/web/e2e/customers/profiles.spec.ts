import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { readAs, weight } from '../support/api.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'

type User = { _id: string; name: string; email: string; phoneNumber: string }
type Organization = { _id: string; name: string; contactPersonName: string; address: string }

test('a row of the organizations opens its profile: contract, next pickup and weight first', {
  tag: ['@2.2-18', '@2.10-17'],
}, async ({ page }) => {
  const { organization: own } = await readAs(page, 'customer')
  const { read } = await readAs(page, 'operation')
  const organization: Organization = await read(`/organizations/${own._id}`)
  const wastes: Array<{ quantity: number }> = await read(`/wastes/organizations/${own._id}`)
  await startSession(page, 'operation')
  await page.goto(`/organizations?name=${encodeURIComponent(own.name)}`)
  await page.getByRole('row', { name: own.name }).getByRole('cell').nth(1).click()
  await expect(page).toHaveURL(`/organizations/profile?id=${own._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.name)
  await expect(page.getByRole('region', { name: /^Contract (expires|expired)$/ })).toContainText(/20\d\d/)
  await expect(page.getByRole('region', { name: 'Next pickup' })).toContainText(/in |today|tomorrow|None planned/)
  const total = wastes.reduce((sum, { quantity }) => sum + quantity, 0)
  await expect(page.getByRole('region', { name: 'Total collected waste' })).toContainText(weight(total))
  await expect(page.getByRole('region', { name: 'Contact', exact: true })).toContainText(organization.contactPersonName)
  await expect(page.getByRole('region', { name: 'Place' })).toContainText(organization.address)
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'Activity',
    'Pickups',
    'Requests',
    'Collected waste',
    'Sites',
    'Bins',
    'People',
  ])

  await page.getByRole('tab', { name: 'Collected waste' }).click()
  await expect(page).toHaveURL(`/organizations/profile?id=${own._id}&tab=waste`)
  await expect(page.getByRole('region', { name: 'Collected waste by month (kg)' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`/organizations/profile?id=${own._id}&tab=waste`)
})

test('pickups, requests, invoices and people of a customer stand on its page, and what is added is for it', {
  tag: ['@13.7-07', '@13.7-08'],
}, async ({ page }) => {
  const api = await apiAs(page, 'admin')
  const id = await newOrganization(api, `Kandawgyi Tea House ${crypto.randomUUID().slice(0, 8)}`)
  const other = await newOrganization(api, 'Somebody else on the same day')
  const pickup = await newPickup(api, id)
  await newPickup(api, other)
  await startSession(page, 'admin')
  await page.goto(`/organizations/profile?id=${id}`)
  await page.getByRole('tab', { name: 'Pickups' }).click()
  await expect(page).toHaveURL(`/organizations/profile?id=${id}&tab=pickups`)
  const pickups = page.getByRole('table', { name: 'Pickups' })
  await expect(pickups.getByRole('columnheader', { name: 'Organization' })).toHaveCount(0)
  await expect(pickups.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'From today' }).click()
  await expect(page).toHaveURL(`/organizations/profile?id=${id}&tab=pickups&when=all`)
  await page.reload()
  await expect(pickups.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Organization/ })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Requests' }).click()
  await expect(page).toHaveURL(`/organizations/profile?id=${id}&tab=requests`)
  await expect(page.getByText('No requests yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Money' }).click()
  await expect(page.getByText('No invoices yet')).toBeVisible()

  await page.getByRole('tab', { name: 'People' }).click()
  await expect(page.getByText('No users yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add User' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ma Thet Thet Htar')
  await page.getByRole('textbox', { name: 'Email' }).fill(`thet.${id}@demo.example`)
  await page.getByRole('textbox', { name: 'Phone' }).fill('09 123 456 789')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(`/organizations/profile?id=${id}&tab=people`)
  await expect(page.getByRole('row', { name: 'Ma Thet Thet Htar' })).toContainText('Invited')

  await page.goto(`/organizations/profile?id=${id}&tab=pickups`)
  await pickups.getByRole('row').nth(1).getByRole('cell').nth(3).click()
  await expect(page).toHaveURL(`/schedule/waste-collection/${pickup}`)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Pickups', selected: true })).toBeVisible()
})

test('finance sees the profile without Edit, admins see its history, and a missing one is reported', async ({
  page,
}) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Watched since its first day')
  await api('PATCH', `/organizations/${organizationId}`, { info: 'Ask for Daw Hla at the gate.' })
  await api('POST', `/organizations/${organizationId}/calendar`)
  await startSession(page, 'finance')
  await page.goto(`/organizations/profile?id=${organizationId}`)
  await expect(page.getByRole('region', { name: 'Place' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await page.goto('/organizations/profile?id=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('It may have been deleted, or its address is not complete.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('about:blank')
  await startSession(page, 'admin')
  await page.goto(`/organizations/profile?id=${organizationId}`)
  await page.getByRole('tab', { name: 'History' }).click()
  const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('Created a calendar address')
  await expect(entries.first().getByRole('table')).toHaveCount(0)
  await expect(entries.nth(1).getByRole('insertion')).toHaveText('Ask for Daw Hla at the gate.')
  await expect(entries.last()).toContainText('Created')
})

test('a row of the users table opens the profile, and its action opens the form', { tag: ['@2.2-23'] }, async ({
  page,
}) => {
  const { read } = await readAs(page, 'admin')
  const [driver]: User[] = await read('/users?email=driver%40demo.example')
  if (!driver) throw new Error('the demonstration company has no driver')
  await startSession(page, 'admin')
  await page.goto('/users?email=driver%40demo.example')
  const row = page.getByRole('row', { name: driver.name })
  await row.getByRole('link', { name: driver.name }).click()
  await expect(page).toHaveURL(`/users/profile?id=${driver._id}`)
  const profile = page.getByRole('region', { name: 'Profile' })
  for (const text of [driver.name, 'Driver', driver.email, driver.phoneNumber])
    await expect(profile).toContainText(text)
  await expect(page.getByRole('link', { name: 'Change Password' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('tabpanel')).toContainText(/Signed in|Nothing has been recorded yet/)
  await page.goBack()
  await page.goto('/users?email=driver%40demo.example')
  await row.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(`/users/edit/${driver._id}`)
})

for (const account of ['finance', 'operation', 'admin']) {
  test(`${account} finds the own profile from the settings, with Change Password`, {
    tag: ['@2.3-03', '@2.10-17', '@2.11-10'],
  }, async ({ page }) => {
    const { read } = await readAs(page, account)
    const me: User = await read('/me')
    await startSession(page, account)
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Your profile' }).click()
    await expect(page).toHaveURL('/users/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(me.name)
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(me.email)
    await page.getByRole('link', { name: 'Change Password' }).click()
    await expect(page).toHaveURL('/change_password')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/users/profile')
  })
}

test('settings hold theme, language and time format, and for admins the company', {
  tag: ['@2.2-26', '@2.3-08'],
}, async ({ page }) => {
  await startSession(page, 'finance')
  await page.goto('/settings')
  for (const name of ['Theme', 'Language', 'Time format']) {
    await expect(page.getByRole('radiogroup', { name })).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
  await page.goto('/organizations/profile')
  await expect(page.getByRole('region', { name: 'Company' })).toContainText('Description')
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)

  await page.context().clearCookies()
  await page.goto('about:blank')
  await startSession(page, 'admin')
  await page.goto('/organizations/profile')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('textbox', { name: 'Website' })).toBeVisible()
})
