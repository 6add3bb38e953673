import { logo } from '../customers/organization-form.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { chooseAction } from '../support/fields.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { signIn, startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function addBin(page: Page, name: string, stock: string): Promise<void> {
  await page.goto('/bin/add')
  await field(page, 'Bin Type').fill(name)
  await field(page, 'Bin Size').fill('90 L')
  await field(page, 'Stock').fill(stock)
  await field(page, 'Price').fill('25.50')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added bin!')).toBeVisible()
  await expect(page).toHaveURL('/bin/available-bins')
}

async function startOrder(page: Page, bin: string, quantity: string): Promise<void> {
  await page.goto('/bin/orders/add')
  await page.getByRole('combobox', { name: 'Organization', exact: true }).fill('royal heron')
  await page.getByRole('option', { name: /Royal Heron/ }).click()
  await page.getByRole('combobox', { name: 'Bin Type', exact: true }).fill(bin)
  await page.getByRole('option', { name: bin }).click()
  await field(page, 'Quantity').fill(quantity)
}

// 9-29: no picture is shown once it is removed; the drawing was looked at.
// 2.7-04: the field of a filter.
test('a bin is added with its image, filtered by number, changed and deleted', {
  tag: [
    '@1-05',
    '@2.2-06',
    '@2.2-07',
    '@2.2-08',
    '@2.7-04',
    '@2.7-08',
    '@2.7-09',
    '@2.7-10',
    '@2.7-11',
    '@2.7-12',
    '@5-46',
    '@7.4-07',
    '@9-29',
  ],
}, async ({ page }) => {
  await startSession(page, 'admin')
  await page.goto('/bin/available-bins')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Bin Type',
    'Recycle Bin Size',
    'Available Stock',
    'Price per unit (USD)',
    'Bin Image',
    'Actions',
  ])
  await page.getByRole('link', { name: 'Add Bin' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Bin Type: Required',
    'Bin Size: Required',
    'Stock: Required',
    'Price: Required',
  ])
  const name = unique('Coffee grounds')
  await field(page, 'Bin Type').fill(name)
  await field(page, 'Bin Size').fill('30 L')
  await field(page, 'Stock').fill('many')
  await field(page, 'Price').fill('1.005')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Stock')).toHaveAccessibleDescription(/Stock must be an integer\./)
  await expect(field(page, 'Price')).toHaveAccessibleDescription(/At most 2 decimals/)
  await field(page, 'Stock').fill('၇၇၇')
  await field(page, 'Price').fill('12.5')
  await page.getByLabel('Bin Image').setInputFiles(logo)
  await expect(page.getByAltText('Preview')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added bin!')).toBeVisible()

  await page.getByRole('search').getByRole('button', { name: 'Available Stock' }).click()
  await field(page, 'At least').fill('77x0')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/bin/available-bins?stockFrom=77')
  await page.goto('/bin/available-bins?stockFrom=770')
  await expect(page.getByRole('search')).toContainText('at least 770')
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('777')
  await expect(row).toContainText('12.50')
  await expect(row.locator('img')).toHaveAttribute('src', /\/api\/files\//)

  await row.getByRole('link', { name: 'Edit' }).click()
  await expect(field(page, 'Bin Type')).toHaveValue(name)
  await field(page, 'Price').fill('13')
  await page.getByRole('button', { name: 'Remove image' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The bin was saved.')).toBeVisible()
  await expect(row).toContainText('13.00')
  await expect(row.locator('img')).toHaveCount(0)

  await chooseAction(page, row, 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete this bin?' })
  await expect(question).toBeVisible()
  await expectNothingSerious(page)
  await expect(question).toContainText(`${name}, 30 L`)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name}, 30 L was deleted.`)).toBeVisible()
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
})

test('an order reduces the stock, shows the remainder, is changed, and goes through its statuses', {
  tag: [
    '@1-06',
    '@2.2-02',
    '@2.2-03',
    '@2.2-04',
    '@2.2-05',
    '@2.7-01',
    '@2.7-02',
    '@2.7-03',
    '@2.7-05',
    '@2.7-06',
    '@2.7-07',
    '@4-15',
    '@5-10',
    '@5-11',
  ],
}, async ({ page }) => {
  await startSession(page, 'admin')
  const bin = unique('Corks')
  await addBin(page, bin, '5')
  await page.goto('/bin')
  await expect(page).toHaveURL('/bin/orders')
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    '#',
    'Organization Name',
    'Bin Type',
    'Bin Size',
    'Bin Photo',
    'Quantity',
    'Total (USD)',
    'Order Status',
    'Order Date',
    'Actions',
  ])
  await page.getByRole('link', { name: 'Add Bin Order' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Organization: Required',
    'Bin Type: Required',
    'Quantity: Required',
  ])
  await startOrder(page, bin, '1.5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Quantity')).toHaveAccessibleDescription(/Quantity must be an integer\./)
  await field(page, 'Quantity').fill('6')
  await expect(page.getByText('5 left, 25.50 USD each, 153.00 USD in total')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Quantity')).toHaveAccessibleDescription(/Only 5 of this bin are left\./)
  await field(page, 'Quantity').fill('4')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added bin order!')).toBeVisible()

  await page.goto(`/bin/orders?bin=${bin}`)
  const row = page.getByRole('row', { name: /Royal Heron Hotel/ })
  await expect(row).toContainText('102.00')
  await expect(row).toContainText('Requested')
  await row.getByRole('link').first().click()
  await expect(page.getByRole('combobox', { name: 'Bin Type', exact: true })).toHaveValue(`${bin}, 90 L`)
  await field(page, 'Quantity').fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The bin order was saved.')).toBeVisible()
  await expect(row).toContainText('76.50')

  await row.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Confirm' }).click()
  await expect(row).toContainText('Confirmed')
  await row.getByRole('link').first().click()
  await expect(page.getByText('Accepted by')).toBeVisible()
  await expect(field(page, 'Quantity')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await page.goto(`/bin/available-bins?name=${bin}`)
  await expect(page.getByRole('row', { name: bin }).getByRole('cell').nth(2)).toHaveText('2')
})

test('a cancelled or deleted order returns its bins to the stock, after a confirmation', {
  tag: ['@1-06', '@2.7-03', '@5-46'],
}, async ({ page }) => {
  await startSession(page, 'super.admin')
  const bin = unique('Bulbs')
  await addBin(page, bin, '9')
  for (const quantity of ['4', '3']) {
    await startOrder(page, bin, quantity)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL('/bin/orders')
  }
  await page.goto(`/bin/orders?bin=${bin}&sort=quantity`)
  const actions = page.getByRole('row').getByRole('button', { name: 'Actions' })
  await actions.first().click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Royal Heron Hotel, 3 × ${bin}, 90 L`)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Cancelled')
  await actions.last().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this bin order?' })
  await expect(question).toContainText('its bins go back into stock')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goto(`/bin/available-bins?name=${bin}`)
  await expect(page.getByRole('row', { name: bin }).getByRole('cell').nth(2)).toHaveText('9')
})

test('only admins have the bins', async ({ page }) => {
  await signIn(page, 'operation.manager')
  await openTab(page, 'Customers', 'Users')
  await expect(page.getByRole('link', { name: 'Bin Orders' })).toHaveCount(0)
  await page.goto('/bin/orders')
  await expect(page.getByText('You have no access to that page.').first()).toBeVisible()
})
