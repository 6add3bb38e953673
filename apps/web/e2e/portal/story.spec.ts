import { fillInOrganization } from '../customers/organization-form.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { now } from '../support/clock.ts'
import { expect, openContext, type Page, test } from '../support/journey.ts'
import { linkMailedTo } from '../support/mailbox.ts'
import { signInOnScreen } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

const looks = [
  { name: 'wide and light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'narrow and dark', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const

for (const { name, colorScheme, viewport } of looks) {
  test.describe(name, () => {
    test.use({ colorScheme, viewport })

    test('from a new customer to the customer seeing the waste that was collected', {
      tag: ['@4-01', '@5-26', '@7.2-02', '@8-10'],
    }, async ({ page, browser }) => {
      const customerName = unique(`Golden Jasmine Hotel, ${name}`)
      const email = `${unique('u.aung')}@${name.replaceAll(' ', '-')}.example`

      await test.step('staff sign in and create the organization and its user', async () => {
        await signInOnScreen(page, 'operation.manager')
        await page.goto('/organizations/add')
        await fillInOrganization(page, customerName)
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText('Successfully added organization!')).toBeVisible()
        await addUser(page, customerName, email)
      })

      await test.step('staff schedule a pickup and record what was weighed', async () => {
        await schedulePickup(page, customerName)
        await completePickup(page)
      })

      const context = await openContext(browser, { colorScheme, viewport })
      const customer = await context.newPage()
      await test.step('the customer chooses a password and signs in', async () => {
        await customer.goto(await linkMailedTo(email))
        await customer.getByLabel('New Password').fill('green morning bottles')
        await customer.getByLabel('Confirm Password').fill('green morning bottles')
        await customer.getByRole('button', { name: 'Change Password' }).click()
        await expect(customer).toHaveURL('/log_in')
        await signInOnScreen(customer, email, 'green morning bottles')
      })

      await test.step('and sees it on the dashboard', async () => {
        await expect(customer.getByText('12.50').first()).toBeVisible()
      })

      await test.step('in the calendar', async () => {
        await customer.goto('/schedule')
        await customer
          .getByRole('button', { name: /Completed/ })
          .first()
          .click()
        const dialog = customer.getByRole('dialog')
        await expect(dialog).toContainText('Office paper')
        await expect(dialog).toContainText('12.5')
      })

      await test.step('and in the data table', async () => {
        await customer.goto('/data_table')
        await customer.locator('summary', { hasText: '12.50' }).first().click()
        await expect(customer.getByText('Office paper').first()).toBeVisible()
        await expectNothingSerious(customer)
      })
      await context.close()
    })
  })
}

async function addUser(page: Page, organization: string, email: string): Promise<void> {
  await page.goto('/users/add')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('U Aung Min')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('09 000 765 432')
  await page.getByRole('combobox', { name: 'User type', exact: true }).click()
  await page.getByRole('option', { name: 'Customer', exact: true }).click()
  await choose(page, 'Organization', organization)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added user!')).toBeVisible()
}

async function schedulePickup(page: Page, organization: string): Promise<void> {
  await page.goto('/schedule/waste-collection/add')
  await choose(page, 'Organization', organization)
  await page.getByLabel('Pick-up date, day').fill(today().replaceAll('-', '/'))
  await page.getByLabel('Pick-up date, day').press('Tab')
  await choose(page, 'Pick-up date, time', '00:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Save it like this' }).click()
  await expect(page.getByText('Successfully added schedule!')).toBeVisible()
  await page.goto(`/schedule/waste-collection?q=${encodeURIComponent(organization)}`)
  await page.getByRole('link', { name: organization }).first().click()
}

async function completePickup(page: Page): Promise<void> {
  await expect(page.getByLabel('Route no.')).toBeVisible()
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByLabel('Product name of item 1').fill('Office paper')
  await choose(page, 'Waste type of item 1', 'Paper')
  await page.getByLabel('Quantity of item 1').fill('12.5')
  await page.getByRole('button', { name: 'Complete pickup' }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.getByRole('option', { name: option }).click()
}

/** Returns the company's current day, whatever the browser's time zone. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Yangon' }).format(now())
}
