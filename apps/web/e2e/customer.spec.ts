import { readAs } from './api.ts'
import { expect, test } from './journey.ts'
import { signIn } from './sign-in.ts'

test('a customer reads and searches in Burmese', async ({ page }) => {
  const { read } = await readAs(page, 'admin')
  const users: Array<{ email: string; name: string; isConfirm: boolean }> = await read('/users?type=USER&limit=200')
  // Uses another account than the demonstration customer, because the language is stored with the user.
  const reader = users.find(
    ({ isConfirm, name, email }) => isConfirm && /[က-အ]/.test(name) && !/^customer@/.test(email),
  )
  if (!reader) throw new Error('the demonstration company has no customer with a Burmese name')
  await signIn(page, reader.email)
  await page.getByRole('button', { name: 'မြန်မာ' }).click()
  await expect(page.getByRole('heading', { name: 'ပင်မစာမျက်နှာ' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'သိမ်းဆည်းပြီး အမှိုက်စုစုပေါင်း' })).toContainText(/[၀-၉]/)
  await page.goto('/data_table')
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  await page.getByRole('searchbox').first().fill('၁၉၉၉/၀၁')
  await expect(page.getByText('ရှာဖွေမှုနှင့် ကိုက်ညီသည် မရှိပါ')).toBeVisible()
})
