import { readFile } from 'node:fs/promises'
import { readAs } from '../support/api.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { mailTo } from '../support/mailbox.ts'
import { signIn, startSession } from '../support/sign-in.ts'
import { withoutPictures } from '../support/without-pictures.ts'
import { moneyApi, newCustomer } from './invoice-data.ts'
import { notify } from './provider.ts'

type Attempt = { orderId: string; state: string; option: string; amount: number; currency: string; results: unknown[] }

async function invoiceOf(page: Page, facts: Record<string, unknown> = {}, account = 'customer') {
  const { organization } = await readAs(page, account)
  const money = await moneyApi(page)
  const invoice = await money.make({ organization: organization._id, ...facts })
  return { ...money, invoiceId: invoice._id, invoiceNo: invoice.invoiceNo, organizationId: organization._id }
}

const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout' })
/** Selects by code, because the label `Paid` belongs to two outcomes. */
const outcome = (page: Page, code: string) =>
  page.getByRole('region', { name: 'Outcome' }).getByRole('button', { name: code })

/** Goes to the card provider, and returns the number of the attempt. */
async function leave(page: Page): Promise<string> {
  await checkout(page).click()
  await expect(page).toHaveURL(/\/sandbox_payment\/\d{12}$/)
  return page.url().slice(-12)
}

test('a customer pays an invoice at the card provider, and gets the receipt as a file and by mail', {
  tag: [
    '@1-18',
    '@2.4-15',
    '@2.4-16',
    '@2.12-07',
    '@2.12-08',
    '@2.12-09',
    '@2.12-10',
    '@2.12-11',
    '@2.12-15',
    '@2.12-21',
    '@2.12-22',
  ],
}, async ({ page }) => {
  const { read, invoice, invoiceId, invoiceNo, organizationId } = await invoiceOf(page, { amount: 310.75 })
  await signIn(page, 'customer')
  await page.getByRole('link', { name: 'Invoices' }).click()
  await expect(page).toHaveURL('/invoice')
  await page.getByPlaceholder('Search invoice').fill(invoiceNo)
  const row = page.getByRole('row', { name: invoiceNo })
  await expect(row).toContainText('310.75 USD')
  await row.getByRole('link', { name: 'Make Payment' }).click()
  await expect(page).toHaveURL(`/payment/${invoiceId}`)

  const summary = page.getByRole('region', { name: 'Payment summary' })
  await expect(summary).toContainText('310.75 USD')
  await expect(summary).toContainText('Waste collection and recycling')
  await expect(summary).toContainText('Wed 1 Dec 2027 – Fri 31 Dec 2027')
  await expect(summary).toContainText('Wed 15 Dec 2027')
  await page.getByRole('button', { name: 'Read the terms' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms & conditions' })
  await expect(terms).toContainText('Governing Law')
  await page.keyboard.press('Escape')
  await expect(terms).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveText([
    'Credit/Debit Counter',
    'Over the Counter',
    'Bank Channels',
    'MPU Card',
  ])
  await expect(page.getByRole('list', { name: 'Accepted there' })).toContainText('Mastercard')
  await page.getByRole('tab', { name: 'MPU Card' }).click()
  await expect(page.getByRole('list', { name: 'Accepted there' })).toHaveText('MPU')
  const begun: string[] = []
  page.on('request', (request) => request.url().endsWith('/checkout') && begun.push(request.url()))
  await checkout(page).dblclick()
  await expect(page).toHaveURL(/\/sandbox_payment\/\d{12}$/)
  expect(begun).toHaveLength(1)
  await expect(page.getByText('310.75 USD')).toBeVisible()
  await outcome(page, '000').click()

  await expect(page).toHaveURL(/\/thankyou/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your payment has arrived.')
  await page.getByRole('link', { name: 'Back to the invoice' }).click()
  await expect(page).toHaveURL(`/payment/${invoiceId}`)
  await expect(page.getByRole('alert')).toContainText('This invoice is paid. Thank you.')
  await expect(checkout(page)).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download receipt' }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  expect(await invoice(invoiceId)).toMatchObject({ paymentStatus: 'APPROVED', amount: 310.75, currency: 'USD' })
  const attempts = await read<Attempt[]>(`/payment/${invoiceId}/attempts`)
  expect(attempts).toHaveLength(1)
  expect(attempts[0]).toMatchObject({ state: 'SUCCEEDED', option: 'mpu', amount: 310.75, currency: 'USD' })
  expect(attempts[0]?.results).toHaveLength(1)
  expect(attempts[0]?.results[0]).toMatchObject({ status: '000', outcome: 'applied', amount: 310.75, currency: 'USD' })
  const admin = await readAs(page, 'admin')
  const audit: Array<{ action: string; after: unknown }> = await admin.read(`/audit?entity=invoice&id=${invoiceId}`)
  expect(audit.map(({ action }) => action).sort()).toEqual(
    ['invoice.create', 'payment.begin', 'payment.receive', 'invoice.approve'].sort(),
  )
  const { email } = await admin.read(`/organizations/${organizationId}`)
  expect(await mailTo(email, `Receipt for invoice ${invoiceNo}`)).toContain('310.75 USD')
})

test('a cancelled payment is retried, and one at the counter appears without reloading', {
  tag: ['@2.12-18', '@2.12-21', '@2.12-24'],
}, async ({ page }) => {
  const { read, invoiceId, organizationId } = await invoiceOf(page, { amount: 99.99 })
  await startSession(page, 'customer')
  await page.goto(`/payment/${invoiceId}`)
  const first = await leave(page)
  await outcome(page, '003').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment was cancelled')
  await page.getByRole('link', { name: 'Back to the invoice' }).click()
  await page.getByRole('tab', { name: 'Over the Counter' }).click()
  const second = await leave(page)
  expect(second).not.toBe(first)
  await outcome(page, '001').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your payment')
  await page.getByRole('link', { name: 'Back to the invoice' }).click()
  await expect(checkout(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await notify(page, second, '000')
  await expect(page.getByRole('alert')).toContainText('This invoice is paid. Thank you.')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(checkout(page)).toHaveCount(0)
  const attempts = await read<Attempt[]>(`/payment/${invoiceId}/attempts`)
  expect(attempts.map(({ orderId, state }) => [orderId, state])).toEqual([
    [second, 'SUCCEEDED'],
    [first, 'CANCELLED'],
  ])

  await page.context().clearCookies()
  await startSession(page, 'finance')
  await page.goto(`/payment/organizations/${organizationId}/${invoiceId}?tab=attempts`)
  const shown = page.getByRole('list', { name: 'Payment attempts' }).getByRole('listitem')
  await expect(shown.filter({ hasText: second }).first()).toContainText('Paid')
  await expect(shown.filter({ hasText: first }).first()).toContainText('Cancelled by the payer')
})

test('going back from the provider leaves one attempt, which can be paid', { tag: ['@2.12-27'] }, async ({ page }) => {
  const { read, invoiceId } = await invoiceOf(page)
  await startSession(page, 'customer')
  await page.goto(`/payment/${invoiceId}`)
  const first = await leave(page)
  await page.goBack()
  await expect(checkout(page)).toBeEnabled()
  expect(await leave(page)).toBe(first)
  await outcome(page, '000').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your payment has arrived.')
  expect(await read<Attempt[]>(`/payment/${invoiceId}/attempts`)).toHaveLength(1)
})

test('a changed amount is refused with a message, and nothing is sent to the provider', { tag: ['@2.12-27'] }, async ({
  page,
}) => {
  const { read, invoiceId } = await invoiceOf(page)
  await startSession(page, 'customer')
  await page.goto(`/payment/${invoiceId}`)
  await page.route('**/checkout', (route) =>
    route.continue({ postData: JSON.stringify({ option: 'card', amount: 1 }) }),
  )
  await checkout(page).click()
  await expect(page.getByRole('alert')).toContainText('The amount has changed. Please load the page again.')
  await expect(checkout(page)).toBeEnabled()
  await expect(page).toHaveURL(`/payment/${invoiceId}`)
  expect(await read<Attempt[]>(`/payment/${invoiceId}/attempts`)).toEqual([])
})

test("another organization's invoice is not found, and a customer without invoices is told so", {
  tag: ['@2.12-31'],
}, async ({ page }) => {
  const foreign = await newCustomer(page, 'Not Of Yours')
  const { make } = await moneyApi(page)
  const invoice = await make({ organization: foreign })
  await startSession(page, 'customer')
  await page.goto(`/payment/${invoice._id}`)
  await expect(page.getByText('This invoice was not found.')).toBeVisible()
  await withoutPictures(page)
  await page.route('**/api/payment/organizations/*?*', (route) =>
    route.fulfill({ json: { data: [], total: 0, page: 1, limit: 25, next: null } }),
  )
  await page.goto('/invoice')
  await expect(page.getByText('No invoices yet')).toBeVisible()
})
