import { readFile } from 'node:fs/promises'
import { newCustomerUser, newStaffUser } from '../customers/customer-user.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs } from '../service/pickup-data.ts'
import { now } from '../support/clock.ts'
import { pick } from '../support/fields.ts'
import { expect, openContext, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('finance exports the journal through today, and finds its files again; a manager only reads', {
  tag: ['@14.3-06', '@14.3-07', '@14.3-09', '@14.3-10', '@14.3-11'],
}, async ({ page, browser }) => {
  test.slow()
  const admin = await apiAs(page, 'admin')
  const { organization } = await newCustomerUser(page, admin, 'Journal House')
  const number = unique('JOURNAL')
  const invoice = {
    invoiceNo: number,
    description: 'November',
    organization,
    amount: 77,
    currency: 'USD',
    companyType: 'Hotel',
    paymentStatus: 'PENDING',
    dueDate: '2030-12-31',
    servicePeriod: { start: '2030-11-01', end: '2030-11-30' },
    extendsContract: false,
  }
  expect((await admin('POST', '/payment', invoice)).status).toBe(201)
  await startSession(page, await newStaffUser(page, admin, 'FINANCE OFFICE'))
  await page.goto(`/payment/journal?exported=false&q=${number}`)
  const receivable = page.getByRole('row', { name: new RegExp(`${number}.*Accounts receivable.*77.00 USD`) })
  await expect(receivable).toBeVisible()
  await expect(page.getByRole('region', { name: 'Not exported yet' })).toContainText('USD')
  await expectNothingSerious(page)

  await page.getByRole('button', { name: 'Export the journal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export the journal' })
  await dialog.getByRole('textbox', { name: 'Through' }).fill(dayOf(now()))
  await pick(page, 'File format', 'Excel')
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^journal-\d+-xlsx-.*\.xlsx$/)
  await expect(receivable).toHaveCount(0)

  await page.goto(`/payment/journal?exported=true&q=${number}`)
  await expect(receivable).toBeVisible()
  const exported = (await receivable.getByRole('cell').last().textContent()) ?? ''
  await page.getByRole('button', { name: `Files of export ${exported}`, exact: true }).click()
  const again = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^Odoo(, USD)?$/ }).click()
  expect(await readFile(await (await again).path(), 'utf8')).toContain(number)

  const context = await openContext(browser, { viewport: { width: 360, height: 740 } })
  const manager = await context.newPage()
  await startSession(manager, 'operation.manager')
  await manager.goto(`/payment/journal?q=${number}`)
  await expect(manager.getByText(number).first()).toBeVisible()
  await expect(manager.getByRole('button', { name: 'Export the journal' })).toHaveCount(0)
  await expectToFit(manager)
  await context.close()
})

/** In Yangon, as it is typed. */
function dayOf(instant: Date): string {
  return instant.toLocaleDateString('sv', { timeZone: 'Asia/Yangon' }).replaceAll('-', '/')
}
