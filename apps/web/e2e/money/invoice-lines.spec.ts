import { newCustomerUser } from '../customers/customer-user.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs } from '../service/pickup-data.ts'
import { pick } from '../support/fields.ts'
import { expect, openContext, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('finance bills by lines and sees the tax while typing; the customer reads each line', {
  tag: ['@14.1-06', '@14.1-07', '@14.2-04'],
}, async ({ page, browser }) => {
  test.slow()
  const office = await apiAs(page, 'operation')
  const { organization, email } = await newCustomerUser(page, office, 'Lines Tea House')
  const number = unique('LINES')
  await startSession(page, 'finance')
  await page.goto(`/payment/add_new_invoice/organizations/${organization}`)
  await page.getByRole('textbox', { name: 'Invoice No' }).fill(number)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('November')
  await pick(page, 'Currency', 'MMK')
  await page.getByRole('textbox', { name: 'First day' }).fill('2026/11/01')
  await page.getByRole('textbox', { name: 'Last day' }).fill('2026/11/30')
  await page.getByText('Lines', { exact: true }).click()
  const lines = page.getByRole('group', { name: 'Lines' })
  await lines.getByLabel('Description of line 1').fill('Collections')
  await lines.getByLabel('Quantity of line 1').fill('4')
  await lines.getByLabel('Unit price of line 1').fill('25,000')
  await expect(page.getByText('Commercial tax 5% of 100,000 MMK')).toBeVisible()
  await expect(page.getByText('105,000 MMK', { exact: true })).toBeVisible()

  await lines.getByLabel('Unit price of line 1').press('Enter')
  await expect(lines.getByLabel('Description of line 2')).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Required')
  await expectNothingSerious(page)
  await lines.getByLabel('Description of line 2').fill('Dry waste')
  await lines.getByLabel('Quantity of line 2').fill('33.333')
  await lines.getByLabel('Unit price of line 2').fill('120.5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added invoice!')).toBeVisible()

  await page.getByRole('row', { name: number }).getByRole('link').first().click()
  const billed = page.getByRole('table', { name: 'Lines' })
  await expect(billed.getByRole('row', { name: /Dry waste.*33\.333.*4,017/ })).toBeVisible()
  await expect(page.getByText('Commercial tax 5% of 104,017 MMK')).toBeVisible()
  await expectNothingSerious(page)

  await page.goto(`/payment/commercial_tax?q=${number}`)
  await expect(page.getByRole('row', { name: new RegExp(`${number}.*104,017 MMK.*5%.*5,201 MMK`) })).toBeVisible()
  await expectNothingSerious(page)

  const context = await openContext(browser, { viewport: { width: 360, height: 740 } })
  const customer = await context.newPage()
  await startSession(customer, email)
  await customer.goto('/invoice')
  await customer.getByRole('link', { name: number }).click()
  await expect(customer.getByText('Collections')).toBeVisible()
  await expect(customer.getByLabel('Total').getByText('109,218 MMK')).toBeVisible()
  await expectToFit(customer)
  await context.close()
})

test('a customer who is exempt is billed without tax, by the document that says so', {
  tag: ['@14.2-03'],
}, async ({ page }) => {
  const office = await apiAs(page, 'operation')
  const { organization } = await newCustomerUser(page, office, 'Exempt House')
  await startSession(page, 'finance')
  await page.goto(`/payment/organizations/${organization}`)
  await page.getByRole('button', { name: 'Enter an exemption' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tax exemption' })
  await dialog.getByLabel('Bears no commercial tax').check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByLabel('Document number').fill('CT-EX 7/2026')
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Exempt by CT-EX 7\/2026 from/)).toBeVisible()
  await page.goto(`/payment/add_new_invoice/organizations/${organization}`)
  await pick(page, 'Currency', 'MMK')
  await page.getByText('Lines', { exact: true }).click()
  await page.getByLabel('Unit price of line 1').fill('1000')
  await expect(page.getByText('Exempt from commercial tax: CT-EX 7/2026')).toBeVisible()
})

test('a rate that is to come is added and taken back by finance, and is nothing that customer service may change', {
  tag: ['@14.2-01', '@14.2-05'],
}, async ({ page }) => {
  await startSession(page, 'finance')
  await page.goto('/payment/commercial_tax')
  const rates = page.getByRole('region', { name: 'Rates' })
  await rates.getByRole('button', { name: 'Add a rate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a rate' })
  await dialog.getByLabel('In force from').fill('2020/01/01')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Please choose today or a later day.')).toBeVisible()
  await dialog.getByLabel('In force from').fill('2031/04/01')
  await dialog.getByLabel('Rate in percent').fill('7.5')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rates.getByText('7.5%')).toBeVisible()
  await rates.getByRole('button', { name: /Remove the rate from .*2031/ }).click()
  await expect(rates.getByText('7.5%')).toHaveCount(0)
  await startSession(page, 'customer.service')
  await page.goto('/payment/commercial_tax')
  await expect(rates.getByText('5%')).toBeVisible()
  await expect(rates.getByRole('button', { name: 'Add a rate' })).toHaveCount(0)
})
