import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { choose, field } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { apiAs, newDriver, newOrganization, newPickup } from './pickup-data.ts'

test('each field of the edit form reports its problem', {
  tag: ['@2.2-13', '@2.8-18', '@5-16', '@5-17', '@5-18', '@5-19'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Jade Gate Clinic')
  const id = await newPickup(api, organizationId, { pickUpTime: '2026-02-03T02:45:00.000Z' })
  await startSession(page, 'admin')
  await page.goto(`/schedule/waste-collection/${id}`)
  await page.getByLabel('Route no.').fill('A1')
  await page.getByRole('button', { name: 'Complete pickup' }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('listitem')).toHaveText([
    'Route no.: Invalid Number',
    'Items: At least one item must be entered',
  ])
  await summary.getByText('Items: At least one item must be entered').click()
  await expect(page.getByRole('group', { name: 'Items' })).toBeFocused()

  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByText('At least one item must be entered')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByLabel('Product name of item 2').fill('Glass jars')
  await page.getByLabel('Quantity of item 2').fill('1,5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Route no.: Invalid Number',
    'Product name of item 1: Required',
    'Waste type of item 1: Required',
    'Quantity of item 1 (kg): Required',
    'Waste type of item 2: Required',
    'Quantity of item 2 (kg): Invalid Number',
  ])
  await page.getByRole('button', { name: 'Remove item 1' }).click()
  await expect(page.getByLabel('Product name of item 1')).toHaveValue('Glass jars')
  await expect(page.getByLabel('Quantity of item 1')).toHaveAccessibleDescription('Invalid Number')
  await page.getByLabel('Quantity of item 1').fill('0')
  await choose(page, 'Waste type of item 1', 'gl', 'Glass')
  await page.getByLabel('Route no.').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Quantity of item 1')).toHaveAccessibleDescription('More than 0 kg')
  await page.getByLabel('Quantity of item 1').fill('1.5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()

  await page.goto('/schedule/waste-collection/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('This pickup was not found.')).toBeVisible()
})

test('a weight that no truck carries is asked about, and marked for who thinks again', async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const id = await newPickup(api, await newOrganization(api, 'Slip of the Hand'), { items: 1 })
  await startSession(page, 'operation')
  await page.goto(`/schedule/waste-collection/${id}`)
  const quantity = page.getByLabel('Quantity of item 1')
  await quantity.fill('20500')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Is this right?' })
  await expect(question).toContainText('This is more than a truck carries.')
  await expectNothingSerious(page)
  await question.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(quantity).toHaveAccessibleDescription('This is more than a truck carries.')
  await quantity.fill('205')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
})

test('a corrected weight makes a new version of the collection note, and the former one is still opened', {
  tag: ['@11.2-08'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organization = await newOrganization(api, 'Weighed Again')
  const id = await newPickup(api, organization, { pickUpTime: '2026-02-03T02:45:00.000Z', items: 1 })
  expect((await api('PATCH', `/logistics/${id}`, { status: 'COMPLETED' })).status).toBe(200)
  await startSession(page, 'operation')
  const versions = page.getByRole('region', { name: 'Versions of the collection note' })
  await page.goto(`/schedule/waste-collection/${id}`)
  await expect(page.getByRole('button', { name: /^Collection note COL-/ })).toBeVisible()
  await expect(versions).toHaveCount(0)
  await page.getByLabel('Quantity of item 1').fill('0.2')
  await page.getByLabel('Reason for the correction').fill('The scale was not at zero')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()

  await page.goto(`/schedule/waste-collection/${id}`)
  await expect(versions).toContainText('now 0.200 kg')
  await expect(versions).toContainText('Reason: The scale was not at zero')
  await expectNothingSerious(page)
  const former = versions.getByRole('button', { name: /^Version 1 of/ })
  const [file] = await Promise.all([page.waitForEvent('download'), former.click()])
  expect(file.suggestedFilename()).toMatch(/^collection-note_COL-[^_]*\.pdf$/)
})

test('a product that was weighed before is suggested with its type, also by keyboard', { tag: ['@2.8-18'] }, async ({
  page,
}) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Weighed Before Works')
  const earlier = await newPickup(api, organizationId)
  const item = { productName: 'Zinc roofing nails', productType: 'Cans', quantity: 3, unit: 'kg', remark: '' }
  await api('PATCH', `/logistics/${earlier}`, { items: [item] })
  const id = await newPickup(api, organizationId)
  await startSession(page, 'operation')
  await page.goto(`/schedule/waste-collection/${id}`)
  await page.getByRole('button', { name: 'Add item' }).click()
  const { keyboard } = page
  await expect(page.getByLabel('Product name of item 1')).toBeFocused()
  await keyboard.type('zinc roo')
  await expect(page.getByRole('option', { name: 'Zinc roofing nails Can' })).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Product name of item 1')).toHaveValue('Zinc roofing nails')
  await expect(field(page, 'Waste type of item 1')).toHaveValue('Can')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(page.getByLabel('Quantity of item 1')).toBeFocused()
  await keyboard.type('4')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Product name of item 2')).toBeFocused()
})

test('the second of two people who save the same pickup is told, and chooses', {
  tag: ['@2.8-19', '@R-rel-05a'],
}, async ({ page, context }) => {
  const api = await apiAs(page, 'operation')
  const id = await newPickup(api, await newOrganization(api, 'Two Desks Company'), { items: 1 })
  const address = `/schedule/waste-collection/${id}`
  await startSession(page, 'operation')
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByLabel('Quantity of item 1')).toBeVisible()

  await page.getByLabel('Quantity of item 1').fill('55')
  await page.getByLabel('Vehicle plate number').fill('YGN 5B-5555')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()

  await other.getByLabel('Remark', { exact: true }).fill('Gate 2 was locked.')
  await other.getByRole('button', { name: 'Add item' }).click()
  await other.getByLabel('Product name of item 2').fill('Glass jars')
  await choose(other, 'Waste type of item 2', 'gl', 'Glass')
  await other.getByLabel('Quantity of item 2').fill('3')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: 'Someone else changed this in the meantime.' })
  await expect(dialog).toContainText(/saved it: .+ \d{4}, \d\d:\d\d/)
  await expect(dialog.getByRole('row', { name: 'Vehicle plate number' }).getByRole('cell')).toHaveText([
    'YGN 1A-2345',
    'YGN 5B-5555',
  ])
  const items = dialog.getByRole('row', { name: 'Items Both of you changed it' })
  await expect(items.getByRole('cell').first()).toContainText('Glass jars')
  await expect(items.getByRole('cell').last()).toContainText('55')
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click()
  await expect(other.getByLabel('Remark', { exact: true })).toHaveValue('Gate 2 was locked.')
  await expect(other.getByLabel('Product name of item 2')).toHaveValue('Glass jars')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('The pickup was saved.')).toBeVisible()

  await page.goto(address)
  await expect(page.getByLabel('Product name of item 2')).toHaveValue('Glass jars')
  await api('PATCH', `/logistics/${id}`, { remark: 'Written by the other.', items: [] })
  await page.getByLabel('Remark', { exact: true }).fill('Never seen.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Remark', { exact: true })).toHaveValue('Written by the other.')
  await expect(page.getByLabel('Product name of item 1')).toHaveCount(0)
})

test('the weights of the driver survive when the office keeps a remark', async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const id = await newPickup(api, await newOrganization(api, 'Weighed Meanwhile Foods'), {
    pickUpTime: '2026-02-03T02:45:00.000Z',
  })
  await startSession(page, 'operation')
  await page.goto(`/schedule/waste-collection/${id}`)
  await page.getByLabel('Remark', { exact: true }).fill('Gate 2 was locked.')
  const item = { productName: 'Office paper', productType: 'Papers', quantity: 55.5, unit: 'kg', remark: '' }
  await api('PATCH', `/logistics/${id}`, { status: 'COMPLETED', items: [item] })

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this in the meantime.' })
  await expect(dialog.getByRole('row', { name: 'Items' }).getByRole('cell')).toHaveText(['–', /Office paper.*55\.5/])
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click()
  await expect(page.getByLabel('Quantity of item 1')).toHaveValue('55.5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
  const kept = await api('GET', `/logistics/${id}`)
  expect(kept.data).toMatchObject({ status: 'COMPLETED', remark: 'Gate 2 was locked.', items: [item] })

  await page.goto(`/schedule/waste-collection/${id}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
})

test('the time is changed in a dialog while the form keeps its input', {
  tag: ['@2.8-15', '@2.8-16', '@7.5-07'],
}, async ({ page }) => {
  const api = await apiAs(page, 'super.admin')
  const driver = await newDriver(api, 'U Drives On')
  const organizationId = await newOrganization(api, 'Clock Tower Office')
  const id = await newPickup(api, organizationId, { driver })
  await startSession(page, 'operation.manager')
  await page.goto(`/schedule/waste-collection/${id}`)
  await expect(page.getByRole('heading', { name: 'Clock Tower Office · Tue 2 Mar 2027, 09:15' })).toBeVisible()
  await expect(field(page, 'Driver')).toHaveValue('U Drives On')
  await page.getByLabel('Remark', { exact: true }).fill('Ring twice.')

  await page.getByRole('button', { name: 'Change time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Pickup Time' })
  const [day, time] = [page.getByLabel('Pick Up Time, day'), field(page, 'Pick Up Time, time')]
  await day.fill('31/31/2027')
  await day.press('Tab')
  await expect(day).toHaveValue('31/31/2027')
  await expect(day).toHaveAccessibleDescription('Type a day such as 2026/12/25 or 25/12/2026.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeVisible()
  await day.fill('3.3.2027')
  await day.press('Tab')
  await expect(day).toHaveValue('2027/03/03')
  await time.fill('noonish')
  await time.press('Tab')
  await expect(time).toHaveAccessibleDescription('Type a time such as 09:15 or 2:30 pm.')
  await time.fill('4.30 pm')
  await time.press('Enter')
  await expect(page.getByText('The pickup time was changed.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Clock Tower Office · Wed 3 Mar 2027, 16:30' })).toBeVisible()
  await expect(page.getByLabel('Remark', { exact: true })).toHaveValue('Ring twice.')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
  await page.goto(`/schedule/waste-collection?organizationId=${organizationId}`)
  const row = page.getByRole('row', { name: /Clock Tower Office/ })
  await expect(row).toContainText('Wed 3 Mar 2027, 16:30')
  await expect(row).toContainText('U Drives On')
})

test('axe finds nothing serious in the edit form, where long names and many items fit a phone', async ({ page }) => {
  test.slow()
  const api = await apiAs(page, 'operation')
  const name = 'ရွှေပြည်သာစက်မှုဇုန် အထည်ချုပ်စက်ရုံနှင့် ကုန်ပစ္စည်းသိုလှောင်ရုံ လီမိတက်'
  const id = await newPickup(api, await newOrganization(api, name), { items: 40 })
  await startSession(page, 'operation')
  await page.goto(`/schedule/waste-collection/${id}`)
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByLabel('Product name of item 40')).toHaveValue('Mixed office paper 40')
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNothingSerious(page)
  await expectToFit(page)
})
