import { readFile } from 'node:fs/promises'
import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { inYangon, readAs } from '../support/api.ts'
import { now } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { readCsv } from '../support/read-csv.ts'
import { startSession } from '../support/sign-in.ts'

const year = '/gri_306?from=2026-01&to=2026-12'
/** Nothing was collected yet in the year. */
const isNewYear = inYangon(now().toISOString()).day.slice(5) === '01-01'

test('a customer reads what became of the waste, and every figure opens the pickups that add up to it', {
  tag: ['@11.5-11', '@11.5-14', '@11.5-15'],
}, async ({ page }) => {
  await startSession(page, 'customer')
  await page.goto('/')
  await openTab(page, 'Reports', 'GRI 306 report')
  if (isNewYear) {
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Last year' }).click()
  }
  await expect(page.getByRole('region', { name: 'Diversion rate' })).toContainText('of the weight was weighed')
  await expect(page.getByRole('table', { name: 'How it compares' })).toBeVisible()
  const benchmark = page.getByRole('table', { name: /^Beside \d+ others of the same type/ })
  await expect(benchmark.or(page.getByText('Comparing with similar organizations needs'))).toBeVisible()
  const left = page.getByRole('table', { name: 'What has left the company' })
  await expect(left.getByRole('row', { name: /^Delivered to the destination shown .*%$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'How it is known' })).not.toContainText('loads')
  const hazardous = page.getByRole('table', { name: 'GRI 306-4: Waste diverted from disposal, Hazardous' })
  await expect(hazardous.getByRole('row', { name: /Other recovery/ })).toHaveCount(0)
  await page
    .getByRole('region', { name: 'GRI 306-4: Waste diverted from disposal' })
    .getByRole('button', { name: /^Show rows without figures/ })
    .first()
    .click()
  await expect(hazardous.getByRole('row', { name: /Other recovery/ })).toBeVisible()
  const table = page.getByRole('table', { name: 'GRI 306-3: Waste generated' })
  const figure = table
    .getByRole('row', { name: /^Total/ })
    .getByRole('button')
    .nth(1)
  const shown = Number(((await figure.textContent()) ?? '').replaceAll(',', ''))
  expect(shown).toBeGreaterThan(0)
  await figure.click()
  const drawer = page.getByRole('dialog')
  const sum = /pickups, ([\d,.]+)\skg/.exec((await drawer.getByRole('status').textContent()) ?? '')?.[1] ?? ''
  expect(Number(sum.replaceAll(',', ''))).toBe(shown)
  await expectNothingSerious(page)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
})

test('staff set how well weights are known, and a total says how far it may be off', {
  tag: ['@11.5-47', '@11.5-48'],
}, async ({ page }) => {
  const { organization } = await readAs(page, 'customer')
  await startSession(page, 'admin')
  const save = async (estimated: string, from: string) => {
    await page.goto('/settings')
    await page.getByRole('textbox', { name: 'Estimated: ± (%)' }).fill(estimated)
    await page.getByRole('textbox', { name: 'Estimated: source' }).fill(from)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The company details were saved.')).toBeVisible()
  }
  const { data } = await (await page.request.get('/api/company')).json()
  const { percent, source } = data.weightUncertainty.estimated
  await save('40', 'Loads that were weighed again')
  await page.goto(`/gri_306?organization=${organization._id}&from=2025-01&to=2025-12`)
  await expect(page.getByText('Estimated ±\u00a040%: Loads that were weighed again')).toBeVisible()
  const total = page.getByRole('region', { name: 'Waste collected', exact: true })
  await total.getByRole('button', { name: /^±.*: how it is known$/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/Estimated[\d,.]+\skg ±\u00a040%/)
  await save(String(percent), source)
})

test('a figure of a year ago leads to its items, their file, and the day of a pickup', { tag: ['@11.5-11'] }, async ({
  page,
}) => {
  await startSession(page, 'customer')
  await page.goto(year)
  const collected = page.getByRole('table', { name: 'How it compares' }).getByRole('row', { name: /^Waste collected/ })
  // Of most of a year only the year ago stands beside it, which arrives after this one.
  await expect(collected.getByRole('button')).toHaveCount(2)
  const figure = collected.getByRole('button').last()
  const shown = /^[\d,.]+/.exec((await figure.textContent()) ?? '')?.[0] ?? ''
  await figure.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('status')).toContainText(` pickups, ${shown} kg`)
  await drawer.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^gri-306-items.*\.csv$/)
  const rows = await readCsv(file)
  const grams = rows.reduce((sum, row) => sum + Math.round(Number(row['Weight (kg)']) * 1_000), 0)
  expect(grams).toBe(Math.round(Number(shown.replaceAll(',', '')) * 1_000))
  await drawer.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/schedule\?day=2025-\d\d-\d\d$/)
  await expect(page.getByRole('dialog', { name: 'Pickup Time' })).toContainText('Collection note')
  await page.goBack()
  await expect(page).toHaveURL(year)
})

test('the drawer says when it lists only the latest items', { tag: ['@11.5-09'] }, async ({ page }) => {
  await startSession(page, 'customer')
  await page.route('**/items?*', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, itemCount: 12_345 } } })
  })
  await page.goto(year)
  await page.getByRole('button', { name: 'Show the pickups' }).first().click()
  await expect(page.getByRole('dialog').getByText(/^Only the latest \d+ of 12,345 items are listed\./)).toBeVisible()
})

test('a customer sets targets, and sees whether they are met', { tag: ['@11.5-13'] }, async ({ page }) => {
  await startSession(page, 'customer')
  await page.goto(year)
  await page.getByRole('button', { name: /^(Set|Change) targets$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Targets' })
  await dialog.getByLabel('Diverted from disposal, at least (%)').fill('120')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('At most 100 %').first()).toBeVisible()
  await dialog.getByLabel('Diverted from disposal, at least (%)').fill('50')
  await dialog.getByLabel('Waste a month, at most (kg)').fill('1')
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const targets = page.getByRole('table', { name: 'Targets' })
  await expect(targets.getByRole('row', { name: /Diverted from disposal/ })).toContainText(/at least 50\.00%.*Met$/)
  await expect(targets.getByRole('row', { name: /Waste a month/ })).toContainText(/at most 1(\.00)?\skg.*Not met$/)
  await page.getByRole('button', { name: 'Change targets' }).click()
  await dialog.getByLabel('Waste a month, at most (kg)').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(targets.getByRole('row', { name: /Waste a month/ })).toBeHidden()
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)

  await page.goto('/')
  const card = page.getByRole('region', { name: 'Targets' })
  const reached = isNewYear ? /at least 50\.00%––$/ : /at least 50\.00%.*Met$/
  await expect(card.getByRole('row', { name: /Diverted from disposal/ })).toContainText(reached)
  await expectToFit(page)
  await card.getByRole('link', { name: 'GRI 306 report' }).click()
  await expect(page).toHaveURL('/gri_306')
  await page.goto(year)
  await page.getByRole('button', { name: 'Change targets' }).click()
  await dialog.getByLabel('Diverted from disposal, at least (%)').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('No targets are set yet.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Collected this month' })).toBeVisible()
  await expect(card).toBeHidden()
})

test('the tables of the months in the address come as a file', { tag: ['@11.5-11'] }, async ({ page }) => {
  await startSession(page, 'customer')
  await page.goto(year)
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^gri-306-.*\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('GRI 306-5: Waste directed to disposal')
})

test('the tables of the months in the address come as a PDF', { tag: ['@11.5-12'] }, async ({ page }) => {
  await startSession(page, 'customer')
  await page.goto(year)
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^gri-306-.*\.pdf$/)
  expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF-/)
})

test('a quarter of the waste reports is chosen by its months', { tag: ['@11.5-11'] }, async ({ page }) => {
  await startSession(page, 'customer')
  await page.goto(year)
  await page.getByRole('combobox', { name: 'Period' }).click()
  const quarter = page.getByRole('option', { name: /\((First|Second|Third|Fourth) Quarter \d{4}\)$/ }).first()
  const months = /^(.*) \(/.exec((await quarter.textContent()) ?? '')?.[1] ?? ''
  await quarter.click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d&to=\d{4}-\d\d/)
  await expect(page.getByRole('columnheader', { name: months, exact: true })).toBeVisible()
  await expectNothingSerious(page)
})

test('a period without pickups says so in words', { tag: ['@11.5-11'] }, async ({ page }) => {
  await startSession(page, 'customer')
  await page.goto('/gri_306?from=2017-01&to=2017-02')
  await expect(page.getByText('Nothing was collected in Jan – Feb 2017.')).toBeVisible()
})

test('staff choose an organization', { tag: ['@11.5-11'] }, async ({ page }) => {
  await startSession(page, 'finance')
  await page.goto('/gri_306')
  await expect(page.getByRole('table', { name: 'GRI 306-3: Waste generated' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Organization' }).fill('hotel')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/organization=/)
  await expect(
    page.getByRole('region', { name: 'Waste collected', exact: true }).or(page.getByText('Nothing was collected')),
  ).toBeVisible()
})

test('finance, without a screen of a pickup, gets to its day in the calendar of the organization', {
  tag: ['@11.5-11'],
}, async ({ page }) => {
  const { organization } = await readAs(page, 'customer')
  await startSession(page, 'finance')
  await page.goto(`${year}&organization=${organization._id}`)
  await page.getByRole('button', { name: 'Show the pickups' }).first().click()
  await page.getByRole('dialog').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/organizations\/schedule\/[-0-9a-f]+\?day=2026-\d\d-\d\d$/)
  await expect(page.getByRole('dialog', { name: 'Pickup Time' })).toBeVisible()
})
