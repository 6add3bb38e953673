import { readFile } from 'node:fs/promises'
import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { inYangon } from '../support/api.ts'
import { now } from '../support/clock.ts'
import { setTime } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { signIn, startSession } from '../support/sign-in.ts'

const today = inYangon(now().toISOString()).day

test('an admin finds who changed what by person, record and time, with before and after side by side', {
  tag: ['@2.5-30'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation.manager')
  const organizationId = await newOrganization(api, 'Watched by the auditor')
  await api('PATCH', `/organizations/${organizationId}`, { info: 'Ask for Daw Hla at the gate.' })
  const me = await api('GET', '/me')
  const { name } = me.data as unknown as { name: string }

  await signIn(page, 'admin')
  await openTab(page, 'Settings', 'Audit log')
  await page.getByRole('search').getByRole('button', { name: 'Record' }).click()
  await page.getByRole('button', { name: 'Organization', exact: true }).click()
  await page.getByRole('button', { name: 'Person' }).click()
  await page.getByRole('combobox', { name: 'Person' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(page).toHaveURL(/entity=organization/)
  await expect(page).toHaveURL(/actor=/)

  const row = page.getByRole('row').filter({ hasText: 'Watched by the auditor' }).filter({ hasText: 'Changed' })
  await expect(row).toContainText(name)
  await expect(row).toContainText('Info')
  await row.getByRole('cell', { name: 'Changed', exact: true }).click()
  await expect(page.getByText(/^IP address: /)).toBeVisible()
  const changes = page.getByRole('table', { name: 'Before and after' })
  await expect(changes.getByRole('columnheader')).toHaveText(['Field', 'Before', 'After'])
  await expect(changes.getByRole('deletion')).toHaveText('Behind the market, ring twice.')
  await expect(changes.getByRole('insertion')).toHaveText('Ask for Daw Hla at the gate.')
  await expect(changes.locator('del > span')).toHaveCSS('text-decoration-line', 'line-through')

  await page.goto(`/audit?to=2001-01-01`)
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.goto(`/audit?from=${today}&to=${today}&entity=organization`)
  await page.getByRole('link', { name: 'Watched by the auditor' }).first().click()
  await expect(page).toHaveURL(`/organizations/profile?id=${organizationId}`)
})

test('the audit log is filtered by action, and sorted by action and by record', { tag: ['@2.5-30'] }, async ({
  page,
}) => {
  await startSession(page, 'admin')
  await page.goto('/audit')
  const actions = page.getByRole('row').getByRole('cell').nth(2)
  await expect(actions).not.toHaveText(/Signed|refused/)
  await page.getByRole('search').getByRole('button', { name: 'Action' }).click()
  await page.getByRole('combobox', { name: 'Action' }).fill('Signed i')
  await page.getByRole('option', { name: 'Signed in' }).click()
  await expect(page).toHaveURL(/action=session\.start/)
  await expect(actions).toHaveText('Signed in')
  await expect(page.getByRole('search')).toContainText('ActionSigned in')

  await page.goto('/audit')
  await page.getByRole('columnheader', { name: 'Action' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=action/)
  await expect(actions).not.toHaveText('Signed in')
  const record = page.getByRole('columnheader', { name: 'Record' })
  await record.getByRole('button').click()
  await expect(page).toHaveURL(/sort=entity/)
  await expect(record).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('row').getByRole('cell').nth(3)).not.toHaveText('User')
})

test('the audit log is exported as it is filtered, with formulas defused', { tag: ['@2.5-30'] }, async ({ page }) => {
  const api = await apiAs(page, 'admin')
  await newOrganization(api, '=HYPERLINK("http://evil.example")')
  await startSession(page, 'admin')
  await page.goto('/audit?entity=organization')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('organization.create')
  expect(text).toContain(`'=HYPERLINK`)
  expect(text).not.toMatch(/(^|,)"?=/m)
  expect(text).not.toContain('session.start')
})

test('a pickup has its history in a tab, for admins only', { tag: ['@2.5-30'] }, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'History of a pickup')
  const pickup = await newPickup(api, organizationId, { items: 2 })
  await api('PATCH', `/logistics/${pickup}`, { pickUpTime: '2027-03-04T03:15:00.000Z' })
  await startSession(page, 'admin')
  await page.goto(`/schedule/waste-collection/${pickup}`)
  await page.getByRole('textbox', { name: 'Remark', exact: true }).fill('Typed and not saved')
  await page.getByRole('tab', { name: 'History' }).click()
  const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('Rescheduled')
  await expect(entries.first().getByRole('insertion')).toHaveText('Thu 4 Mar 2027, 09:45')
  await expect(entries.nth(1).getByRole('insertion')).toContainText('Mixed office paper 2, Organic, 1.1 kg')
  await expect(entries.last()).toContainText('Scheduled')
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(page.getByRole('textbox', { name: 'Remark', exact: true })).toHaveValue('Typed and not saved')

  await page.getByRole('textbox', { name: 'Remark', exact: true }).fill('')
  await page.context().clearCookies()
  await page.goto('about:blank')
  await startSession(page, 'operation')
  await page.goto(`/schedule/waste-collection/${pickup}`)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.goto('/audit')
  await expect(page.getByText('You have no access to that page.')).toBeVisible()
})

test('the History tab shows a pickup time that was changed beside it', async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const pickup = await newPickup(api, await newOrganization(api, 'Changed beside its history'))
  await startSession(page, 'admin')
  await page.goto(`/schedule/waste-collection/${pickup}?tab=history`)
  const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(entries).toHaveCount(1)
  await page.getByRole('tab', { name: 'Details' }).click()
  await page.getByRole('textbox', { name: 'Remark', exact: true }).fill('Typed and not saved')

  await page.getByRole('button', { name: 'Change time' }).click()
  await setTime(page, 'Pick Up Time', '2027/03/04', '09:45')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup time was changed.')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('Rescheduled')
  await expect(entries.first().getByRole('insertion')).toHaveText('Thu 4 Mar 2027, 09:45')

  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(page.getByRole('textbox', { name: 'Remark', exact: true })).toHaveValue('Typed and not saved')
})
