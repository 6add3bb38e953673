import { newCustomerUser } from '../customers/customer-user.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { readInBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs } from '../service/pickup-data.ts'
import { expect, openContext, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'

test('finance charges by hand and waives with a reason, and the customer sees both', {
  tag: ['@14.6-06', '@14.6-07', '@14.6-08'],
}, async ({ page, browser }) => {
  test.slow()
  const office = await apiAs(page, 'admin')
  const { organization, email } = await newCustomerUser(page, office, 'Charged Guest House')
  await startSession(page, 'finance')
  await page.goto(`/payment/charges/add?organization=${organization}`)
  await page.getByRole('textbox', { name: 'Description' }).fill('Cleaning of the bin room')
  await page.getByRole('textbox', { name: 'Unit price' }).fill('30,000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Required')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked for by phone')
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The charge was added.')).toBeVisible()

  await page.goto(`/payment/charges?organizationId=${organization}`)
  const row = page.getByRole('row', { name: /Cleaning of the bin room/ })
  await expect(row).toContainText('30,000 MMK')
  await row.getByRole('button', { name: 'Waive' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Waive' }).click()
  await expect(dialog).toContainText('Required')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A regret of ours')
  await dialog.getByRole('button', { name: 'Waive' }).click()
  await expect(row).toContainText('Waived')
  await row.getByRole('button', { name: 'Take the waiver back' }).click()
  await expect(row).toContainText('Not billed yet')
  await expectNothingSerious(page)

  const context = await openContext(browser, { viewport: { width: 360, height: 740 } })
  const customer = await context.newPage()
  await startSession(customer, email)
  await customer.goto('/')
  await customer.getByRole('link', { name: 'So far this month: 30,000 MMK, not billed yet' }).click()
  await expect(customer.getByText('Cleaning of the bin room')).toBeVisible()
  await expect(customer.getByRole('button', { name: 'Waive' })).toHaveCount(0)
  await expectToFit(customer)
  await expectNothingSerious(customer)
  await readInBurmese(customer)
  await expectToFit(customer)
  await context.close()
})
