import { inBurmese } from '../looks/burmese.ts'
import { apiAs } from '../service/pickup-data.ts'
import { readAs } from '../support/api.ts'
import { expect, test } from '../support/journey.ts'
import { signIn, signInOnScreen } from '../support/sign-in.ts'

test('a customer reads and searches in Burmese', async ({ page }) => {
  const { read } = await readAs(page, 'admin')
  const users: Array<{ email: string; name: string; isConfirm: boolean }> = await read('/users?type=USER&limit=200')
  // Uses another account than the demonstration customer, because the language is stored with the user.
  const reader = users.find(
    ({ isConfirm, name, email }) => isConfirm && /[က-အ]/.test(name) && !/^customer@/.test(email),
  )
  if (!reader) throw new Error('the demonstration company has no customer with a Burmese name')
  await signInOnScreen(page, reader.email)
  await page.getByRole('button', { name: 'မြန်မာ' }).click()
  await expect(page.getByRole('heading', { name: 'ပင်မစာမျက်နှာ' })).toBeVisible()
  await expect(page.getByRole('region', { name: inBurmese('Total collected waste') })).toContainText(/[၀-၉]/)
  await page.goto('/data_table')
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  await page.getByRole('searchbox').first().fill('၁၉၉၉/၀၁')
  await expect(page.getByText(inBurmese('Nothing matches these filters'))).toBeVisible()
})

test('a customer pays the one open invoice from the dashboard, and asks the office to add a colleague', {
  tag: ['@13.8-01', '@13.8-02', '@13.8-03'],
}, async ({ page }) => {
  const api = await apiAs(page, 'admin')
  const { read } = await readAs(page, 'admin')
  const { organization: own } = await readAs(page, 'customer')
  await signIn(page, 'customer')
  const open: Array<{ _id: string }> = await read(`/payment/organizations/${own._id}?status=PENDING`)
  const pay = page.getByRole('region', { name: 'To pay' }).getByRole('link', { name: 'Pay' })
  await expect(pay).toHaveAttribute('href', open.length === 1 ? `/payment/${open[0]?._id}` : '/invoice?status=PENDING')

  const people: Array<{ name: string; email: string }> = await read(`/users?organizationId=${own._id}`)
  await page.goto('/organization')
  await page.getByRole('tab', { name: 'People with access' }).click()
  await expect(page).toHaveURL('/organization?tab=people')
  const list = page.getByRole('list', { name: 'People with access' })
  await expect(list.getByRole('listitem')).toHaveCount(people.length)
  for (const { name, email } of people) {
    await expect(list.getByRole('listitem').filter({ hasText: email })).toContainText(name)
  }

  const email = `colleague.${crypto.randomUUID()}@demo.example`
  await page.getByRole('button', { name: 'Add a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a colleague' })
  await expect(dialog).toContainText('Our office adds your colleague')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ma Hnin Si')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('09 123 456 789')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('We have your request. Our office answers by email.')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const asked: Array<{ message: string }> = await read(`/contact_messages?q=${encodeURIComponent(email)}`)
  expect(asked.map(({ message }) => message)).toEqual([
    expect.stringContaining(`Please give a colleague of ${own.name} access to the portal.`),
  ])
  expect((await api('GET', `/users?email=${encodeURIComponent(email)}`)).data).toEqual([])
})
