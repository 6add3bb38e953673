import { readAs } from './api.ts'
import { expectNothingSerious } from './axe.ts'
import { expectToFit } from './fits.ts'
import { expect, type Page, test } from './journey.ts'
import { signIn, startSession } from './sign-in.ts'

/** An element of each screen that is visible once the screen has loaded. */
const screens: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
  '/': (page) => page.getByRole('region', { name: 'Collected waste by month (kg)' }).locator('svg text').first(),
  '/schedule': (page) => page.locator('[data-day][data-status]').first(),
  '/data_table': (page) => page.getByText(/Total of \d+ pickups/),
}

for (const [path, ready] of Object.entries(screens)) {
  test(`axe finds nothing serious on ${path}, which fits a phone too`, async ({ page }) => {
    test.slow()
    await startSession(page, 'customer')
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(ready(page)).toBeVisible()
      await expectNothingSerious(page)
      await expectToFit(page)
    }
  })
}

test('a customer reads every screen in Burmese', async ({ page }) => {
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
  for (const path of Object.keys(screens)) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'my')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[က-အ]/)
  }
  await page.getByRole('searchbox').first().fill('၁၉၉၉/၀၁')
  await expect(page.getByText('ရှာဖွေမှုနှင့် ကိုက်ညီသည် မရှိပါ')).toBeVisible()
})
