import { readFile } from 'node:fs/promises'
import { expectNothingSerious } from '../looks/axe.ts'
import { inYangon, readAs, weight } from '../support/api.ts'
import { expect, type Locator, openContext, type Page, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { signIn, startSession } from '../support/sign-in.ts'
import { withoutPictures } from '../support/without-pictures.ts'
import { previewAsUnsaved, saveBesideOthers } from './saved-preview.ts'

type Quarter = { label: string; firstMonth: string; months: string[] }
type Item = { productName: string; productType: string; quantity: number }
type Pickup = { pickUpTime: string; items: Item[] }

const sections = ['About Report', 'Waste Generation Overview', 'Items Found', 'Waste Composition']
const lastSections = ['Total Composition by Month', 'Summary & Recommendations']

test('a customer chooses a quarter and reads its seven sections, whose figures are those of the pickups', {
  tag: ['@1-15', '@2.4-08', '@2.13-10', '@2.13-11', '@2.13-12', '@4-18', '@5-37', '@8-27'],
}, async ({ page }) => {
  const { quarter, items, pickups } = await lastWholeQuarter(page)
  await signIn(page, 'customer')
  await openTab(page, 'Reports')
  await expect(page).toHaveURL('/reporting')
  await expect(page.getByRole('heading', { name: 'Generate Report' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'About Report' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Choose a quarter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a quarter' })
  await expect(dialog.getByText('Please select a quarter.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create Report' })).toBeDisabled()
  await expectNothingSerious(page)
  await dialog.getByRole('radio', { name: quarter.label }).click()
  await expect(dialog.getByText('Please select a quarter.')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Create Report' }).click()
  await expect(page).toHaveURL(`/reporting?quarter=${quarter.firstMonth}`)

  for (const name of [...sections, 'Trend Line (kg)', ...lastSections]) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  }
  const total = sumOf(items)
  const overview = page.getByRole('region', { name: 'Total collected waste' })
  await expect(overview).toContainText(`${weight(total)} kg`)
  await expect(page.getByRole('region', { name: 'Total pickups' })).toContainText(String(pickups))
  const composition = page.getByRole('table', { name: 'Waste Composition' })
  await expect(composition.getByRole('row', { name: /^Paper/ })).toContainText(
    `${weight(sumOf(items.filter(({ productType }) => productType === 'Papers')))} kg`,
  )
  await expect(composition.getByRole('row', { name: /^Total/ })).toContainText(`${weight(total)} kg`)
  await expect(page.getByRole('region', { name: lastSections[0] }).locator('article, section')).toHaveCount(3)
  await expect(page.getByText(`A total of ${weight(total)} kg of waste was collected in this period.`)).toBeVisible()

  await page.getByRole('button', { name: 'Choose another quarter' }).click()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Create Report' })).toBeDisabled()
})

test('a customer makes the report of a calendar year, whose months are those of the pickups', {
  tag: ['@11.7-08'],
}, async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const { quarters, pickups } = await read(`/logistics/reports/organizations/${organization._id}`)
  const year = Number(quarters.at(-1).months.at(-1).slice(0, 4)) - 1
  await startSession(page, 'customer')
  await page.goto('/reporting')
  await page.getByRole('button', { name: 'Choose a quarter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a quarter' })
  await dialog.getByText(`Calendar year ${year}`).click()
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Create Report' }).click()
  await expect(page).toHaveURL(`/reporting?from=${year}-01&to=${year}-12`)
  await expect(page.getByRole('heading', { name: `Calendar year ${year}` })).toBeVisible()
  const ofYear = pickups.filter(({ pickUpTime }: Pickup) => inYangon(pickUpTime).day.startsWith(String(year)))
  await expect(page.getByRole('region', { name: 'Total pickups' })).toContainText(String(ofYear.length))
  await page.getByRole('button', { name: /^±.*: how it is known$/ }).click()
  await expect(page.getByText(/^Weighed/).first()).toBeVisible()
})

test('the weight of an item opens the pickups where it was weighed', async ({ page }) => {
  const { quarter, items } = await lastWholeQuarter(page)
  const [{ productName, productType } = { productName: '', productType: '' }] = items
  const same = items.filter((item) => item.productName === productName && item.productType === productType)
  await startSession(page, 'customer')
  await page.goto(`/reporting?quarter=${quarter.firstMonth}`)
  const row = page.getByRole('table', { name: 'Items Found' }).getByRole('row', { name: productName })
  await row.getByRole('button', { name: `${weight(sumOf(same))} kg` }).click()
  const rows = page
    .getByRole('dialog')
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(same.length + 1)
  await expect(rows.last()).toContainText(weight(sumOf(same)))
})

test('a download first saves the report, only once, and says that it starts', { tag: ['@4-21', '@8-30'] }, async ({
  page,
}) => {
  const { quarter } = await lastWholeQuarter(page)
  let saves = 0
  page.on('response', (response) => {
    // Where another journey has saved the same months, the first answer is the question about it.
    if (response.request().method() === 'POST' && /\/api\/reports(\?|$)/.test(response.url()) && response.ok())
      saves += 1
  })
  await startSession(page, 'customer')
  await previewAsUnsaved(page)
  await page.goto(`/reporting?quarter=${quarter.firstMonth}`)
  // Delays the download so that its notification can be read; a report of one quarter is ready almost at once.
  await page.route(/\/api\/download\/[^/]+\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const button = page.getByRole('button', { name: 'Download Report' })
  const first = page.waitForEvent('download')
  await button.click()
  await expect(page.getByText('Please wait, your report is starting to download now...')).toBeVisible()
  const file = await first
  expect(file.suggestedFilename()).toMatch(/^report_[0-9a-f-]{36}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  const second = page.waitForEvent('download')
  await expect(button).toBeEnabled()
  await button.click()
  expect((await second).suggestedFilename()).toBe(file.suggestedFilename())
  await expect(button).toBeEnabled()
  const third = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Other kinds of PDF' }).click()
  await page.getByRole('menuitem', { name: 'PDF for archives (PDF/A)' }).click()
  expect((await readFile(await (await third).path())).toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>')
  expect(saves).toBe(1)

  const saved = page.getByRole('table', { name: 'Saved reports' }).getByRole('row').nth(1)
  // A row has room for the months alone, and says the quarter at the pointer.
  const months = saved.locator('[data-tooltip]').first()
  await months.hover()
  await expect(page.getByRole('tooltip')).toContainText(quarter.label)
  await months.click()
  await expect(page).toHaveURL(/\/report\/[0-9a-f-]{36}$/)
})

test('from the dashboard, a quarter of plastic takes at most three clicks, and proof for an auditor four', async ({
  page,
  browser,
}) => {
  await saveBesideOthers(page)
  await signIn(page, 'customer')
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const picker = page.getByRole('dialog')
  await click(page.getByRole('button', { name: 'Months' }))
  await click(picker.getByRole('button', { name: /^(Jan – Mar|Apr – Jun|Jul – Sep|Oct – Dec) \d{4}$/ }))
  await expect(page).toHaveURL(/\?from=\d{4}-(01|04|07|10)&to=/)
  await expect(page.getByRole('region', { name: 'Total by waste type' }).getByText('Plastic')).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(3)

  clicks = 0
  await click(page.getByRole('link', { name: 'Reports' }))
  await click(page.getByRole('button', { name: /^Last quarter: / }))
  await click(page.getByRole('button', { name: 'Share', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Share the report' })
  await expectNothingSerious(page)
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await expect(dialog.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:\\?subject=.*${address.slice(-22)}`),
  )
  await click(dialog.getByRole('button', { name: 'Copy' }))
  expect(clicks).toBeLessThanOrEqual(4)
  const auditor = await (await openContext(browser)).newPage()
  expect((await auditor.goto(address))?.status()).toBe(200)
  await expect(auditor.getByRole('heading', { name: 'Waste Audit Report' })).toBeVisible()
})

test('failures are reported: of the quarters, of saving, and of the PDF', { tag: ['@8-29', '@8-31', '@8-32'] }, async ({
  page,
}) => {
  const { quarter } = await lastWholeQuarter(page)
  const broken = { status: 500, json: { code: 'server.failed', message: 'SERVER ERROR FOUND' } }
  await startSession(page, 'customer')
  await previewAsUnsaved(page)
  await withoutPictures(page)
  await page.route('**/api/logistics/reports/**', (route) => route.fulfill(broken))
  await page.goto('/reporting')
  await page.getByRole('button', { name: 'Choose a quarter' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Failed to fetch logistics data.')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await page.unroute('**/api/logistics/reports/**')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('radio').first()).toBeVisible()

  await page.goto(`/reporting?quarter=${quarter.firstMonth}`)
  await page.route(/\/api\/reports(\?|$)/, (route) =>
    route.request().method() === 'POST' ? route.fulfill(broken) : route.continue(),
  )
  await page.getByRole('button', { name: 'Download Report' }).click()
  await expect(page.getByText('Failed to save report before downloading.')).toBeVisible()
  await page.unroute(/\/api\/reports(\?|$)/)

  await page.route('**/api/download/**', (route) => route.fulfill(broken))
  await page.getByRole('button', { name: 'Download Report' }).click()
  await expect(page.getByText('Failed to download PDF. Please try again.')).toBeVisible()
})

test('a missing quarter is refused, and one without pickups has nothing to report', { tag: ['@5-38'] }, async ({
  page,
}) => {
  await startSession(page, 'customer')
  await page.goto('/reporting?quarter=1999-01')
  await expect(page.getByText('There is no such period')).toBeVisible()
  await withoutPictures(page)
  await page.route('**/api/logistics/reports/**', (route) =>
    route.fulfill({ json: { data: { quarters: [], pickups: [] } } }),
  )
  await page.goto('/reporting')
  await expect(page.getByText('There is nothing to report yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a quarter' })).toHaveCount(0)
  await expectNothingSerious(page)
})

/** Returns the latest quarter with data in all three months, and its items by the months of Yangon. */
async function lastWholeQuarter(page: Page): Promise<{ quarter: Quarter; items: Item[]; pickups: number }> {
  const { organization, read } = await readAs(page, 'customer')
  const { quarters, pickups } = await read(`/logistics/reports/organizations/${organization._id}`)
  const quarter = (quarters as Quarter[]).findLast(({ months }) => months.length === 3)
  if (!quarter) throw new Error('the demonstration customer has no whole quarter')
  const inQuarter = (pickups as Pickup[]).filter(({ pickUpTime }) => quarter.months.includes(monthInYangon(pickUpTime)))
  return { quarter, items: inQuarter.flatMap(({ items }) => items), pickups: inQuarter.length }
}

function monthInYangon(instant: string): string {
  return new Date(Date.parse(instant) + 6.5 * 3_600_000).toISOString().slice(0, 7)
}

function sumOf(items: readonly Item[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

test('no text of a button loses what reaches below its line', async ({ page }) => {
  await startSession(page, 'customer')
  for (const address of ['/reporting', '/carbon_report', '/gri_306']) {
    await page.goto(address)
    const labels = page.locator('main .mantine-Button-label')
    await expect(labels.first()).toBeVisible()
    const cut = await labels.evaluateAll((all) =>
      all.filter((label) => label.scrollHeight > label.clientHeight).map((label) => label.textContent),
    )
    expect(cut, address).toEqual([])
  }
})
