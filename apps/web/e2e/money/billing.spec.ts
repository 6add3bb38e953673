import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newOrganization } from '../service/pickup-data.ts'
import { inYangon } from '../support/api.ts'
import { now } from '../support/clock.ts'
import { expect, openContext, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('finance bills what was done for two customers, and follows a draft to its invoice and its charges', {
  tag: ['@14.7-16', '@14.7-17'],
}, async ({ page, browser }) => {
  test.slow()
  const office = await apiAs(page, 'admin')
  const name = unique('Billed Inn')
  const organization = await newOrganization(office, name)
  const rebated = await newOrganization(office, unique('Rebated Mill'))
  const { day } = inYangon(now().toISOString())
  const charge = { day, kind: 'other', quantity: 2, unitPrice: 40_000, currency: 'MMK', reason: 'As agreed' }
  for (const description of ['Bulky waste', 'Weekend collection']) {
    expect((await office('POST', '/charges', { ...charge, organization, description })).status).toBe(201)
  }
  const rebate = { ...charge, organization: rebated, unitPrice: -500, description: 'Rebate for cans' }
  expect((await office('POST', '/charges', rebate)).status).toBe(201)
  const body = { month: day.slice(0, 7), organizations: [organization, rebated] }
  const { data: run } = await office('POST', '/billing_runs', body)

  await startSession(page, 'finance')
  await page.goto('/payment/billing')
  await page.getByRole('button', { name: 'Bill a month' }).click()
  await expect(page.getByRole('dialog', { name: 'Bill a month' }).getByText('Nothing is sent yet.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Only this customer' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('dialog').getByText('This customer is billed for its cycle so far.')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Show the drafts' }).click()
  await expect(page.getByRole('heading', { name: /^Billing of / })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Drafts' }).getByRole('row')).toHaveCount(2)

  await page.goto(`/payment/billing/${run._id}`)
  const drafts = page.getByRole('table', { name: 'Drafts' })
  await expect(drafts.getByRole('row', { name: new RegExp(`${name}.*168,000 MMK`) })).toBeVisible()
  await expect(page.getByText('Invoices: 1, commercial tax: 8,000 MMK')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('link', { name: 'Show the drafts' }).click()
  await expect(drafts.getByRole('row', { name })).toHaveCount(0)
  await expect(drafts.getByRole('row', { name: /Rebated Mill/ })).toBeVisible()

  await page.getByRole('button', { name: 'Accept and bill' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(
    'Invoices: 1, for 168,000 MMK. They are numbered, dated today and emailed to the customers.',
  )
  await question.getByRole('button', { name: 'Accept and bill' }).click()
  await expect(page.getByText('1 of 2 are billed; 1 became no invoice.')).toBeVisible({ timeout: 30_000 })
  await expectNothingSerious(page)

  const phone = await (await openContext(browser, { viewport: { width: 360, height: 740 } })).newPage()
  await startSession(phone, 'finance')
  await phone.goto(`/payment/billing/${run._id}`)
  await phone.getByRole('link', { name }).click()
  await expect(phone.getByText('Weekend collection')).toBeVisible()
  await expectToFit(phone)
  await phone.getByRole('link', { name: 'Charges: 1', exact: true }).first().click()
  await expect(phone.getByRole('heading', { name: 'Charges' })).toBeVisible()
  await phone.context().close()
})
