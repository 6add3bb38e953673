import { expectNothingSerious } from '../looks/axe.ts'
import { inBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs } from '../service/pickup-data.ts'
import { readAs } from '../support/api.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { openSignedOut } from '../support/signed-out.ts'

test('a customer shares a saved report of GRI 306, and an auditor reads what proves it until the link is revoked', {
  tag: ['@2.13-31'],
}, async ({ page, browser }) => {
  test.slow()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const report = await saveReport(page, 'own')
  await startSession(page, 'customer')
  await page.goto(`/gri_306/reports/${report}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the report' })
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(address).toMatch(/\/gri_report\?link=[\w-]{22}$/)
  await expectNothingSerious(page)

  const auditor = await openSignedOut(browser, address)
  await expect(auditor.getByText(/^This link is open until .+ \d{4}\.$/)).toBeVisible()
  await expect(auditor.getByRole('heading', { name: 'Where it went' })).toBeVisible()
  await expectNothingSerious(auditor)
  const paper = auditor.waitForEvent('download')
  await auditor.getByRole('button', { name: 'Download PDF' }).click()
  expect((await paper).suggestedFilename()).toMatch(/^gri-306-.+-2025-02-to-2025-04-[0-9A-F]{8}\.pdf$/)
  await auditor.getByRole('tab', { name: 'Evidence' }).click()
  await expect(auditor.getByRole('status').filter({ hasText: 'The weights are those of the report' })).toBeVisible()
  const pickups = auditor.getByRole('table', { name: 'The pickups behind it' })
  const total = await pickups
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .last()
    .textContent()
  const compared = auditor.getByRole('table', { name: "The report, and today's figures" })
  await expect(compared.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveText([total ?? '', total ?? ''])
  await expect(auditor.getByRole('table', { name: 'The places and their licences' })).toContainText('YGN-W-')
  const slip =
    (await auditor
      .getByRole('table', { name: 'Loads to these places' })
      .getByRole('link', { name: /^(PDF|Picture)$/ })
      .first()
      .getAttribute('href')) ?? ''
  expect(slip).toContain('/api/gri/reports/shared/')
  expect((await auditor.request.get(slip)).status()).toBe(200)
  const evidence = auditor.waitForEvent('download')
  await auditor.getByRole('button', { name: 'Download the evidence' }).click()
  expect((await evidence).suggestedFilename()).toMatch(/^evidence-.+-2025-02-to-2025-04-[0-9A-F]{8}\.zip$/)
  await expectNothingSerious(auditor)

  await page.reload()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const links = dialog.getByRole('table', { name: 'Links of this report' })
  await expect(links.getByText(/^Opened once, on .+ \d{4}$/).first()).toBeVisible()
  await links.getByRole('button', { name: 'Revoke' }).first().click()
  await expect(links.getByText('Revoked').first()).toBeVisible()
  expect((await auditor.request.get(slip)).status()).toBe(404)
  expect((await auditor.goto(address))?.status()).toBe(404)
  await expect(auditor.getByRole('heading', { name: 'There is no report at this address' })).toBeVisible()
  await auditor.context().close()
})

test('the evidence of all organizations together shows no pickups, and fits a phone in both languages', {
  tag: ['@2.13-32'],
}, async ({ page, browser }) => {
  const report = await saveReport(page, 'all')
  await startSession(page, 'admin')
  await page.goto(`/gri_306/reports/${report}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the report' })
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue()
  const phone = await openSignedOut(browser, 'about:blank')
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(`${address}&tab=evidence`)
  await expect(phone.getByText('Of all organizations together, single pickups are not shown.')).toBeVisible()
  await expect(phone.getByRole('table', { name: 'Loads to these places' })).toBeVisible()
  await expectToFit(phone)
  await expectNothingSerious(phone)
  await phone.getByRole('tab', { name: 'Report' }).click()
  await expectToFit(phone)
  await phone.getByRole('button', { name: 'မြန်မာ' }).click()
  await phone.getByRole('tab', { name: inBurmese('Evidence') }).click()
  await expect(phone.getByRole('table', { name: inBurmese('Loads to these places') })).toBeVisible()
  await expectToFit(phone)
  await expectNothingSerious(phone)
  await phone.context().close()
})

/** Returns the id of a report of months that no other journey saves. */
async function saveReport(page: Page, whose: 'own' | 'all'): Promise<string> {
  const { organization } = await readAs(page, 'customer')
  const api = await apiAs(page, 'admin')
  const form = { organization: whose === 'own' ? organization._id : null, from: '2025-02', to: '2025-04' }
  const { status, data } = await api('POST', '/gri/reports', form)
  expect(status).toBe(201)
  return data._id
}
