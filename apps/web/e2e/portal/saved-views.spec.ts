import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs } from '../service/pickup-data.ts'
import { expect, openContext, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('staff keep a way of looking at a list, share it with the office and delete it again', {
  tag: ['@13.10-03'],
}, async ({ page, browser }) => {
  const name = unique('Confirmed ones')
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection?status=CONFIRMED&q=hotel')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Required/)
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('switch', { name: 'Shared with the office' }).press('Space')
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The view was saved.')).toBeVisible()

  const colleague = await (await openContext(browser)).newPage()
  await startSession(colleague, 'operation.manager')
  await colleague.goto('/schedule/waste-collection')
  await colleague.getByRole('button', { name: 'Saved views' }).click()
  await colleague.getByRole('menuitem', { name }).click()
  await expect(colleague).toHaveURL(/status=CONFIRMED/)
  await expect(colleague).toHaveURL(/q=hotel/)
  await colleague.getByRole('button', { name: 'Saved views' }).click()
  await expect(colleague.getByRole('menuitem', { name: 'Save this view' })).toBeVisible()
  await expect(colleague.getByRole('menuitem', { name: /^Delete/ })).toBeHidden()
  await colleague.setViewportSize({ width: 360, height: 740 })
  await expectToFit(colleague)

  await page.goto('/schedule/waste-collection')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name }).click()
  const search = page.getByRole('searchbox', { name: /^Search/ }).first()
  await expect(search).toHaveValue('hotel')
  await search.fill('school')
  await expect(page).toHaveURL(/q=school/)
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: `Save changes to “${name}”` }).click()
  await expect(page.getByText('The view was saved.').last()).toBeVisible()
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: `Delete “${name}”` }).click()
  await expect(page.getByText('The view was deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The view was restored.')).toBeVisible()
})

test('a view that holds what the list no longer knows shows the rest', { tag: ['@13.10-03'] }, async ({ page }) => {
  await startSession(page, 'operation')
  const name = unique('Old filters')
  const api = await apiAs(page, 'operation')
  const search = 'status=NO_SUCH_STATUS&gone=yes&q=hotel'
  const saved = await api('POST', '/views', { list: '/logistics', name, search })
  expect(saved.status).toBe(201)
  await page.goto('/schedule/waste-collection')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page).toHaveURL(/q=hotel/)
  await expect(page).not.toHaveURL(/gone=yes/)
  await expect(page.getByText('Part of the link was not understood, so the list is shown without it.')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
