import { expectNothingSerious } from '../looks/axe.ts'
import { fromNow } from '../support/clock.ts'
import { chooseAction, field } from '../support/fields.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { apiAs, newOrganization, newPickup } from './pickup-data.ts'

test('operation managers and super admins delete a pickup, after a confirmation that names it', {
  tag: ['@1-03', '@2.8-06', '@2.8-07', '@5-45', '@6-03', '@6-17'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Gone Tomorrow Traders')
  await newPickup(api, organizationId)
  const address = `/schedule/waste-collection?organizationId=${organizationId}`
  for (const account of ['operation', 'admin']) {
    await startSession(page, account)
    await page.goto(address)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Actions' })).toHaveCount(0)
    await forgetSession(page)
  }

  await startSession(page, 'operation.manager')
  await page.goto(address)
  await chooseAction(page, page.getByRole('row'), 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete this pickup?' })
  await expect(question).toContainText('Gone Tomorrow Traders, Tue 2 Mar 2027, 09:15')
  await question.getByText('Cancel').click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(2)
  await chooseAction(page, page.getByRole('row'), 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Gone Tomorrow Traders, Tue 2 Mar 2027, 09:15 was deleted.')).toBeVisible()
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()

  await page.getByRole('button', { name: 'Archived' }).click()
  const row = page.getByRole('row', { name: /Gone Tomorrow Traders/ })
  await row.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Gone Tomorrow Traders was restored.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Archived' }).click()
  await page.getByPlaceholder('Search organization, plate or note').fill('gone tomorrow')
  await expect(row).toHaveCount(1)
})

test('the list opens on what comes next; today and the staff who changed a pickup are filters', async ({ page }) => {
  await startSession(page, 'operation')
  const listed = page.waitForResponse(/\/api\/logistics\?/)
  await page.goto('/schedule/waste-collection')
  const times: string[] = (await (await listed).json()).data.map(({ pickUpTime }: { pickUpTime: string }) => pickUpTime)
  expect(times).toEqual(times.toSorted())
  expect(Date.parse(times[0] ?? '')).toBeGreaterThan(fromNow(-86_400_000).getTime())
  await switchFilter(page, 'From today', false)
  await expect(page).toHaveURL('/schedule/waste-collection?when=all')
  await switchFilter(page, 'From today', true)
  await switchFilter(page, 'Today', true)
  await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1$/)
  await switchFilter(page, 'Today', false)
  await expect(page).toHaveURL('/schedule/waste-collection')
  const offered = page.waitForResponse(/\/api\/users\?.*ofCompany=true/)
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('button', { name: 'Updated by', exact: true }).first().click()
  await field(page, 'Updated by').click()
  const { data } = await (await offered).json()
  expect(data.length).toBeGreaterThan(0)
  expect(data.filter(({ type }: { type: string }) => type === 'USER')).toEqual([])
})

test('a mistyped address shows the list without what was not understood', async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection?from=2026-99-99&status=FOO&stage=COMPLETE')
  await expect(page.getByRole('status').filter({ hasText: 'not understood' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('Completed')
})

test('saving returns to the row, and Back does not lead into the form again', async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await page.goto('/schedule/waste-collection?status=COMPLETED&limit=50')
  const table = page.getByRole('table')
  const row = table.getByRole('row').nth(40)
  await row.scrollIntoViewIfNeeded()
  const scrolled = () => table.evaluate(({ parentElement }) => parentElement?.scrollTop ?? 0)
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  await row.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
  await expect(page).toHaveURL('/schedule/waste-collection?status=COMPLETED&limit=50')
  await expect.poll(scrolled).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/schedule/waste-collection')
})

test('a list is filtered by several choices, one after another', { tag: ['@13.11-01'] }, async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await page.getByRole('button', { name: 'Status', exact: true }).first().click()
  const choices = page.getByRole('list', { name: 'Status' })
  await choices.getByRole('button', { name: 'Cancelled' }).click()
  await choices.getByRole('button', { name: 'Requested' }).click()
  await expect(page).toHaveURL(/status=CANCELLED(,|%2C)REQUESTED/)
  await expect(page.getByRole('button', { name: 'Status Cancelled, Requested' })).toBeVisible()
  await expectNothingSerious(page)
  await choices.getByRole('button', { name: 'Cancelled' }).click()
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await expect(page.getByRole('button', { name: 'Status Requested' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('Requested')
  await page.getByRole('button', { name: 'Clear Status' }).click()
  await expect(page).toHaveURL('/schedule/waste-collection')
})

test('filters, sort and page are in the address, and the export has the same filters', {
  tag: ['@2.2-10', '@2.8-01', '@2.8-04', '@4-07', '@7.5-01'],
}, async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await expect(page.getByRole('heading', { name: 'Pickups' })).toBeVisible()
  await page.getByRole('button', { name: 'Stage', exact: true }).click()
  await page.getByRole('button', { name: 'Assigned' }).click()
  await expect(page).toHaveURL('/schedule/waste-collection?stage=ASSIGNED')
  await expect(page.getByRole('row').nth(1)).toContainText('Assigned')
  await page.getByRole('button', { name: 'Driver', exact: true }).last().click()
  await field(page, 'Driver').fill('sithu')
  await page.getByRole('option', { name: /U Sithu Phyo Paing/ }).click()
  await expect(page.getByRole('button', { name: 'Driver U Sithu Phyo Paing' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('U Sithu')
  await page.getByRole('button', { name: 'Pick Up Time', exact: true }).last().click()
  await expect(page).toHaveURL(/sort=pickUpTime/)

  await page.goto('/schedule/waste-collection?status=COMPLETED&from=2026-01-01&to=2026-06-30&sort=organization')
  await expect(page.getByRole('button', { name: 'Status Completed' })).toBeVisible()
  const first = await page.getByRole('row').nth(1).textContent()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('row').nth(1)).not.toHaveText(first ?? '')
  await page.reload()
  await expect(page.getByText(/^26 to 50 of/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^1 to 25 of/)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/schedule/waste-collection?sort=organization')
})

test('a row clicked right after typing opens, however late the search fires', async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await expect(page.getByRole('table')).toBeVisible()
  await page.route('**/assets/pickup-edit-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.getByPlaceholder('Search organization, plate or note').fill('heron')
  await page.getByRole('table').getByRole('link', { name: 'Edit' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ · \w+\s\d+\s\w+\s\d+,\s\d\d:\d\d$/)
})

test('axe finds nothing serious in the list, in the menu of a row and in the form of a new one', async ({ page }) => {
  await startSession(page, 'operation.manager')
  await page.goto('/schedule/waste-collection?stage=ASSIGNED')
  await expect(page.getByRole('table')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await expectNothingSerious(page, ['light'])
  await page.goto('/schedule/waste-collection/add')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('There are 2 problems')).toBeVisible()
  await expectNothingSerious(page)
})

async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

/** Waits until the list has taken the last click: a toggle that still looks off is switched on. */
async function switchFilter(page: Page, name: string, isOn: boolean): Promise<void> {
  const toggle = page.getByRole('button', { name, exact: true })
  await expect(toggle).toHaveAttribute('aria-pressed', String(!isOn))
  await toggle.click()
}
