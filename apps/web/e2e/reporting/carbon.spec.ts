import { readFile } from 'node:fs/promises'
import { otherCustomer } from '../customers/other-customers.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newOrganization } from '../service/pickup-data.ts'
import { readAs, weight } from '../support/api.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { type CsvRow, download, readCsv } from '../support/read-csv.ts'
import { signIn, startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { withoutPictures } from '../support/without-pictures.ts'
import { type EmissionUnit, recompute, shownAmount, shownEmissions, unitOf } from './recomputed-emissions.ts'

type Quarter = { label: string; firstMonth: string; months: string[] }

const materials = {
  Papers: 'Paper',
  Plastics: 'Plastic',
  Cans: 'Can',
  Glasses: 'Glass',
  'E-waste': 'E-waste',
  Organic: 'Organic',
}
const mainTreatments = ['Recycling', 'Composting', 'Landfilling', 'E-waste treatment']
/** The row in which a line of the file counts: e-waste that is recycled has one of its own. */
const rowOf = ({ Treatment = '', Material }: CsvRow) =>
  Material === 'E-waste' && Treatment === 'Recycling' ? 'E-waste treatment' : Treatment

test('every figure of the carbon report agrees with a calculation from its CSV alone', {
  tag: ['@1-16', '@2.14-19', '@2.14-20'],
}, async ({ page }) => {
  const quarter = await lastWholeQuarter(page)
  await startSession(page, 'customer')
  await page.goto(`/carbon_report?quarter=${quarter.firstMonth}`)
  const byMaterial = page.getByRole('table', { name: 'Emissions by material' }).first()
  await expect(byMaterial).toBeVisible()
  const file = await download(page, 'Download CSV')
  expect(file.suggestedFilename()).toMatch(/^carbon-.*\.csv$/)
  const lines = await readCsv(file)
  expect(lines.length).toBeGreaterThan(20)
  const unit = unitOf(lines)
  for (const line of lines) expect([line['Factor set'], line['GWP set'], line.Source].every(Boolean)).toBe(true)

  for (const [material, name] of Object.entries(materials)) {
    const sums = recompute(lines.filter((line) => line.Material === material))
    await expectRow(byMaterial, name, sums, unit)
  }
  const byTreatment = page.getByRole('table', { name: 'Emissions by treatment' }).first()
  for (const name of new Set([...mainTreatments, ...lines.map(rowOf)])) {
    await expectRow(byTreatment, name, recompute(lines.filter((line) => rowOf(line) === name)), unit)
  }
  const total = recompute(lines)
  for (const table of [byMaterial, byTreatment]) {
    await expectRow(table, 'Total', total, unit)
    const others = lines.filter((line) => line.Material !== 'E-waste')
    if (others.length < lines.length) await expectRow(table, 'Without e-waste', recompute(others), unit)
    else await expect(table.getByRole('rowheader', { name: 'Without e-waste' })).toHaveCount(0)
  }
  const summary = page.getByRole('region', { name: 'Executive Summary' })
  await expect(summary.getByRole('region', { name: 'Direct emissions (A)' })).toContainText(
    shownEmissions(total.direct, unit),
  )
  await expect(summary.getByRole('region', { name: 'Avoided emissions (B + C)' })).toContainText(
    shownEmissions(total.avoided, unit),
  )
  await expect(summary.getByText(/net emissions/i)).toHaveCount(0)
  await expect(summary).toContainText(new RegExp(`${weight(total.weightKg)}\\skg ±\\s\\d+% of waste`))
})

test('the report is downloaded as a PDF in the language of the user', async ({ page }) => {
  const quarter = await lastWholeQuarter(page)
  await startSession(page, 'customer')
  await page.goto(`/carbon_report?quarter=${quarter.firstMonth}`)
  const pdfRequest = page.waitForRequest(/\/carbon\/reports\/[\da-f-]{36}\/pdf/)
  const file = await download(page, 'Download PDF')
  expect((await pdfRequest).url()).toContain('language=en')
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByText(/\.pdf was downloaded/)).toBeVisible()
})

test('the report has its banner, sections, charts, factors and the net formula', {
  tag: ['@1-16', '@2.4-04', '@2.14-15', '@2.14-16', '@2.14-18', '@2.14-20'],
}, async ({ page }) => {
  const quarter = await lastWholeQuarter(page)
  await signIn(page, 'customer')
  await openTab(page, 'Reports', 'Carbon Report')
  await expect(page).toHaveURL('/carbon_report')
  await expect(page.getByRole('heading', { name: 'What your waste means for the climate' })).toBeVisible()
  const choice = page.getByRole('combobox', { name: 'Quarter' })
  await expect(choice).not.toHaveValue(/in progress/)
  await choice.click()
  await page.getByRole('option').last().click()
  await expect(page).toHaveURL(/quarter=/)
  await choice.click()
  await page.getByRole('option', { name: quarter.label }).click()
  await expect(page).toHaveURL(`/carbon_report?quarter=${quarter.firstMonth}`)

  for (const name of ['Executive Summary', 'Methodologies', 'Key Insights', 'Disclaimer']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Disclaimer' })).toContainText('Net emissions = A − B − C')
  const charts = [
    'Direct, avoided and net emissions by treatment',
    'Direct, avoided and net emissions by material',
    'Direct emissions by material',
  ]
  for (const name of charts) {
    const chart = page.getByRole('region', { name, exact: true })
    await chart.scrollIntoViewIfNeeded()
    await expect(chart.locator('svg text').first()).toBeVisible()
  }
  const methods = page.getByRole('region', { name: 'Methodologies' })
  await expect(methods).toContainText('thant-2023')
  await expect(methods).toContainText(/CH₄ 21, N₂O 310/)
  await expect(methods.getByRole('row', { name: /Organic/ })).toContainText('0.64539')
  await expect(methods.getByRole('row', { name: /E-waste plastics/ })).toContainText('1.289')
  await expect(methods.getByRole('row', { name: /E-waste metals/ })).toContainText('0.4408')
  await expect(page.getByText(/^By these factors, more is emitted than avoided by the treatment of: /)).toBeVisible()
  await expect(page.getByText(/Scope 3, category 5/)).toBeVisible()
  await expectNothingSerious(page)
})

test('a figure opens the weighed items behind it, which add up to it', async ({ page }) => {
  const quarter = await lastWholeQuarter(page)
  await startSession(page, 'customer')
  await page.goto(`/carbon_report?quarter=${quarter.firstMonth}`)
  const row = page
    .getByRole('table', { name: 'Emissions by material' })
    .first()
    .getByRole('row', { name: /^Paper/ })
  const all = await readCsv(await download(page, 'Download CSV'))
  const unit = unitOf(all)
  const lines = all.filter(({ Material }) => Material === 'Papers')
  const direct = shownEmissions(recompute(lines).direct, unit)
  await row.getByRole('button', { name: shownAmount(recompute(lines).direct, unit), exact: true }).click()

  const dialog = page.getByRole('dialog', { name: 'Paper: Direct (A)' })
  const pickups = new Set(lines.map(({ Pickup }) => Pickup)).size
  await expect(dialog.getByRole('status')).toContainText(`${pickups} pickups, `)
  const rows = dialog
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(lines.length + 1)
  // The items behind a figure add up to the gram.
  const { weightKg } = recompute(lines)
  await expect(rows.last()).toContainText(weightKg.toLocaleString('en', { minimumFractionDigits: 2 }))
  await expect(rows.last()).toContainText(direct)
  for (const [index, line] of lines.entries()) {
    await expect(rows.nth(index)).toContainText(line.Item ?? '')
    await expect(rows.nth(index)).toContainText(shownEmissions(recompute([line]).direct, unit))
  }
  await expect(dialog.getByRole('link')).toHaveCount(pickups)
  for (const link of await dialog.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/schedule\?day=\d{4}-\d{2}-\d{2}$/)
  }
  await expectNothingSerious(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('an external chart that fails to load is hidden, and its section with the last of them', {
  tag: ['@2.14-17', '@7.10-05'],
}, async ({ page }) => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 20V0h40v20Z"/></svg>'
  await startSession(page, 'customer')
  await page.goto('/carbon_report')
  const section = page.getByRole('region', { name: 'Emissions in the world' })
  await expect(page.getByRole('region', { name: 'Disclaimer' })).toBeVisible()
  await expect(section).toHaveCount(0)
  await page.route('**/api/carbon/charts*', (route) =>
    route.fulfill({ json: { data: ['/chart-1.svg', '/chart-2.svg'] } }),
  )
  await page.route('**/chart-1.svg', (route) => route.fulfill({ body: picture, contentType: 'image/svg+xml' }))
  await page.route('**/chart-2.svg', (route) => route.abort())
  await page.goto('/carbon_report')
  await expect(section.getByRole('img', { name: 'Emission chart 1' })).toBeVisible()
  await expect(section.getByRole('img')).toHaveCount(1)

  await page.route('**/chart-1.svg', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('chart-1.svg'))
  await page.reload()
  await failed
  await expect(page.getByRole('region', { name: 'Disclaimer' })).toBeVisible()
  await expect(section).toHaveCount(0)
})

test('admins open the same report of any organization, and a pickup from a figure', async ({ page }) => {
  const { organization } = await readAs(page, 'customer')
  const quarter = await lastWholeQuarter(page)
  await startSession(page, 'admin')
  await page.goto(`/organizations/profile?id=${organization._id}`)
  await page.getByRole('tab', { name: 'Carbon Report' }).click()
  await expect(page).toHaveURL(/tab=carbon/)
  await page.getByRole('combobox', { name: 'Quarter' }).click()
  await page.getByRole('option', { name: quarter.label }).click()
  const summary = page.getByRole('region', { name: 'Executive Summary' })
  await summary.getByRole('button', { name: 'Show the pickups' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Total: Direct (A)' })
  await dialog.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/schedule\/waste-collection\/[0-9a-f-]{36}/)
})

test('an organization without pickups is told that there is nothing yet', { tag: ['@5-38'] }, async ({ page }) => {
  const organization = await newOrganization(await apiAs(page, 'admin'), unique('Quiet House'))
  await startSession(page, 'admin')
  await page.goto(`/organizations/profile?id=${organization}&tab=carbon`)
  await expect(page.getByText('There is nothing to report yet.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Quarter' })).toHaveCount(0)
})

test('quarters that fail to load say so and can be retried', { tag: ['@2.14-18'] }, async ({ page }) => {
  await withoutPictures(page)
  await page.route('**/api/logistics/reports/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'server.failed', message: 'SERVER ERROR FOUND' } }),
  )
  await startSession(page, 'customer')
  await page.goto('/carbon_report')
  await expect(page.getByText('Failed to fetch logistics data.')).toBeVisible()
  await page.unroute('**/api/logistics/reports/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Executive Summary' })).toBeVisible()
})

test('the report fits a phone, and is available in Burmese', async ({ page }) => {
  // Uses another account than the demonstration customer, because the language is stored with the user.
  const email = await otherCustomer(page, 7)
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession(page, email)
  await page.goto('/carbon_report')
  await expect(page.getByRole('region', { name: 'Executive Summary' })).toBeVisible()
  await expectToFit(page)
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'မြန်မာ' }).click()
  await expect(page.getByRole('heading', { name: 'သင့်အမှိုက်နှင့် ရာသီဥတု' })).toBeVisible()
  await expect(page.getByText(/[၀-၉]\s(ကီ.လို|တန်)\sCO₂e/).first()).toBeVisible()
  const english = await page
    .locator('main')
    .getByText(/\b(emissions|waste|weight|total)\b/i)
    .allTextContents()
  // Names and sources of factors are user input, which is not translated.
  expect(english.filter((text) => !/emission factors|company's own/.test(text) && !/Factors of/.test(text))).toEqual([])
  await expectToFit(page)
})

/** Returns the latest quarter with data in all three months. */
async function lastWholeQuarter(page: Page): Promise<Quarter> {
  const { organization, read } = await readAs(page, 'customer')
  const { quarters } = await read(`/logistics/reports/organizations/${organization._id}`)
  const quarter = (quarters as Quarter[]).findLast(({ months }) => months.length === 3)
  if (!quarter) throw new Error('the demonstration customer has no whole quarter')
  return quarter
}

type Table = ReturnType<Page['getByRole']>
async function expectRow(
  table: Table,
  name: string,
  sums: ReturnType<typeof recompute>,
  unit: EmissionUnit,
): Promise<void> {
  const row = table.getByRole('row').filter({ has: table.page().getByRole('rowheader', { name, exact: true }) })
  await expect(row.getByRole('cell')).toHaveText([
    weight(sums.weightKg),
    shownAmount(sums.direct, unit),
    shownAmount(sums.avoided, unit),
    shownAmount(sums.net, unit),
  ])
}
