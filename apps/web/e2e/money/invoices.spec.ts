import { readFile } from 'node:fs/promises'
import { expectNothingSerious } from '../looks/axe.ts'
import { chooseAction, pick } from '../support/fields.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { signIn, startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { moneyApi, newCustomer } from './invoice-data.ts'

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('table', { name: 'Invoices' }).getByRole('row', { name })
const paymentsOf = (organizationId: string) => `/payment/organizations/${organizationId}`

const pdf = {
  name: 'signed-invoice.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

test('finance creates an invoice with its file, only once despite repeated clicks', {
  tag: [
    '@1-07',
    '@2.2-29',
    '@2.2-30',
    '@2.3-07',
    '@2.10-05',
    '@2.12-01',
    '@2.12-04',
    '@2.12-05',
    '@2.12-06',
    '@5-39',
    '@5-40',
    '@5-41',
    '@6-07',
    '@7.9-08',
  ],
}, async ({ page }) => {
  const customer = unique('Invoiced Tea House')
  const number = unique('TEA')
  const organizationId = await newCustomer(page, customer)
  const { read } = await moneyApi(page)
  await startSession(page, 'finance')
  await page.goto(`/organizations?name=${customer}`)
  await page.getByRole('row', { name: customer }).getByRole('link', { name: 'Payment' }).click()
  await expect(page).toHaveURL(paymentsOf(organizationId))
  await expect(page.getByText('No invoices yet')).toBeVisible()
  await page.getByRole('banner').or(page.locator('header')).getByRole('link', { name: 'New invoice' }).click()
  await expect(textbox(page, 'Invoice No')).toHaveValue(/^INV-\d{4}-\d{4,}$/)
  await expect(page.getByRole('combobox', { name: 'Organization', exact: true })).toHaveValue(customer)
  await expect(page.getByRole('combobox', { name: 'Company type', exact: true })).toHaveValue('Hotel')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Description: Required',
    'Currency: Required',
    'Amount: Required',
    'First day: Required',
    'Last day: Required',
  ])
  await expect(textbox(page, 'Payment Due Date')).toHaveValue(/^\d{4}\/\d\d\/\d\d$/)
  await textbox(page, 'Invoice No').fill(number)
  await textbox(page, 'Description').fill('နိုဝင်ဘာလ အမှိုက်သိမ်းခ')
  await textbox(page, 'Amount').fill('1.005')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Amount: At most 2 decimals')
  await textbox(page, 'Amount').fill('250,000.50')
  await pick(page, 'Currency', 'MMK')
  await textbox(page, 'Payment Due Date').fill('2028/01/15')
  await textbox(page, 'First day').fill('2028/01/01')
  await textbox(page, 'Last day').fill('2027/12/31')
  await textbox(page, 'Last day').press('Tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Last day: Ends before it starts')
  await textbox(page, 'Last day').fill('2028/01/31')
  await textbox(page, 'Last day').press('Tab')
  await page
    .getByLabel('Invoice file')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(page.getByText('Only PDF, JPEG, PNG and WebP files are accepted.')).toBeVisible()
  await page.getByLabel('Invoice file').setInputFiles(pdf)
  await expect(page.getByText('signed-invoice.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()

  await expect(page.getByText('Successfully added invoice!')).toBeVisible()
  await expect(page).toHaveURL(paymentsOf(organizationId))
  await expect(row(page, number)).toContainText('250,000.50 MMK')
  const invoices = await read<Array<{ amount: number; file: string | null }>>(
    `/payment/organizations/${organizationId}`,
  )
  expect(invoices).toHaveLength(1)
  expect(invoices[0]).toMatchObject({ amount: 250_000.5, currency: 'MMK', paymentStatus: 'PENDING' })

  await row(page, number).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  const file = page.getByRole('link', { name: 'Open the file' })
  const address = await file.getAttribute('href')
  expect(address).toMatch(/expires=\d+&signature=/)
  const served = await page.request.get(address ?? '')
  expect(served.headers()['content-type']).toBe('application/pdf')
  expect((await page.request.get((address ?? '').split('?')[0] ?? '')).status()).toBe(404)
})

test('a duplicate number is reported at its field, and the next one is a click away', {
  tag: ['@2.12-12', '@5-41'],
}, async ({ page }) => {
  const organizationId = await newCustomer(page, 'Second Number Bakery')
  const { make, read } = await moneyApi(page)
  const taken = await make({ organization: organizationId })
  await startSession(page, 'admin')
  await page.goto(`/payment/add_new_invoice/organizations/${organizationId}`)
  await textbox(page, 'Description').fill('Collection of organic waste')
  await textbox(page, 'Amount').fill('80')
  await textbox(page, 'Payment Due Date').fill('2028/02/15')
  await textbox(page, 'First day').fill('2028/02/01')
  await textbox(page, 'Last day').fill('2028/02/29')
  await textbox(page, 'Last day').press('Tab')
  await textbox(page, 'Invoice No').fill(taken.invoiceNo)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(/Invoice No: This invoice number is taken\. The next one is INV-/)
  await expect(textbox(page, 'Description')).toHaveValue('Collection of organic waste')
  const { invoiceNo } = await read<{ invoiceNo: string }>('/payment/next_invoice_no')
  await page.getByRole('button', { name: /^Use INV-/ }).click()
  await expect(textbox(page, 'Invoice No')).toHaveValue(invoiceNo)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added invoice!')).toBeVisible()
  await expect(row(page, invoiceNo)).toContainText('80.00 USD')
})

test('an invoice only allows its next steps, each after a confirmation, and the second of two users is told', {
  tag: ['@4-13', '@4-14'],
}, async ({ page }) => {
  const organizationId = await newCustomer(page, 'Steps Trading')
  const numbers = [unique('STEPS'), unique('STEPS')] as const
  const { make, invoice, api } = await moneyApi(page)
  const first = await make({ organization: organizationId, invoiceNo: numbers[0] })
  const second = await make({ organization: organizationId, invoiceNo: numbers[1] })
  await startSession(page, 'admin')
  await page.goto(paymentsOf(organizationId))
  const one = row(page, numbers[0])
  const actionsOf = () => one.getByRole('cell').last().getByRole('button')
  const namesOf = () => actionsOf().evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
  await expect(one).toContainText('Unpaid')
  await expect.poll(namesOf).toEqual(['Record payment', 'Download invoice', 'Actions'])
  await chooseAction(page, one, 'Reject')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${numbers[0]}, Steps Trading, 120.50 USD`)
  await expectNothingSerious(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect((await invoice(first._id)).paymentStatus).toBe('PENDING')

  for (const [step, status, next] of [
    ['Reject', 'Rejected', ['Open again', 'Download invoice']],
    ['Open again', 'Unpaid', ['Record payment', 'Download invoice', 'Actions']],
    ['Record payment', 'Paid', ['Mark as in the bank', 'Download receipt']],
    ['Mark as in the bank', 'In the bank', ['Download receipt']],
  ] as const) {
    if (step === 'Reject') await chooseAction(page, one, step)
    else await one.getByRole('button', { name: step }).click()
    await dialog.getByRole('button', { name: step }).click()
    await expect(one).toContainText(status)
    await expect.poll(namesOf).toEqual(next)
  }
  expect(await invoice(first._id)).toMatchObject({ paymentStatus: 'SETTLED', paidAt: expect.any(String) })

  const rejected = { paymentStatus: 'REJECTED', __v: second.__v }
  expect((await api('PATCH', `/payment/${second._id}`, rejected)).status).toBe(200)
  const two = row(page, numbers[1])
  await two.getByRole('button', { name: 'Record payment' }).click()
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(two).toContainText('Rejected')
  await expectNothingSerious(page)
  expect((await invoice(second._id)).paidAt).toBeNull()

  await one.getByRole('link').first().click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText('In the bank')
})

test('an extension is prefilled with the next period, and extends the contract only once it is approved', {
  tag: ['@1-07', '@2.12-02', '@2.12-17'],
}, async ({ page }) => {
  const customer = unique('Extended Gardens')
  const number = unique('EXT')
  const organizationId = await newCustomer(page, customer, '2026-11-30')
  const { make, read } = await moneyApi(page)
  const paid = { start: '2026-09-01', end: '2026-11-30' }
  await make({ organization: organizationId, servicePeriod: paid, amount: 330, paymentStatus: 'APPROVED' })
  await startSession(page, 'finance')
  await page.goto(paymentsOf(organizationId))
  await page.getByRole('combobox', { name: 'Billing cycle' }).click()
  await page.getByRole('option', { name: 'Quarterly' }).click()
  await expect(page.getByText('The subscription was saved.')).toBeVisible()
  const { next } = await read<{ next: { servicePeriod: { start: string; end: string } } }>(
    `${paymentsOf(organizationId)}/subscription`,
  )
  expect(next.servicePeriod).toEqual({ start: '2026-12-01', end: '2027-02-28' })

  await page.getByRole('link', { name: 'Extend Subscription' }).click()
  await expect(page.getByText('This invoice extends the contract')).toBeVisible()
  await expect(textbox(page, 'Amount')).toHaveValue('330')
  await expect(textbox(page, 'First day')).toHaveValue('2026/12/01')
  await expect(textbox(page, 'Last day')).toHaveValue('2027/02/28')
  await expect(page.getByRole('checkbox', { name: 'Extends the contract' })).toBeChecked()
  await textbox(page, 'Invoice No').fill(number)
  await textbox(page, 'Payment Due Date').fill('2027/01/15')
  await textbox(page, 'Payment Due Date').press('Tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added invoice!')).toBeVisible()
  await page.getByRole('link', { name: 'Extend Subscription' }).click()
  await expect(page.getByText(`The extension before it, invoice ${number}, is not paid yet.`)).toBeVisible()
  await expect(textbox(page, 'First day')).toHaveValue('2027/03/01')
  await page.getByRole('button', { name: 'Cancel' }).click()

  const expiry = async () => (await read<{ expiredDate: string }>(`/organizations/${organizationId}`)).expiredDate
  expect(await expiry()).toBe('2026-11-30')
  await row(page, number).getByRole('button', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The contract then runs until Sun 28 Feb 2027.')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(row(page, number)).toContainText('Paid')
  expect(await expiry()).toBe('2027-02-28')
  await expect(page.getByText('Sun 28 Feb 2027').first()).toBeVisible()

  await openTab(page, 'Today')
  const expiries = page.getByRole('region', { name: 'Contract Expiries' })
  const all = expiries.getByRole('button', { name: /Show all/ })
  await all.click()
  await expect(expiries.getByRole('listitem').filter({ hasText: customer })).toContainText('Sun 28 Feb 2027')

  await page.goto(`/payment/add_new_invoice/organizations/${organizationId}?extend=1`)
  await textbox(page, 'First day').fill('2026/12/01')
  await textbox(page, 'Last day').fill('2027/02/28')
  await textbox(page, 'Payment Due Date').fill('2027/01/15')
  await textbox(page, 'Payment Due Date').press('Tab')
  const warning = page.getByRole('dialog', { name: 'Is this right?' })
  // A click in the moment when the calendar closes may not reach the button.
  await expect(async () => {
    if (!(await warning.isVisible())) await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(warning).toContainText(`Invoice ${number} billed this period already.`, { timeout: 5_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(warning).toHaveCount(0)
})

test('the service timeline shows contracts and billed periods, and the statement lists all of them', {
  tag: ['@2.12-03', '@2.12-15', '@2.12-16'],
}, async ({ page }) => {
  const organizationId = await newCustomer(page, 'Timeline Hotel', '2027-06-30')
  const [first, second, third] = [unique('LINE'), unique('LINE'), unique('LINE')]
  const { make, read } = await moneyApi(page)
  const period = (start: string, end: string) => ({ start, end })
  await make({
    organization: organizationId,
    invoiceNo: first,
    servicePeriod: period('2026-07-01', '2026-12-31'),
    paymentStatus: 'SETTLED',
  })
  await make({
    organization: organizationId,
    invoiceNo: second,
    servicePeriod: period('2027-01-01', '2027-06-30'),
    paymentStatus: 'APPROVED',
    extendsContract: true,
  })
  await make({
    organization: organizationId,
    invoiceNo: third,
    servicePeriod: period('2027-07-01', '2027-09-30'),
  })
  await startSession(page, 'finance')
  await page.goto(paymentsOf(organizationId))
  const lines = page.getByRole('table', { name: 'Service timeline' }).getByRole('row')
  await expect(lines.filter({ hasText: first })).toContainText('Wed 1 Jul 2026')
  await expect(lines.filter({ hasText: first })).toContainText('In the bank')
  await expect(lines.filter({ hasText: third })).toContainText('Unpaid')
  const { contracts } = await read<{ contracts: unknown[] }>(`${paymentsOf(organizationId)}/subscription`)
  expect(contracts.length).toBeGreaterThan(0)
  await expect(lines.filter({ hasText: /Contract/ })).toHaveCount(contracts.length)
  await expect(page.getByRole('main').getByText('Today', { exact: true })).toBeVisible()

  const reminders = page.getByRole('switch', { name: 'Reminders by email' })
  await expect(reminders).toBeChecked()
  await reminders.press('Space')
  await expect(page.getByText('The subscription was saved.')).toBeVisible()
  await expect(reminders).not.toBeChecked()
  expect(await read(`${paymentsOf(organizationId)}/subscription`)).toMatchObject({ reminders: false })

  await page.getByRole('button', { name: 'Statement' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('overdue amounts link to their invoices, by currency and age', {
  tag: ['@2.3-07', '@2.12-14', '@2.12-30'],
}, async ({ page }) => {
  const customer = unique('Late Payers')
  const organizationId = await newCustomer(page, customer)
  const late = unique('LATE')
  const { make } = await moneyApi(page)
  await make({
    organization: organizationId,
    invoiceNo: late,
    dueDate: '2026-01-02',
    currency: 'SGD',
    amount: 10.1,
  })
  await make({
    organization: organizationId,
    invoiceNo: unique('LATE'),
    dueDate: '2026-01-03',
    currency: 'SGD',
    amount: 10.2,
  })
  await signIn(page, 'finance')
  await openTab(page, 'Money')
  const unpaid = page.getByRole('region', { name: 'Unpaid in SGD' })
  await expect(unpaid).toContainText('20.30 SGD')
  await unpaid.getByRole('link', { name: /90\+ days/ }).click()
  await expect(page).toHaveURL(/status=PENDING&currency=SGD&dueTo=/)
  const found = page.getByRole('table', { name: 'Invoices' }).locator('tbody').getByRole('row')
  await expect(found).toHaveCount(2)
  await expect(found.filter({ hasText: late })).toContainText(/\d+ days overdue/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(found).not.toHaveCount(2)
})

test('operation has neither the button nor the screens of invoices', { tag: ['@2.10-05', '@6-04'] }, async ({
  page,
}) => {
  const customer = unique('Nothing To See')
  const organizationId = await newCustomer(page, customer)
  await startSession(page, 'operation')
  await page.goto(`/organizations?name=${customer}`)
  const found = page.getByRole('row', { name: customer })
  await expect(found.getByRole('link', { name: 'Schedule' })).toBeVisible()
  await expect(found.getByRole('link', { name: 'Payment' })).toHaveCount(0)
  await page.goto(`/organizations/profile?id=${organizationId}`)
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Payment' })).toHaveCount(0)
  await page.goto(paymentsOf(organizationId))
  await expect(page.getByText('You have no access to that page.')).toBeVisible()
})
