import { readFile } from 'node:fs/promises'
import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newOrganization } from '../service/pickup-data.ts'
import { readAs } from '../support/api.ts'
import { choose } from '../support/fields.ts'
import { expect, openContext, type Page, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { signIn, startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { previewAsUnsaved, saveBesideOthers } from './saved-preview.ts'

/** Saves a report of the demonstration customer's latest complete quarter through the API. */
async function saveReport(page: Page, layout: 'interval' | 'monthly' = 'interval') {
  const { organization, read } = await readAs(page, 'customer')
  const answer = await page.request.post('/api/login', {
    data: { email: 'admin@demo.example', password: 'thant-demo' },
  })
  const headers = { Authorization: `Bearer ${(await answer.json()).data.token}` }
  const { quarters } = await read(`/logistics/reports/organizations/${organization._id}`)
  const body = { organization: organization._id, quarters: [quarters.at(-2).firstMonth], layout }
  const saved = await page.request.post('/api/reports', {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: body,
  })
  expect(saved.status()).toBe(201)
  const { _id } = (await saved.json()).data as { _id: string }
  const report = (await (await page.request.get(`/api/reports/${_id}`)).json()).data
  return { _id, report, organization, headers }
}

test('staff go from quarters to graphs, a summary in their own words, and the downloaded file', {
  tag: [
    '@1-09',
    '@2.2-28',
    '@2.5-08',
    '@2.13-01',
    '@2.13-02',
    '@2.13-03',
    '@2.13-04',
    '@2.13-05',
    '@2.13-06',
    '@2.13-07',
    '@2.13-08',
    '@2.13-09',
    '@4-19',
    '@4-20',
    '@5-36',
    '@8-27',
    '@8-28',
    '@8-30',
  ],
}, async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const { quarters } = await read(`/logistics/reports/organizations/${organization._id}`)
  const [earlier, later] = quarters.slice(-3)
  await saveBesideOthers(page)
  await signIn(page, 'admin')
  await openTab(page, 'Reports')
  await page.getByRole('button', { name: 'Show the charts' }).click()
  await expect(page.getByText('Missing organization ID.')).toBeVisible()
  await choose(page, 'Organization', organization.name, organization.name)
  await page.getByRole('button', { name: 'Show the charts' }).click()
  await expect(page.getByText('Please select at least one quarter.')).toBeVisible()
  await page.getByText(earlier.label).click()
  await page.getByText(later.label).click()
  await page.getByRole('button', { name: 'Show the charts' }).click()

  for (const name of [
    'Executive Summary',
    'Monthly waste collection',
    'Collected by month, as lines',
    'Waste audit',
    'Waste composition by month',
    'Overall composition',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue('')

  await page
    .getByRole('button', { name: /^[\d,.]+\skg( ±.\d+%)?: show the pickups$/ })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: 'The pickups behind this figure' })
  await expect(panel.getByRole('status')).toContainText('pickups')
  const total = await panel.getByRole('status').textContent()
  await panel.getByRole('combobox', { name: 'Waste type' }).click()
  await page.getByRole('option', { name: 'Paper' }).click()
  await expect(panel.getByRole('status')).not.toHaveText(total ?? '')
  await expect(panel.getByRole('link').first()).toHaveAttribute('href', /^\/schedule\/waste-collection\//)
  await panel.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Add finding' }).click()
  await page.getByRole('textbox', { name: 'Findings 4' }).fill('A <b>glass</b> bin stood half empty 🙂')
  await page.getByRole('button', { name: 'Remove Recommendations 5' }).click()
  // Delays the download so that its notification can be read; a report of one quarter is ready almost at once.
  await page.route(/\/api\/download\/[^/]+\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Report' }).click()
  await expect(page.getByText('Please wait, your report is starting to download now...')).toBeVisible()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^report_[\da-f-]{36}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: 'Open the saved report' }).click()
  await expect(page).toHaveURL(/\/report\//)
  await expect(page.locator('#findings')).toContainText('A <b>glass</b> bin stood half empty 🙂')
  await expect(page.locator('#findings ol').last().locator('li')).toHaveCount(4)
})

test('staff make the report of a calendar year', { tag: ['@11.7-08'] }, async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const { quarters } = await read(`/logistics/reports/organizations/${organization._id}`)
  const [last] = quarters.slice(-1)[0].months.slice(-1)
  const year = `Calendar year ${Number(last.slice(0, 4)) - 1}`
  await startSession(page, 'admin')
  await page.goto('/reporting')
  await choose(page, 'Organization', organization.name, organization.name)
  await page.getByText(quarters.at(-1).label).click()
  await page.getByText(year).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Show the charts' }).click()
  await expect(page.getByText(year)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Executive Summary', exact: true })).toBeVisible()
})

test('a failed save, a failed quarter list and a failed PDF are reported in the words of the specification', {
  tag: ['@8-31', '@8-32', '@8-33'],
}, async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const { quarters } = await read(`/logistics/reports/organizations/${organization._id}`)
  await startSession(page, 'admin')
  await previewAsUnsaved(page)
  await page.goto('/reporting')
  const quarterCall = '**/api/logistics/reports/organizations/*'
  await page.route(quarterCall, (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy', code: 'server.failed' } }),
  )
  await choose(page, 'Organization', organization.name, organization.name)
  await expect(page.getByText('Failed to fetch logistics data.')).toBeVisible({ timeout: 30_000 })
  await page.unroute(quarterCall)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(quarters.at(-2).label).click()
  await page.getByRole('button', { name: 'Show the charts' }).click()
  await page.route('**/api/reports', (route) =>
    route.fulfill({ status: 500, json: { message: 'No', code: 'server.failed' } }),
  )
  await page.getByRole('button', { name: 'Download Report' }).click()
  await expect(page.getByText('Failed to save report before downloading.')).toBeVisible()
  await page.unroute('**/api/reports')
  await page.route('**/api/reports', (route) => route.fulfill({ status: 201, json: { data: {} } }))
  await page.getByRole('button', { name: 'Download Report' }).click()
  await expect(page.getByText('Report ID is missing and could not be generated.')).toBeVisible()
  await page.unroute('**/api/reports')
  await page.route('**/api/download/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'No', code: 'server.failed' } }),
  )
  await page.getByRole('button', { name: 'Download Report' }).click()
  await expect(page.getByText('Failed to download PDF. Please try again.')).toBeVisible()
})

test('an organization without pickups says so in place of its quarters', async ({ page }) => {
  await signIn(page, 'admin')
  await page.route('**/api/logistics/reports/organizations/*', (route) =>
    route.fulfill({ json: { data: { quarters: [], pickups: [] } } }),
  )
  await page.goto('/reporting')
  await choose(page, 'Organization', 'Thazin', 'Thazin')
  await expect(page.getByText('No Data')).toBeVisible()
  await expect(page.getByText('This organization has no completed pickups yet')).toBeVisible()
})

test('a saved report is listed, shared by a link, revised, and gone once the link is revoked', {
  tag: ['@1-08', '@2.1-15'],
}, async ({ page, browser }) => {
  const { organization } = await saveReport(page)
  await startSession(page, 'admin')
  await page.goto('/reporting/saved?sort=-createdAt')
  const row = page.getByRole('row', { name: new RegExp(organization.name) }).first()
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the report' })
  await expect(dialog.getByLabel('Days until it expires')).toBeVisible()
  await expectNothingSerious(page)
  await dialog.getByLabel('Days until it expires').fill('7')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await dialog.getByLabel('Link (shown only once)').inputValue()
  expect(address).toMatch(/\/report\?link=[\w-]{22}$/)

  const stranger = await (await openContext(browser)).newPage()
  expect((await stranger.goto(address))?.status()).toBe(200)
  await expect(stranger.getByRole('heading', { name: 'Waste Audit Report' })).toBeVisible()
  await expect(stranger.getByText(organization.name).first()).toBeVisible()
  await expect(stranger.getByRole('button', { name: /show the pickups/i })).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Revoke' }).first().click()
  await expect(dialog.getByText('Revoked').first()).toBeVisible()
  expect((await stranger.reload())?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { name: 'There is no report at this address' })).toBeVisible()
  await stranger.context().close()

  await dialog.getByRole('button', { name: 'Close' }).click()
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Make a new revision' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new revision' }).click()
  await expect(page.getByText(/^The new revision of .* was made\.$/)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(organization.name) }).first()).toContainText('Corrected')
})

test('a second report of the same months is asked about, and stands beside the first or replaces it', {
  tag: ['@11.7-05', '@11.7-07'],
}, async ({ page }) => {
  const api = await apiAs(page, 'admin')
  const name = unique('Twice')
  const organizationId = await newOrganization(api, name)
  const { data } = await api('POST', '/logistics', { organizationId, pickUpTime: '2025-01-10T02:30:00Z' })
  const items = [{ productName: 'Paper', productType: 'Papers', quantity: 5, unit: 'kg', remark: '' }]
  await api('PATCH', `/logistics/${data._id}`, { items, status: 'COMPLETED', __v: data.__v })
  const subject = { organization: organizationId, quarters: ['2025-01'] }
  const first = (await api('POST', '/reports', { ...subject, findings: ['First words'] })).data._id
  const number = first.slice(0, 8).toUpperCase()

  await startSession(page, 'admin')
  await page.goto('/reporting')
  await choose(page, 'Organization', name, name)
  await page.getByText('First Quarter 2025').click()
  await page.getByRole('button', { name: 'Show the charts' }).click()
  const save = page.getByRole('button', { name: 'Create Summary' })
  const question = page.getByRole('dialog', { name: 'There is a report of these months' })
  await save.click()
  await expect(question).toContainText(`Report ${number} of`)
  await expectNothingSerious(page)
  await question.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(question).toHaveCount(0)
  await save.click()
  await question.getByRole('button', { name: 'Save beside it' }).click()
  await expect(page.getByText('The report was saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Add finding' }).click()
  await page.getByRole('textbox', { name: 'Findings 4' }).fill('Third words')
  await save.click()
  const replaced = page.waitForResponse((response) => response.url().endsWith('/api/reports') && response.ok())
  await question.getByRole('button', { name: 'Replace it' }).click()
  // The link to the first report is there already, and does not say that the second was saved.
  await replaced
  await page.goto(`/reporting/saved?q=${encodeURIComponent(name)}`)
  const rows = page.getByRole('row', { name: new RegExp(name) })
  await expect(rows).toHaveCount(3)
  const correction = rows.filter({ has: page.getByText('Corrected', { exact: true }) })
  await expect(correction).toContainText(`Of the same months: ${number}`)
  await expect(rows.filter({ hasText: 'Corrected by' })).toHaveCount(1)

  const { sha256 } = (await (await page.request.get(`/api/reports/${first}`)).json()).data
  await page.goto(`/report/verify?sha256=${sha256}`)
  await expect(page.getByText('There is more than one report of these months')).toBeVisible()
  await expect(page.getByText(/^Beside this one: [0-9A-F]{8} of .*\.$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'What a person typed into this report' })).toContainText(
    'Remark of Thant: First words',
  )
  await expectNothingSerious(page)
})

test('a customer’s list has no layouts, and a corrected report says so in plain words', { tag: ['@11.8-07'] }, async ({
  page,
}) => {
  const { _id, headers } = await saveReport(page)
  const revision = await page.request.post(`/api/reports/${_id}/revisions`, {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(revision.status()).toBe(201)
  await startSession(page, 'customer')
  await page.goto('/reporting')
  await expect(page.getByRole('row').filter({ hasText: 'Corrected' }).first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Weight (kg)' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Grouped' })).toHaveCount(0)
  await page.goto(`/report/${_id}`)
  await expect(page.getByText('There is a corrected version of this report')).toBeVisible()
  await page.getByRole('link', { name: 'What became of your waste' }).click()
  await expect(page.locator('#what-became table').first()).toContainText('Recycling')
})

test('either address redirects to the one of its layout, and every page prints on one sheet', {
  tag: ['@1-28', '@2.1-16', '@2.1-17', '@2.13-13', '@2.13-14', '@2.13-15', '@2.13-16', '@2.13-17', '@2.13-18'],
}, async ({ page }) => {
  for (const layout of ['interval', 'monthly'] as const) {
    const { _id, report } = await saveReport(page, layout)
    const fitting = layout === 'monthly' ? `/pdf_report/${_id}` : `/report/${_id}`
    await page.goto(layout === 'monthly' ? `/report/${_id}` : `/pdf_report/${_id}`)
    await expect(page.locator('#cover')).toBeVisible()
    await expect(page).toHaveURL(fitting)
    // The annex goes on over as many sheets as it needs.
    await page.addStyleTag({ content: '@media print { #annex { display: none } }' })
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(sheets).toHaveLength(report.data.pages.length - 1)
    expect(new Set(pdf.toString('latin1').match(/\/MediaBox\s*\[[^\]]+\]/g)).size).toBe(1)
    // All charts must be printable, even those that were never in view.
    const charts = page.locator('figure')
    await expect(charts.locator('svg[viewBox]')).toHaveCount(await charts.count())
  }
})

test('anyone can read the public page, on a phone, in Burmese and without the pickups', { tag: ['@1-28'] }, async ({
  browser,
  page,
}) => {
  const { _id } = await saveReport(page)
  const phone = await (await openContext(browser, { viewport: { width: 360, height: 740 } })).newPage()
  const rendered = await (await phone.request.get(`/report/${_id}`)).text()
  expect(rendered).toMatch(/id="executive-summary"[\s\S]*\d kg/)
  // React throws an error when the server has rendered something else than the browser.
  const errors: Error[] = []
  phone.on('pageerror', (error) => errors.push(error))
  await phone.goto(`/report/${_id}`)
  await expect(phone.locator('#cover')).toBeVisible()
  await expect(phone.getByRole('button', { name: /show the pickups/i })).toHaveCount(0)
  await expectToFit(phone)
  await phone.getByRole('link', { name: /Overall composition/ }).click()
  await expect(phone.locator('#overall-composition')).toBeInViewport()
  await expectNothingSerious(phone)
  await phone.getByRole('button', { name: 'မြန်မာ' }).click()
  await expect(phone.getByRole('button', { name: /ထုတ်.?ရန်$/ })).toBeVisible()
  await expect(phone.locator('#executive-summary h2')).toHaveText('အနှစ်ချုပ်')
  await expectToFit(phone)
  const beside = await phone
    .locator('section [tabindex="0"] > table')
    .evaluateAll((tables) =>
      tables
        .map((table) => [table.closest('section')?.id, table.scrollWidth - (table.parentElement?.clientWidth ?? 0)])
        .filter(([, px]) => Number(px) > 0),
    )
  expect(beside, 'tables with columns beside the screen').toEqual([])
  expect(errors).toEqual([])
  await phone.context().close()
})

test('the customer sees the pickups behind a figure of their own report, without links to staff screens', async ({
  page,
}) => {
  const { _id } = await saveReport(page)
  await startSession(page, 'customer')
  await page.goto(`/report/${_id}`)
  const figures = page.locator('#common-items').getByRole('button', { name: /show the pickups/ })
  await expect(figures.first()).toBeVisible()
  await expectNothingSerious(page)
  await figures.first().click()
  const panel = page.getByRole('dialog', { name: 'The pickups behind this figure' })
  await expect(panel.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  // They lead to the day in the customer's own calendar.
  await expect(panel.getByRole('link').first()).toHaveAttribute('href', /\?day=/)
  await expect(panel.locator('a[href*="waste-collection"]')).toHaveCount(0)
})

test('a fingerprint is reported as genuine or not, and an unknown report shows a friendly page', {
  tag: ['@8-40'],
}, async ({ page }) => {
  const { _id, report } = await saveReport(page)
  for (const address of [`/report/${_id}`, `/pdf_report/${_id}`]) {
    expect((await page.goto(address))?.status()).toBe(200)
  }
  await page.goto(`/report/${_id}/verify?sha256=${report.sha256}`)
  await expect(page.getByText('We made a report with this fingerprint')).toBeVisible()
  await expect(page.getByText(report.number)).toBeVisible()
  await page.getByLabel('Fingerprint (SHA-256)').fill('abc')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('A SHA-256 has 64 characters: digits and the letters a to f.')).toBeVisible()
  await page.getByLabel('Fingerprint (SHA-256)').fill(`${'0'.repeat(32)}\n${'0'.repeat(32)}`)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('This is not the SHA-256 of our report')).toBeVisible()
  await expectNothingSerious(page)

  const unknown = [`/report/${crypto.randomUUID()}`, `/pdf_report/${crypto.randomUUID()}`, '/pdf_report/nonsense']
  const links = ['/report', '/report?link=expired', `/report?link=${'A'.repeat(22)}`]
  for (const address of [...unknown, ...links]) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is no report at this address' })).toBeVisible()
  }
  await expectNothingSerious(page)
})

test('the screens of staff fit a phone, and axe finds nothing serious there', async ({ page }) => {
  await saveReport(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession(page, 'admin')
  for (const address of ['/reporting', '/reporting/saved']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Reports' })).toBeVisible()
    await expectToFit(page)
    await expectNothingSerious(page)
  }
})
