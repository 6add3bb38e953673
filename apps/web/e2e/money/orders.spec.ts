import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { mailTo } from '../support/mailbox.ts'
import { openTab } from '../support/menu.ts'
import { signIn, startSession } from '../support/sign-in.ts'
import { moneyApi } from './invoice-data.ts'
import { notify, orderAtProvider } from './provider.ts'

const row = (page: Page, name: string) => page.getByRole('table', { name: 'Orders' }).getByRole('row', { name })

async function makeTransition(page: Page, order: string, transition: string, status: string) {
  await row(page, order).getByRole('button', { name: transition }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Order ${order}`)
  await dialog.getByRole('button', { name: transition }).click()
  await expect(row(page, order)).toContainText(status)
}

test('staff find an order, and take it from paid to delivered, with its certificate', {
  tag: ['@2.12-19', '@2.12-20'],
}, async ({ page }) => {
  const { read } = await moneyApi(page)
  const order = await orderAtProvider(page, {
    kind: 'battery',
    customerName: 'ဒေါ်ဘက်ထရီ',
    deliveryAddress: 'No. 3, Inya Road, Kamayut Township, Yangon',
    quantity: 2,
    certificate: true,
    totalAmount: 300,
  })
  await signIn(page, 'finance')
  await openTab(page, 'Money', 'Orders')
  await expect(page).toHaveURL('/payment/orders')
  await page.getByPlaceholder('Search order or customer').fill(order)
  await expect(row(page, order)).toContainText('Battery boxes')
  await expect(row(page, order)).toContainText('300.00 USD')
  await makeTransition(page, order, 'Mark as paid', 'Paid')
  await makeTransition(page, order, 'Mark as packed', 'Packed')
  await makeTransition(page, order, 'Mark as delivered', 'Delivered')
  await expect(row(page, order).getByRole('button', { name: /^Mark as/ })).toHaveCount(0)

  const delivered = await read<{ status: string; certificateSerial: string }>(`/orders/${order}`)
  expect(delivered.status).toBe('DELIVERED')
  expect(delivered.certificateSerial).toMatch(/^RC-\d{4}-/)
  await row(page, order).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order}`)
  await expect(page.getByText(delivered.certificateSerial)).toBeVisible()
  await page.getByRole('tab', { name: 'Payment attempts' }).click()
  await expect(page.getByRole('list', { name: 'Payment attempts' })).toContainText('No answer yet')
  await page.getByRole('link', { name: 'Certificate' }).click()
  await expect(page).toHaveURL(`/certificates/${delivered.certificateSerial}`)
  await expect(page.getByText('ဒေါ်ဘက်ထရီ').first()).toBeVisible()
  expect(await mailTo('daw.order@shop.example', delivered.certificateSerial)).toContain('/certificates/')
})

test('a payment for something else can only be marked as paid', { tag: ['@2.12-19'] }, async ({ page }) => {
  const order = await orderAtProvider(page, {
    kind: 'generic',
    productDescription: 'Removal of an old sign',
    totalAmount: 45_000,
    currency: 'MMK',
  })
  await startSession(page, 'admin')
  await page.goto(`/payment/orders?number=${order}`)
  await makeTransition(page, order, 'Mark as paid', 'Paid')
  await expect(row(page, order).getByRole('button', { name: /^Mark as/ })).toHaveCount(0)
})

test('a duplicate payment is flagged for staff, until somebody resolves it', { tag: ['@2.12-18', '@2.12-24'] }, async ({
  page,
}) => {
  const { read, api } = await moneyApi(page)
  const order = await orderAtProvider(page, {
    kind: 'generic',
    productDescription: 'Paid twice',
    totalAmount: 12.34,
    currency: 'USD',
  })
  const { __v } = await read<{ __v: number }>(`/orders/${order}`)
  expect((await api('PATCH', `/orders/${order}`, { status: 'PAID', __v })).status).toBe(200)
  await notify(page, order, '000')

  await startSession(page, 'finance')
  await page.goto('/payment/results')
  await expect(page).toHaveURL('/payment/results?isOpen=true')
  const result = page.getByRole('table', { name: 'Results to review' }).getByRole('row', { name: order })
  await expect(result).toContainText('To be refunded')
  await expect(result).toContainText('12.34 USD')
  await expect(result).toContainText('Paid (000)')
  for (const width of [1_440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNothingSerious(page)
    await expectToFit(page)
  }
  await page.setViewportSize({ width: 1_440, height: 900 })
  await result.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(page.getByText('Marked as reviewed.')).toBeVisible()
  await expect(result).toHaveCount(0)
  await page.goto(`/payment/results?orderId=${order}`)
  await expect(result).toContainText('Reviewed by')
  await result.getByRole('link').first().click()
  await expect(page).toHaveURL(`/payment/orders/${order}?tab=attempts`)
  await expect(page.getByRole('list', { name: 'What the provider said' })).toContainText('To be refunded')
})
