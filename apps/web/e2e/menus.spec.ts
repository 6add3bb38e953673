import { expectNothingSerious } from './axe.ts'
import { expect, test } from './journey.ts'
import { signIn } from './sign-in.ts'

/** With the number of requests that wait, if there are any. */
const requests = /^Requests\d*$/
const treatment = [
  'Consignments',
  'Mass balance',
  'Stock-takes and losses',
  'Waste by GRI 306',
  'Destinations',
  'Treatment profiles',
]
const planning = [
  'Dashboard',
  requests,
  'Organizations',
  'Users',
  'Way schedules',
  'Recurring schedules',
  'Not collected',
  /^Company days\d*$/,
]
const office = [...planning, ...treatment]
const admin = [
  ...planning,
  'Trainings',
  ...treatment,
  'Bin Orders',
  'Available Bins',
  'Payments',
  'Reporting',
  'Learning',
  'Audit log',
  'Mails not sent',
  'Backups',
  'Factor sets',
]
const menus: Array<{ account: string; sidebar: Array<string | RegExp>; topbar: string[] }> = [
  { account: 'super.admin', sidebar: admin, topbar: ['Account', 'Settings', 'Change Password', 'Log Out'] },
  { account: 'admin', sidebar: admin, topbar: ['Account', 'Settings', 'Change Password', 'Log Out'] },
  { account: 'operation.manager', sidebar: office, topbar: ['Account', 'Settings', 'Change Password', 'Log Out'] },
  { account: 'operation', sidebar: office, topbar: ['Account', 'Settings', 'Change Password', 'Log Out'] },
  {
    account: 'finance',
    sidebar: ['Dashboard', 'Organizations', 'Not collected', ...treatment, 'Payments'],
    topbar: ['Account', 'Settings', 'Change Password', 'Log Out'],
  },
  {
    account: 'customer',
    sidebar: [
      'Dashboard',
      'Schedule',
      'Requests',
      'Data Table',
      'Training',
      'Waste Report',
      'Waste by GRI 306',
      'Carbon Report',
      'Invoices',
      'Contact',
      'Terms & conditions',
    ],
    topbar: ['Account', 'Organization', 'Settings', 'Change Password', 'Log Out'],
  },
]

for (const { account, sidebar, topbar } of menus) {
  test(`${account} finds the menus of the role, the beta label and the own name`, async ({ page }) => {
    await signIn(page, account)
    const navigation = page.getByRole('navigation').first()
    const schedule = navigation.getByRole('button', { name: 'Schedule' })
    if (sidebar.includes('Way schedules') && (await schedule.getAttribute('aria-expanded')) === 'false') {
      await schedule.click()
    }
    await expect(navigation.getByRole('link')).toHaveText(sidebar)

    const banner = page.getByRole('banner')
    await expect(banner.getByText('Beta')).toBeVisible()
    const own = banner.getByRole('button').last()
    await expect(own).toHaveText(/\p{L}/u)
    await own.click()
    await expect(page.getByRole('menuitem')).toHaveText(topbar)
  })
}

test('the sidebar is collapsed by its toggle, and is a drawer on a phone', async ({ page }) => {
  await signIn(page, 'operation')
  const users = page.getByRole('navigation').first().getByText('Users')
  await expect(users).toBeVisible()
  await page.getByRole('banner').getByRole('button').first().click()
  await expect(users).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await page.getByRole('banner').getByRole('button').first().click()
  await expect(page.getByRole('link', { name: 'Users' })).toBeVisible()
  await expectNothingSerious(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Account of/ }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectNothingSerious(page)
})
