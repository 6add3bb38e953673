import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newOrganization } from '../service/pickup-data.ts'
import { readAs } from '../support/api.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const field = (page: Page) => palette(page).getByRole('combobox')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('one search leads to a customer, and what was opened is offered again', {
  tag: ['@13.1-05', '@13.1-06'],
}, async ({ page }) => {
  const name = unique('Searched Lotus')
  const api = await apiAs(page, 'super.admin')
  const id = await newOrganization(api, name)
  // Other journeys' organizations have the phone of the form.
  const digits = String(Number.parseInt(id.slice(0, 8), 16))
    .padStart(10, '0')
    .slice(0, 9)
  const changed = await api('PATCH', `/organizations/${id}`, { contactPersonPhoneNumber: `09${digits}` })
  expect(changed.status).toBe(200)
  await signIn(page, 'super.admin')

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(palette(page).getByText('Records are searched from 2 letters or digits on.')).toBeVisible()
  await expect(palette(page).getByRole('option', { name: 'Audit log' })).toBeAttached()
  await expectNothingSerious(page)

  // Enter waits for the answer to what was typed before it.
  await field(page).fill(name)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(name)
  await expect(page).toHaveURL(new RegExp(`/organizations/profile\\?id=${id}`))
  await expect(palette(page)).toBeHidden()

  await page.getByRole('banner').getByRole('button', { name: 'Search everything' }).click()
  const last = palette(page).getByRole('group', { name: 'Opened last' }).getByRole('option')
  await expect(last).toHaveText([`${name}01 234 567`])
  await field(page).fill(`09 ${digits.slice(0, 3)}-${digits.slice(3)}`)
  await expect(palette(page).getByRole('option', { name: `${name} 01 234 567` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search everything' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await field(page).fill(name)
  const action = palette(page).getByRole('option', { name: `New pickup for ${name}` })
  await action.click()
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue(name)
})

for (const { account, name, action } of [
  { account: 'customer', name: 'Invoices', action: 'Request a pickup' },
  { account: 'driver', name: 'Today' },
]) {
  test(`a ${account} searches what is theirs, on a phone too`, { tag: ['@13.1-05'] }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, account)
    await expectToFit(page)
    await page.getByRole('banner').getByRole('button', { name: 'Search everything' }).click()
    await expect(palette(page).getByRole('option', { name, exact: true })).toBeAttached()
    if (action !== undefined) await expect(palette(page).getByRole('option', { name: action })).toBeVisible()
    await field(page).fill('nobody has this name')
    await expect(palette(page).getByText('Nothing matches that.')).toBeVisible()
  })
}

test('keys lead to lines of the menu, through lists, and to their search', { tag: ['@13.1-07'] }, async ({ page }) => {
  await signIn(page, 'operation')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys.getByRole('row', { name: 'Search in this list /' })).toBeVisible()
  await expect(keys.getByRole('row', { name: 'Customers g c' })).toBeVisible()
  await expectNothingSerious(page)
  // Not while a dialog is open.
  await page.keyboard.type('gp')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(page).toHaveURL(/\/$/)

  await page.keyboard.type('gp')
  await expect(heading(page)).toHaveText('Pickups')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.type('gc')
  await expect(heading(page)).toHaveText('Organizations')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  await page.keyboard.type('jj')
  await expect(rows.nth(2).getByRole('link').first()).toBeFocused()
  await page.keyboard.type('k')
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused()
  const { name } = (await readAs(page, 'customer')).organization

  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  // What is typed is typed.
  await page.keyboard.type('gp/?')
  await expect(search).toHaveValue('gp/?')
  await search.fill(name)
  await search.blur()
  await expect(page).toHaveURL(/q=/)
  await expect(rows.nth(1)).toContainText(name)
  await page.keyboard.type('j')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(name)
})

test('single keys are turned off where somebody dictates', { tag: ['@13.1-07'] }, async ({ page }) => {
  await signIn(page, 'operation')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await keys.getByRole('switch', { name: 'Single keys work on this device' }).click()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.type('gp?')
  await expect(keys).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
})
