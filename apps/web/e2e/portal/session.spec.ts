import { newStaffUser } from '../customers/customer-user.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { apiAs } from '../service/pickup-data.ts'
import { expect, test } from '../support/journey.ts'
import { mailTo } from '../support/mailbox.ts'
import { demoPassword, signInOnScreen, signOut, startSession } from '../support/sign-in.ts'

// 2.1-01: the title; the tagline is in log-in.tsx.
test('a wrong password is reported, and the input stays', {
  tag: ['@2.1-01', '@2.1-02', '@2.1-05', '@7.11-05', '@8-01'],
}, async ({ page }) => {
  await page.goto('/log_in')
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.getByLabel('Email').fill('nobody@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password')
  await expect(page.getByLabel('Email')).toHaveValue('nobody@demo.example')
  await expectNothingSerious(page)
})

test('what is typed and clicked before the code of the sign-in has come is kept, and Enter sends it nowhere', async ({
  page,
}) => {
  const coming = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await coming.promise
    await route.continue()
  })
  // Once the page is there with the script that keeps a click, and without the code that answers it.
  await page.goto('/log_in', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email').fill('operation@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/log_in')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/log_in')
  coming.resolve()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
})

test('the password can be shown and hidden', { tag: ['@2.1-03', '@4-28'] }, async ({ page }) => {
  await page.goto('/log_in')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('secret')
  await page.getByRole('button', { name: 'Show or hide the password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Show or hide the password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('any unknown path redirects to /log_in, and back to the page after signing in', {
  tag: ['@1-29', '@2.1-18', '@2.3-06'],
}, async ({ page }) => {
  for (const path of ['/nowhere/at/all', '/backup.sql', '/.env']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page).toHaveURL(/\/log_in/)
    await expect(page.getByText('There is no page at this address.')).toBeVisible()
  }
  expect((await page.goto('/change_password'))?.status()).toBe(200)
  await expect(page).toHaveURL(/\/log_in/)
  await page.getByLabel('Email').fill('finance@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/change_password/)
})

test('the address of the portal leads strangers to what the company does, and those who have signed in here to sign-in', {
  tag: ['@1-29'],
}, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/landing')
  await page.evaluate(() => localStorage.setItem('thant.signed-in-before', 'yes'))
  await page.goto('/')
  await expect(page).toHaveURL('/log_in')
  await page.evaluate(() => localStorage.removeItem('thant.signed-in-before'))
  await page.goto('/users')
  await expect(page).toHaveURL(/\/log_in/)
  await expect(page.getByText('There is no page at this address.')).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('thant.signed-in', 'yes'))
  await page.goto('/')
  await expect(page).toHaveURL('/log_in')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
})

test('who is signed in reads at an unknown address that it has no page, beside the menu and the search', {
  tag: ['@2.1-18'],
}, async ({ page }) => {
  await startSession(page, 'customer')
  expect((await page.goto('/nowhere/at/all'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveURL('/nowhere/at/all')
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'To the start page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test("another area's path redirects to the start page, with a notice", { tag: ['@2.4-19', '@6-09'] }, async ({
  page,
}) => {
  await startSession(page, 'customer')
  await page.goto('/organizations')
  await expect(page.getByText('You have no access to that page.')).toBeVisible()
  await expect(page).toHaveURL('/')
})

// 5-04: the first field; the second is in new-password-form.tsx.
// 2.1-08: without `Submitting...`, which is in new-password-form.tsx.
test('a forgotten password is reset by a link that works once', {
  tag: [
    '@1-29',
    '@2.1-04',
    '@2.1-06',
    '@2.1-07',
    '@2.1-08',
    '@4-05',
    '@5-04',
    '@5-05',
    '@8-03',
    '@8-04',
    '@8-09',
    '@8-10',
    '@R-sec-10',
  ],
}, async ({ page }) => {
  const email = await newStaffUser(page, await apiAs(page, 'admin'), 'CUSTOMER SERVICE')
  await page.goto('/log_in')
  await expect(page.getByRole('link', { name: 'Thant, to the start page' })).toHaveAttribute('href', '/landing')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Required')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Required')
  await page.getByLabel('Email').fill('somebody@demo.example')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('somebody@demo.example')
  await page.getByRole('textbox', { name: 'Email' }).clear()
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Email is required').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('unknown@demo.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Email not found').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('We have sent you an email! Check it out!')).toBeVisible()
  await expect(page).toHaveURL(/\/log_in/)

  const link = /\/password_reset\/[\w-]+/.exec(await mailTo(email, 'Reset your password at'))?.[0] ?? ''
  await page.goto(link)
  await expect(page).not.toHaveURL(new RegExp(link))
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(/^Required/)
  await page.getByLabel('New Password').fill('seven blue buckets')
  await page.getByLabel('Confirm Password').fill('seven blue bucket')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(/^Passwords do not match!/)
  await page.getByLabel('Confirm Password').fill('seven blue buckets')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password reset finished!')).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('This link was used already or has expired.')
  await signInOnScreen(page, email, 'seven blue buckets')
  await page.goto('/users/profile')
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('09 555 000 111')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your account was saved.')).toBeVisible()
})

// 2.4-06: as a driver; the screen is one for all.
test('users change their own password with the texts of the specification', {
  tag: ['@2.2-27', '@2.4-06', '@2.11-13', '@5-34', '@5-35', '@8-20'],
}, async ({ page }) => {
  await startSession(page, 'driver')
  await page.goto('/change_password')
  const fields = page.locator('input[type=password]')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Please fill passwords')).toBeVisible()
  await fields.nth(0).fill('wrong')
  await fields.nth(1).fill('four wet umbrellas')
  await fields.nth(2).fill('four wet umbrella')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Passwords do not match !')).toBeVisible()
  await fields.nth(2).fill('four wet umbrellas')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Unauthorized to change password.')).toBeVisible()
})

test('theme and language are switched in the topbar and remembered', { tag: ['@1-38', '@4-26'] }, async ({ page }) => {
  await signInOnScreen(page, 'customer')
  await page.getByRole('button', { name: /dark/i }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

// 2.5-25: Log Out; Change Password is in navigation.ts.
test('logging out ends the session', { tag: ['@2.5-25', '@4-02'] }, async ({ page }) => {
  const startPage = async () => (await page.request.get('/')).text()
  await signInOnScreen(page, 'operation')
  expect(await startPage(), 'the code of the area is named in the first bytes').toContain('/assets/signed-in-app-')
  await signOut(page)
  expect(await startPage()).not.toContain('/assets/signed-in-app-')
  await page.goto('/users')
  await expect(page).toHaveURL(/\/log_in/)
})

const pagesOf: Record<string, string[]> = {
  nobody: ['/', '/contact', '/payment', '/payment/battery', '/thankyou', '/terms', '/log_in'],
  'super.admin': ['/', '/organizations', '/organizations/add', '/users', '/schedule/waste-collection', '/settings'],
  customer: ['/', '/schedule', '/data_table', '/reporting', '/training', '/invoice', '/profile'],
  driver: ['/', '/settings'],
}
for (const [account, addresses] of Object.entries(pagesOf)) {
  test(`no page of ${account} breaks the content security policy or asks another host`, {
    tag: ['@R-sec-32c'],
  }, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy/i.test(message.text())) problems.push(message.text())
    })
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      const isTile = hostname.includes('tile')
      if (protocol.startsWith('http') && hostname !== '127.0.0.1' && !isTile) problems.push(request.url())
    })
    if (account !== 'nobody') await startSession(page, account)
    for (const address of addresses) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
    }
    expect(problems).toEqual([])
  })
}
