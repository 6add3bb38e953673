import { expect, test } from '@playwright/test'
import { expectNothingSerious } from './axe.ts'
import { expectToFit } from './fits.ts'
import { signIn } from './sign-in.ts'
import { unique } from './unique.ts'

/** Each type has one profile a day, and a journey may be repeated. */
function freeDay(): string {
  const day = new Date(Date.UTC(2031, 0, 1) + (Math.floor(Date.now() / 1_000) % 9_000) * 86_400_000)
  return day.toISOString().slice(0, 10).replaceAll('-', '/')
}

const screens = [
  '/treatment/consignments',
  '/treatment/mass-balance',
  '/treatment/destinations',
  '/treatment/profiles',
  '/treatment/consignments/add',
  '/treatment/profiles/add',
]

test('staff add a destination, say what goes there, and record a load that is heavier than what was there', async ({
  page,
}) => {
  const name = unique('Riverside Mill')
  await signIn(page, 'operation')
  await page.goto('/treatment/destinations/add')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Recycler' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The destination was added.')).toBeVisible()

  await page.goto('/treatment/profiles/add')
  await page.getByRole('combobox', { name: 'Waste type' }).fill('Glass')
  await page.getByRole('option', { name: 'Glass' }).click()
  await page.getByRole('textbox', { name: 'Valid from' }).fill(freeDay())
  await page.getByRole('combobox', { name: 'Treatment' }).click()
  await page.getByRole('option', { name: 'Recycling' }).click()
  await page.getByRole('textbox', { name: 'Share' }).fill('92')
  await page.getByRole('button', { name: 'Add a share' }).click()
  await page.getByRole('combobox', { name: 'Treatment' }).last().click()
  await page.getByRole('option', { name: 'Landfilling' }).click()
  await page.getByRole('textbox', { name: 'Share' }).last().fill('7.9')
  await expect(page.getByText('Together: 99.90%')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The shares must add up to exactly 100 %.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Share' }).last().fill('8')
  await expect(page.getByText('Together: 100.00%')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The treatment profile was added.')).toBeVisible()

  await page.goto('/treatment/consignments/add')
  await page.getByRole('combobox', { name: 'Waste type' }).fill('E-waste')
  await page.getByRole('option', { name: 'E-waste' }).click()
  await page.getByRole('combobox', { name: 'Destination' }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByRole('textbox', { name: 'Gross weight' }).fill('900,000')
  await page.getByRole('textbox', { name: 'Tare' }).fill('3,000')
  await expect(page.getByRole('textbox', { name: 'Net weight' })).toHaveValue('897000')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/more left than was there/)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('897,000')

  await page.goto('/treatment/mass-balance')
  await expect(page.getByText(/E-waste, .*897,000.00 kg left/)).toBeVisible()
  await expectNothingSerious(page)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`what becomes of the waste is readable for everyone in ${scheme}, and on a narrow phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await signIn(page, 'operation')
    for (const address of screens) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNothingSerious(page)
      await page.setViewportSize({ width: 360, height: 780 })
      await expectToFit(page)
    }
  })
}

test('finance reads where waste goes, and changes nothing of it', async ({ page }) => {
  await signIn(page, 'finance')
  await page.goto('/treatment/destinations')
  await expect(page.getByRole('table', { name: 'Destinations' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Destination' })).toBeHidden()
  await page.goto('/treatment/consignments')
  await expect(page.getByRole('table', { name: 'Consignments' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Consignment' })).toBeHidden()
})
