import { expectNothingSerious } from '../looks/axe.ts'
import { inBurmese, readInBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { pick } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { readCsv } from '../support/read-csv.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

const months = 'from=2026-01&to=2026-03'

test('staff complete the tables of an organization: amounts, waste that others took, and a text from a proposal', {
  tag: ['@11.5-41'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, unique('Padauk Inn'))
  await api('PATCH', `/logistics/${await newPickup(api, organizationId, { pickUpTime: '2026-01-06T02:45:00.000Z' })}`, {
    status: 'COMPLETED',
    items: [{ productName: 'Boxes', productType: 'Papers', quantity: 60, unit: 'kg', measure: 'weighed' }],
  })
  await startSession(page, 'operation')
  await page.goto(`/gri_306?organization=${organizationId}&${months}`)
  await page.getByRole('link', { name: 'Complete the tables' }).click()

  await page.getByRole('button', { name: 'Guest nights' }).click()
  await page.getByLabel('Guest nights, Jan 2026').fill('-1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not below 0').first()).toBeVisible()
  await page.getByLabel('Guest nights, Jan 2026').fill('120')
  await page.getByRole('button', { name: 'Meals' }).click()
  await page.getByLabel('Meals, Jan 2026').fill('0')
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The amounts were saved.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('link', { name: 'Waste that others took' }).click()
  await page.getByRole('button', { name: 'Add waste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add waste' })
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('Required').first()).toBeVisible()
  await dialog.getByLabel('What it is, and who took it').fill('Residual waste <b>of the city</b>')
  await pick(page, 'Month', 'Jan 2026')
  await pick(page, 'What became of it', 'Landfilling')
  await dialog.getByLabel('Weight (kg)').fill('310.5')
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /Residual waste <b>of the city<\/b>.*310\.5/ })).toBeVisible()

  await page.getByRole('link', { name: 'Texts' }).click()
  const collected = page.getByRole('region', { name: /^GRI 306-2-c/ })
  await collected.getByRole('button', { name: 'Write' }).click()
  await collected.getByRole('button', { name: 'Use the proposal' }).click()
  const text = collected.getByRole('textbox')
  await expect(text).toHaveValue(/Pickups in these months: 1/)
  await text.press('End')
  await text.fill(`${await text.inputValue()} We keep the slips.`)
  await expectNothingSerious(page)
  await collected.getByRole('button', { name: 'Save' }).click()
  await expect(collected.getByText('We keep the slips.')).toBeVisible()

  await page.goto(`/gri_306?organization=${organizationId}&${months}`)
  const intensity = page.getByRole('table', { name: 'Intensity' })
  await expect(intensity.getByRole('row', { name: /^kg per guest night 0\.500 60 120 1 of 3 months/ })).toBeVisible()
  await expect(intensity.getByRole('row', { name: /^kg per meal None, as the amount is 0/ })).toBeVisible()
  const others = page.getByRole('table', { name: 'Waste that others took' })
  await expect(others.getByRole('row', { name: /310\.5/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'GRI 306-3: Waste generated' })).not.toContainText('310.5')
  await expect(page.getByRole('heading', { name: /^Waste that others took, as stated by / })).toBeVisible()
  await expectNothingSerious(page)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectToFit(page)
  }
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const rows = await readCsv(await started)
  expect(rows.find((row) => row.Table === 'Intensity')?.['Kilograms per unit']).toBe('0.5')
  expect(rows.find((row) => row.Table === 'Waste that others took')?.Text).toBe('Residual waste <b>of the city</b>')
})

test('a customer completes the own tables on a phone, in Burmese', { tag: ['@11.5-44'] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await readInBurmese(page)
  await startSession(page, 'customer')
  await page.goto('/gri_306?from=2025-01&to=2025-12')
  await page.getByRole('link', { name: inBurmese('Complete your tables') }).click()
  await expect(page).toHaveURL(/\/gri_306\/amounts\?year=2025$/)
  const meals = page.getByRole('button', { name: 'အစားအသောက် ပွဲရေ' })
  const firstMonth = page.getByLabel(/^အစားအသောက် ပွဲရေ/).first()
  // A second try finds the column that the first one saved.
  await expect(meals.or(firstMonth)).toBeVisible()
  if (await meals.isVisible()) await meals.click()
  await firstMonth.fill('2000')
  await expectToFit(page)
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'သိမ်း', exact: false }).last().click()
  await expect(page.getByText(inBurmese('The amounts were saved.'))).toBeVisible()
  for (const part of ['other_waste', 'texts']) {
    await page.goto(`/gri_306/${part}?year=2025`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectToFit(page)
    await expectNothingSerious(page)
  }
  await page
    .getByRole('button', { name: inBurmese('Write') })
    .first()
    .click()
  await page.getByRole('button', { name: inBurmese('Use the proposal') }).click()
  await expect(page.getByRole('textbox', { name: /306-1/ })).toHaveValue(/ကီလို သိမ်းဆည်းခဲ့ပါသည်။/)
  await expectToFit(page)
})
