import { newCustomerUser } from '../customers/customer-user.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { inBurmese, readInBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs } from '../service/pickup-data.ts'
import { choose } from '../support/fields.ts'
import { expect, openContext, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('finance makes a price list and gives it to a customer with a price of its own; the customer sees what it pays', {
  tag: ['@14.4-11', '@14.5-08'],
}, async ({ page, browser }) => {
  test.slow()
  const office = await apiAs(page, 'admin')
  const { organization, email } = await newCustomerUser(page, office, 'Priced Tea House')
  const name = unique('Tea houses')
  await startSession(page, 'finance')
  await page.goto('/payment/price_lists')
  await page.getByRole('link', { name: 'Add price list' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  const pickups = page.getByRole('group', { name: 'Pickups' })
  await pickups.getByRole('button', { name: 'Add a price' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Required')
  await page.getByRole('textbox', { name: 'Price of price 1' }).fill('6,000')
  const weights = page.getByRole('group', { name: 'By weight' })
  await weights.getByRole('button', { name: 'Add a price' }).click()
  await page.getByRole('textbox', { name: 'Price of price 2' }).fill('500')
  await expect(page.getByText('500 per viss · 306.18 per kg')).toBeVisible()
  await weights.getByRole('checkbox', { name: 'Paid to the customer of price 2' }).check()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The price list was added.')).toBeVisible()

  await page.goto(`/organizations/profile?id=${organization}&tab=money`)
  await page.getByRole('link', { name: 'Change prices' }).click()
  await page.getByRole('button', { name: 'Add agreed prices' }).click()
  await choose(page, 'Price list', name, `${name} · MMK`)
  await page.getByText('Prices of its own: 0').click()
  await page.getByRole('group', { name: 'Pickups' }).getByRole('button', { name: 'Add a price' }).click()
  await page.getByRole('textbox', { name: 'Price of price 1' }).fill('5500')
  await page.getByRole('textbox', { name: 'Purchase order', exact: true }).fill('PO-2026-11')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The prices were saved.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Agreed prices' }).getByRole('row', { name })).toBeVisible()
  await page.getByText('What is charged today').click()
  await expect(page.getByRole('row', { name: /^Pickup 5,500/ })).toBeVisible()
  await expectNothingSerious(page)

  const context = await openContext(browser, { viewport: { width: 360, height: 740 } })
  const customer = await context.newPage()
  await startSession(customer, email)
  await customer.goto('/invoice')
  const own = customer.getByRole('table', { name: 'Prices' })
  await expect(own.getByRole('row', { name: /Pickup.*5,500/ })).toBeVisible()
  await expect(own.getByRole('row', { name: /500 per viss · 306\.18 per kg Paid to you/ })).toBeVisible()
  await expect(customer.getByText('PO-2026-11')).toBeVisible()
  await expectToFit(customer)
  await expectNothingSerious(customer)
  await readInBurmese(customer)
  await customer.goto('/invoice')
  await expect(customer.getByRole('heading', { name: inBurmese('Your prices') })).toBeVisible()
  await expectToFit(customer)
  await context.close()
})
