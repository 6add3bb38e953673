import { expectNothingSerious } from '../looks/axe.ts'
import { inBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs } from '../service/pickup-data.ts'
import { readAs } from '../support/api.ts'
import { expect, type Locator, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { openSignedOut } from '../support/signed-out.ts'
import { unique } from '../support/unique.ts'

test('an auditor reads the evidence behind a link without signing in, and its openings are counted until it ends', {
  tag: ['@2.13-24', '@2.13-27'],
}, async ({ page, browser }) => {
  const dialog = await shareOwnReport(page)
  const address = await dialog.getByLabel('Link (shown only once)').inputValue()
  await expect(dialog.getByText('Not opened yet')).toBeVisible()
  await expectNothingSerious(page)

  const auditor = await openSignedOut(browser, address)
  await expect(auditor.getByText(/^This link is open until .+ \d{4}\.$/)).toBeVisible()
  await auditor.getByRole('tab', { name: 'Evidence' }).click()
  const compared = auditor.getByRole('table', { name: "The report, and today's figures" })
  const pickups = auditor.getByRole('table', { name: 'The pickups behind it' })
  await expect(pickups).toBeVisible()
  const total =
    (await pickups
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .last()
      .textContent()) ?? ''
  expect(total).toMatch(/^[\d,]+\.\d+$/)
  await expect(compared.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveText([total, total])
  const weights = await pickups.locator('tbody td:last-child').allTextContents()
  expect(weights.length).toBeGreaterThan(5)
  expect(grams(weights)).toBe(grams([total]))
  await expect(pickups.getByText(/^COL-[0-9A-F]{8}-[0-9A-F]{4}$/)).toHaveCount(weights.length)
  await expect(auditor.getByRole('status').filter({ hasText: 'The pickups are those of the report' })).toBeVisible()
  await expectNothingSerious(auditor)

  await auditor.getByRole('link', { name: 'Where is the proof?' }).click()
  const loads = auditor.getByRole('table', { name: 'Loads to these places' })
  const licences = auditor.getByRole('table', { name: 'The places and their licences' })
  await expect(licences.getByRole('row').nth(1)).toBeInViewport()
  const places = await licences.locator('tbody th').allTextContents()
  const consigned = await loads.locator('tbody td:nth-child(2)').allTextContents()
  expect(consigned.length).toBeGreaterThan(5)
  expect(places).toEqual(expect.arrayContaining([...new Set(consigned)]))
  const slip =
    (await loads
      .getByRole('link', { name: /^(PDF|Picture)$/ })
      .first()
      .getAttribute('href')) ?? ''
  expect((await auditor.request.get(slip)).status()).toBe(200)
  await expect(auditor.getByRole('table', { name: 'Treatment profiles in force in these months' })).toBeVisible()
  await expect(
    auditor.getByRole('table', { name: 'Scope 3, category 5: Waste generated in operations' }),
  ).toContainText('t CO₂e')
  await expect(auditor.getByText(/of the second report of the IPCC, of 1995/)).toBeVisible()
  const downloading = auditor.waitForEvent('download')
  await auditor.getByRole('button', { name: 'Download the evidence' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^evidence-.+-20\d\d-\d\d-to-20\d\d-\d\d-[0-9A-F]{8}\.zip$/)

  await auditor.getByRole('table', { name: 'How it is known' }).getByRole('button').first().click()
  const drawer = auditor.getByRole('dialog')
  await expect(drawer.getByText(/Weighed/).first()).toBeVisible()
  await expect(drawer.getByRole('link')).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await auditor.getByRole('link', { name: 'Check the report' }).click()
  await expect(auditor.getByText('We made a report with this fingerprint')).toBeVisible()

  const late = await openSignedOut(browser, address)
  await expect(late.getByRole('tab', { name: 'Evidence' })).toBeVisible()
  await page.reload()
  await openDialog(page)
  await expect(dialog.getByText(/^Opened 2 times, last on .+ \d{4}$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByText('Revoked')).toBeVisible()
  expect((await auditor.request.get(slip)).status()).toBe(404)
  expect((await auditor.goto(`${address}&tab=evidence`))?.status()).toBe(404)
  await expect(auditor.getByRole('heading', { name: 'There is no report at this address' })).toBeVisible()
  await late.getByRole('tab', { name: 'Evidence' }).click()
  await expect(late.getByRole('heading', { name: 'There is no report at this address' })).toBeVisible()
  await auditor.context().close()
  await late.context().close()
})

test('a report whose pickups were changed says so with both figures, on a phone and in Burmese', {
  tag: ['@2.13-25'],
}, async ({ page, browser }) => {
  const dialog = await shareOwnReport(page)
  const address = await dialog.getByLabel('Link (shown only once)').inputValue()
  const phone = await openSignedOut(browser, 'about:blank')
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.route('**/evidence', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    data.dataChangedSince = true
    data.tables.waste306_3.total.generated += 1_000
    await route.fulfill({ response, json: { data } })
  })
  await phone.goto(`${address}&tab=evidence`)
  const changed = phone.getByRole('status').filter({ hasText: 'Pickups were changed after the report was made' })
  const [frozen = '', today = ''] = (await changed.textContent())?.match(/[\d,]+\.\d+\skg/g) ?? []
  expect(grams([today.slice(0, -3)]) - grams([frozen.slice(0, -3)])).toBe(1_000_000)
  await expect(phone.getByRole('table', { name: 'Loads to these places' })).toBeVisible()
  await expectToFit(phone)
  await expectNothingSerious(phone)

  await phone.getByRole('button', { name: 'မြန်မာ' }).click()
  await expect(phone.getByRole('tab', { name: inBurmese('Evidence') })).toBeVisible()
  await expect(phone.getByRole('table', { name: inBurmese('The pickups behind it') })).toBeVisible()
  await expectToFit(phone)
  await expectNothingSerious(phone)
  await phone.context().close()
})

/** Saves a report that no other journey has, and gives it a link. */
async function shareOwnReport(page: Page): Promise<Locator> {
  const { organization, read } = await readAs(page, 'customer')
  const { quarters } = await read(`/logistics/reports/organizations/${organization._id}`)
  const name = unique('Evidence')
  const api = await apiAs(page, 'admin')
  const form = { organization: organization._id, quarters: [quarters.at(-2).firstMonth], findings: [name] }
  const { status, data } = await api('POST', '/reports', form)
  expect(status).toBe(201)
  expect((await api('PATCH', `/reports/${data._id}`, { name })).status).toBe(200)
  await startSession(page, 'admin')
  await page.goto(`/reporting/saved?q=${encodeURIComponent(name)}`)
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  return dialog
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('row').nth(1).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  return page.getByRole('dialog', { name: 'Share the report' })
}

/** Sums in whole grams, because floating point would not be exact. */
function grams(weights: readonly string[]): number {
  return weights.reduce((sum, text) => sum + Math.round(Number(text.replaceAll(',', '')) * 1_000), 0)
}
