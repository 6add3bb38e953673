import type { Role } from '@thant/contracts/roles'
import { expectNothingSerious } from '../looks/axe.ts'
import { linksOf } from '../looks/sidebars.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

const own = ['Account', 'Settings', 'Change Password', 'Log Out']
const menus: Array<{ account: string; role: Role; topbar: string[] }> = [
  { account: 'super.admin', role: 'SUPER ADMIN', topbar: own },
  { account: 'admin', role: 'ADMIN', topbar: own },
  { account: 'operation.manager', role: 'OPERATION MANAGER', topbar: own },
  { account: 'operation', role: 'OPERATION', topbar: own },
  { account: 'finance', role: 'FINANCE OFFICE', topbar: own },
  { account: 'customer', role: 'USER', topbar: ['Account', 'Organization', 'Settings', 'Change Password', 'Log Out'] },
]

for (const { account, role, topbar } of menus) {
  test(`${account} finds the menus of the role, the beta label and the own name`, {
    tag: [
      '@1-39',
      '@2.3-03',
      '@2.5-01',
      '@2.5-02',
      '@2.5-03',
      '@2.5-05',
      '@2.5-06',
      '@2.5-07',
      '@2.5-09',
      '@2.5-11',
      '@2.5-12',
      '@2.5-13',
      '@2.5-15',
      '@2.5-16',
      '@2.5-17',
      '@2.5-18',
      '@2.5-19',
      '@2.5-20',
      '@2.5-21',
      '@2.5-22',
      '@2.5-26',
      '@2.5-27',
      '@2.5-28',
    ],
  }, async ({ page }) => {
    await signIn(page, account)
    const navigation = page.getByRole('navigation').first()
    await expect(navigation.getByRole('link')).toHaveText(linksOf(role))

    const banner = page.getByRole('banner')
    await expect(banner.getByText('Beta')).toBeVisible()
    const menu = banner.getByRole('button').last()
    await expect(menu).toHaveText(/\p{L}/u)
    await menu.click()
    await expect(page.getByRole('menuitem')).toHaveText(topbar)
  })
}

test('the sidebar is collapsed by its toggle, and is a drawer on a phone', {
  tag: ['@2.5-23', '@2.5-24', '@4-27', '@13.2-04'],
}, async ({ page }) => {
  await signIn(page, 'operation')
  const sidebar = page.getByRole('complementary')
  await expect(sidebar).toHaveCSS('width', '240px')
  await page.getByRole('banner').getByRole('button').first().click()
  await expect(sidebar).toHaveCSS('width', '68px')
  await expect(sidebar.getByRole('link', { name: 'Inbox' })).toContainText(/\d/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await page.getByRole('banner').getByRole('button').first().click()
  await expect(page.getByRole('link', { name: 'Planning' })).toBeVisible()
  await expectNothingSerious(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Account of/ }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectNothingSerious(page)
})
