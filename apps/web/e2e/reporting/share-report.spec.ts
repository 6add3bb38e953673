import { otherCustomer } from '../customers/other-customers.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { inBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs } from '../service/pickup-data.ts'
import { readAs } from '../support/api.ts'
import { choose } from '../support/fields.ts'
import { type Browser, expect, type Locator, openContext, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { previewAsSaved, previewAsUnsaved, saveBesideOthers } from './saved-preview.ts'

test('a customer shares a report that was not saved yet: its link is copied, and is the same later and in another tab', {
  tag: ['@2.13-22'],
}, async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // Journeys of reports correct those of the demonstration customer meanwhile, whose links then lead to the correction.
  const email = await otherCustomer(page, 15)
  const { organization } = await readAs(page, email)
  const [, quarter] = await quartersOf(page, email)
  // Another report of these months makes the browser ask, and a double click must not ask twice.
  const subject = { organization: organization._id, quarters: [quarter?.firstMonth] }
  const { status } = await (await apiAs(page, 'admin'))('POST', '/reports', { ...subject, findings: [unique('Other')] })
  expect(status).toBe(201)
  await startSession(page, email)
  await previewAsUnsaved(page)
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/reports') && response.ok())
  await page.goto(`/reporting?quarter=${quarter?.firstMonth}`)
  await page.getByRole('button', { name: 'Share', exact: true }).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Share the report' })
  const address = await addressIn(dialog)
  await expect(dialog.getByText(/^The link was copied\. It expires on .+ \d{4}\.$/)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const mail = await dialog.getByRole('link', { name: 'Send by email' }).getAttribute('href')
  const written = new URLSearchParams(mail?.replace('mailto:?', ''))
  expect(written.get('subject')).toContain('Waste Audit Report')
  expect(written.get('body')).toMatch(/It expires on .+ \d{4}\./)
  expect(written.get('body')).toContain(address)
  await expectNothingSerious(page)

  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  expect(await addressIn(dialog)).toBe(address)
  const otherTab = await page.context().newPage()
  await previewAsSaved(otherTab, (await (await saved).json()).data)
  await otherTab.goto(`/reporting?quarter=${quarter?.firstMonth}`)
  await otherTab.getByRole('button', { name: 'Share', exact: true }).click()
  expect(await addressIn(otherTab.getByRole('dialog', { name: 'Share the report' }))).toBe(address)
  await expectToOpenSignedOut(browser, address)
})

test('staff share a report with their own words, and copy the link themselves where the browser refuses', {
  tag: ['@2.13-22'],
}, async ({ page, browser }) => {
  const { organization } = await readAs(page, 'customer')
  const [quarter] = await quartersOf(page, 'customer')
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await saveBesideOthers(page)
  await startSession(page, 'admin')
  await page.goto('/reporting')
  await choose(page, 'Organization', organization.name, organization.name)
  await page.getByText(quarter?.label ?? '').click()
  await page.getByRole('button', { name: 'Show the charts' }).click()
  await page.getByRole('textbox', { name: 'Findings 1' }).fill('The glass bin stood half empty')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the report' })
  const address = await addressIn(dialog)
  await expect(dialog.getByText('Your browser did not let us copy the link.')).toBeVisible()
  const selected = () => dialog.getByLabel('Link', { exact: true }).evaluate(selectedIn)
  await expect.poll(selected).toBe(address)
  await expectNothingSerious(page)
  await expectToOpenSignedOut(browser, address, 'The glass bin stood half empty')
})

test('the link of a report fits a phone, in English and in Burmese', { tag: ['@2.13-22'] }, async ({ page }) => {
  // Uses another account than the demonstration customer, because the language is stored with the user.
  const email = await otherCustomer(page, 14)
  const [quarter] = await quartersOf(page, email)
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession(page, email)
  await page.goto(`/reporting?quarter=${quarter?.firstMonth}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the report' })
  const address = await addressIn(dialog)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'မြန်မာ' }).click()
  await page.getByRole('button', { name: inBurmese('Share'), exact: true }).click()
  const burmeseDialog = page.getByRole('dialog', { name: inBurmese('Share the report') })
  await expect(burmeseDialog.getByLabel(inBurmese('Link'), { exact: true })).toHaveValue(address)
  await expect(burmeseDialog.getByText(/[၀-၉]{4}.* အထိ .*နိုင်.?ပါ.?သည်။$/)).toBeVisible()
  await expectToFit(page)
  await expectNothingSerious(page)
})

/** The latest quarters that are over, the latest first. */
async function quartersOf(page: Page, account: string): Promise<Array<{ label: string; firstMonth: string }>> {
  const { organization, read } = await readAs(page, account)
  const { quarters } = await read(`/logistics/reports/organizations/${organization._id}`)
  return quarters.slice(0, -1).reverse()
}

async function addressIn(dialog: Locator): Promise<string> {
  const field = dialog.getByLabel('Link', { exact: true })
  await expect(field).toHaveValue(/\/report\?link=[\w-]{22}$/)
  return field.inputValue()
}

function selectedIn(field: HTMLElement): string {
  const { value, selectionStart, selectionEnd } = field as HTMLInputElement
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

async function expectToOpenSignedOut(browser: Browser, address: string, words = 'Waste Audit Report'): Promise<void> {
  const reader = await (await openContext(browser)).newPage()
  expect((await reader.goto(address))?.status()).toBe(200)
  await expect(reader.getByText(words).first()).toBeVisible()
  await reader.context().close()
}
