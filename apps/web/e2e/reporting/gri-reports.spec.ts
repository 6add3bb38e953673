import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'

const lastYear = 'from=2025-01&to=2025-12'

/** A report of the same months may be there from a run before. */
async function saveTables(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save as a report' }).click()
  await expect(page).toHaveURL(/\/gri_306\/reports\/[-0-9a-f]{36}$/)
  const heading = page.getByRole('heading', { level: 1, name: /^GRI report [0-9A-F]{8}$/ })
  await expect(heading).toBeVisible()
  return ((await heading.textContent()) ?? '').slice(-8)
}

test('a customer saves the tables of a year, and opens the report and its PDF', { tag: ['@11.5-20'] }, async ({
  page,
}) => {
  test.slow()
  await startSession(page, 'customer')
  await page.goto(`/gri_306?${lastYear}`)
  const years = page.getByRole('table', { name: 'Compared with the years before' })
  await expect(years.getByRole('row')).toHaveCount(4)
  const total = page.getByRole('table', { name: 'GRI 306-3: Waste generated' }).getByRole('row', { name: /^Total/ })
  const generated = ((await total.getByRole('cell').first().textContent()) ?? '').replace(/\.\d+$/, '')
  const places = page.getByRole('table', { name: 'Where it went' })
  await expect(places.getByRole('row', { name: /^Total/ })).toContainText(generated)
  const number = await saveTables(page)
  await expect(
    page
      .getByRole('table')
      .first()
      .getByRole('row', { name: /^Total/ }),
  ).toContainText(generated)
  await expect(page.getByText('The tables hold the waste that').first()).toBeVisible()
  await expectNothingSerious(page)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(new RegExp(`^gri-306-.*-2025-01-to-2025-12-${number}\\.pdf$`))
  expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF-/)

  await page.goto(`/gri_306?${lastYear}`)
  const latest = page.getByRole('table', { name: 'Saved GRI 306 reports' })
  await expect(latest.getByRole('row', { name: new RegExp(number) })).toContainText('2025')
  await page.getByRole('link', { name: 'All saved reports' }).click()
  await expect(page.getByRole('table', { name: 'Saved GRI 306 reports' })).toContainText(number)
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
  // A phone shows a card of each, whose heading is the link.
  await page.getByRole('listitem').filter({ hasText: number }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: `GRI report ${number}` })).toBeVisible()
  await expectToFit(page)
})

test('staff see all organizations together, save them, and find the report by its fingerprint', {
  tag: ['@11.5-17', '@11.5-21'],
}, async ({ page }) => {
  test.slow()
  await startSession(page, 'admin')
  await page.goto(`/gri_306?${lastYear}`)
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveAttribute('placeholder', 'All organizations')
  const table = page.getByRole('table', { name: 'GRI 306-3: Waste generated' })
  await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible()
  await expect(table.getByRole('button')).toHaveCount(0)
  await expectNothingSerious(page)
  const number = await saveTables(page)
  await page.getByRole('link', { name: /\/report\/verify$/ }).click()
  await expect(page.getByText('We made a report with this fingerprint')).toBeVisible()
  await expect(page.getByText(number)).toBeVisible()
  await expect(page.getByText('All organizations')).toBeVisible()
  await expect(page.getByText('Diversion rate')).toBeVisible()
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
})
