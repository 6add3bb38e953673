import { expectNothingSerious } from '../looks/axe.ts'
import { atProvider, chooseOutcome, orderDesk } from '../public/battery-data.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { mailTo } from '../support/mailbox.ts'
import { startSession } from '../support/sign-in.ts'
import { notify } from './provider.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function fillPayment(page: Page, email: string, currency = 'Myanmar kyat (MMK)'): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('U Aung Kyaw Moe')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill('09 765 432 100')
  await page.getByRole('textbox', { name: 'What is this payment for?' }).fill('Removal of old office furniture')
  await page.getByRole('textbox', { name: 'Amount' }).fill('75000.50')
  await page.getByRole('combobox', { name: 'Currency' }).click()
  await page.getByRole('option', { name: currency }).click()
  await page.getByRole('checkbox', { name: /accept them/ }).check()
}

test('a visitor pays an agreed amount in kyat, and sees a counter payment arrive without reloading', {
  tag: ['@1-25', '@2.1-10', '@3-09', '@9-04'],
}, async ({ page }) => {
  const email = 'kyat@generic.example'
  const desk = await orderDesk(page)
  await page.goto('/payment')
  await fillPayment(page, email)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary.getByRole('status')).toHaveText('75,000.50 MMK')
  await expect(summary).toContainText('Removal of old office furniture')
  await expectNothingSerious(page)
  await page.getByRole('tab', { name: 'Over the Counter' }).click()
  await page.getByRole('button', { name: 'Continue Payment' }).click()
  const id = await atProvider(page)
  await chooseOutcome(page, '001')
  await expect(title(page)).toHaveText('Waiting for your payment')
  await notify(page, id, '000')
  await expect(title(page)).toHaveText('Thank you. Your payment has arrived.')
  expect(await desk.order(id)).toMatchObject({
    kind: 'generic',
    status: 'PAID',
    totalAmount: 75_000.5,
    currency: 'MMK',
  })
  expect(await mailTo(email, `Receipt for order ${id}`)).toContain('75,000.50 MMK')
})

test('each field of the payment is required, and says so', { tag: ['@3-09', '@5-07', '@9-06'] }, async ({ page }) => {
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Confirm' }).click()
  for (const label of ['Name', 'Email', 'Phone', 'What is this payment for?', 'Amount']) {
    await expect(page.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/Required/)
  }
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveAccessibleDescription(/Required/)
  await expect(page.getByRole('checkbox', { name: /accept them/ })).toHaveAccessibleDescription('Required')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Currency' }).click()
  await expect(page.getByRole('option')).toHaveText(['US dollar (USD)', 'Myanmar kyat (MMK)'])
  await page.keyboard.press('Escape')
  await expectNothingSerious(page)
})

test('a signed-in customer pays under their own name, and finance gets its own screen', { tag: ['@2.1-10'] }, async ({
  page,
}) => {
  await startSession(page, 'customer')
  await page.goto('/payment')
  await expect(title(page)).toHaveText(/^Pay /)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('customer@demo.example')
  await page.context().clearCookies()
  await startSession(page, 'finance')
  await page.goto('/payment')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'What is this payment for?' })).toHaveCount(0)
})

test('the status page reports an invalid link, and works without one', { tag: ['@2.1-14'] }, async ({ page }) => {
  await page.goto('/thankyou?order=100000000001&token=nothing')
  await expect(page.getByRole('alert')).toContainText('This link no longer leads to a payment')
  await expect(page).toHaveURL('/thankyou')
  await expectNothingSerious(page)
  await page.goto('/sandbox_payment/999999999999')
  await expect(page.getByText('There is no such payment here')).toBeVisible()
})
