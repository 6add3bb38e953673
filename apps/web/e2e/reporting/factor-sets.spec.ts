import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { expect, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { signIn, startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('admins see every version of the factors, and which one is in force', { tag: ['@2.5-10'] }, async ({ page }) => {
  await signIn(page, 'admin')
  await openTab(page, 'Settings', 'Factor sets')
  await expect(page).toHaveURL('/factor_sets')
  const first = page.getByRole('region', { name: /^thant-2023/ }).last()
  await expect(first).toContainText('In force')
  await expect(first.getByRole('row', { name: /Can/ })).toContainText('2.949')
  await expect(page.getByText('In force', { exact: true })).toHaveCount(1)
  await expectNothingSerious(page)
})

test('a new set starts from the latest one; problems appear at its fields, and a duplicate version is refused', async ({
  page,
}) => {
  const version = unique('e2e')
  await startSession(page, 'admin')
  await page.goto('/factor_sets')
  await page.getByRole('link', { name: 'Add Factor Set' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('thant-2023')
  const direct = page.getByLabel('A direct')
  await expect(direct).toHaveCount(7)
  const initial = await direct.first().inputValue()

  await direct.first().fill('a lot')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Version')
  await expect(summary).toContainText('Invalid Number')
  await expect(page.getByText('Required').first()).toBeVisible()
  await expectNothingSerious(page)

  await direct.first().fill(initial)
  await page.getByRole('textbox', { name: 'Version' }).fill(version)
  await page.getByRole('textbox', { name: 'In force from' }).fill('2031/01/01')
  await page.getByRole('button', { name: 'Remove line 1' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Every material needs its factors').first()).toBeVisible()

  await page.getByRole('button', { name: 'Add a line' }).click()
  const last = page.getByRole('combobox', { name: 'Material' }).last()
  await last.fill('Paper')
  await page.getByRole('option', { name: 'Paper' }).click()
  await direct.last().fill('1.3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The factor set was added.')).toBeVisible()
  await expect(page).toHaveURL('/factor_sets')
  const added = page.getByRole('region', { name: `thant-2023, version ${version}` })
  await expect(added).toContainText('To come')
  await expect(added.getByRole('row', { name: /Paper/ })).toContainText('1.30000')

  await page.getByRole('link', { name: 'Add Factor Set' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('thant-2023')
  await page.getByRole('textbox', { name: 'Version' }).fill(version)
  await page.getByRole('textbox', { name: 'In force from' }).fill('2032/01/01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('There is a factor set with this name and version already.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Version' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'Version' })).toHaveValue(version)
})

test('a published set is read from a CSV, whose problems are named with their lines, and looked at before it is saved', {
  tag: ['@11.6-02'],
}, async ({ page }) => {
  const version = unique('csv')
  const csv = (...lines: string[]) => ({
    name: 'factors.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['material,treatment,part,direct,avoided_material,avoided_landfill', ...lines].join('\r\n')),
  })
  await startSession(page, 'admin')
  await page.goto('/factor_sets/add')
  const direct = page.getByLabel('A direct')
  await expect(direct).toHaveCount(7)
  const file = page.locator('input[type=file]')
  await file.setInputFiles(
    csv('Papers,landfill,,1.0,,', 'Wood,landfill,,1.0,,', 'Cans,landfill,,,,', 'Papers,landfill,,2,,'),
  )
  const problems = page.getByRole('alert').filter({ hasText: 'Nothing was taken from the file' })
  await expect(problems.getByRole('listitem')).toHaveText([
    'Line 3: Unknown material: Wood',
    'Line 4: The direct factor is missing.',
    'Line 5: The same as line 2: material, treatment and part.',
  ])
  await expect(direct).toHaveCount(7)
  await expectNothingSerious(page)

  await file.setInputFiles(csv('Papers,landfill,,1.23456,,', 'Organic,landfill,,0.7,,', 'Paper,recycling,,1.3,0.9,0'))
  await expect(page.getByText('Lines that were read: 3.')).toBeVisible()
  await expect(direct).toHaveCount(9)
  await expect(direct.last()).toHaveValue('1.3')
  await expect(page.getByRole('combobox', { name: 'Treatment' }).last()).toHaveValue('Recycling')
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page)
  }
  await expectNothingSerious(page)
  await page.getByRole('textbox', { name: 'Version' }).fill(version)
  await page.getByRole('textbox', { name: 'In force from' }).fill('2033/01/01')
  await page.getByRole('textbox', { name: 'Year of publication' }).fill('2024')
  await page.getByRole('textbox', { name: 'Region' }).fill('Myanmar')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The factor set was added.')).toBeVisible()
  const added = page.getByRole('region', { name: `thant-2023, version ${version}` })
  await expect(added).toContainText('Myanmar')
  await expect(added).toContainText('2024')
  await expect(added.getByRole('row', { name: /Paper Landfilling/ })).toContainText('1.23456')
  await expect(added.getByRole('row')).toHaveCount(10)
  await expect(added.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', /landfill/)
  await expectToFit(page)
  await expectNothingSerious(page)
})

test('the list fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await startSession(page, 'admin')
  for (const path of ['/factor_sets', '/factor_sets/add']) {
    await page.goto(path)
    await expect(page.getByText('thant-2023').or(page.getByLabel('A direct')).first()).toBeVisible()
    await expectToFit(page, path)
    await expectNothingSerious(page)
  }
})

for (const account of ['operation', 'finance', 'customer']) {
  test(`${account} has no factor sets`, async ({ page }) => {
    await startSession(page, account)
    await page.goto('/factor_sets')
    await expect(page.getByText('You have no access to that page.')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
}
