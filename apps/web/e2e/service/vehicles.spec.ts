import { inBurmese, readInBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { choose, chooseAction } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { apiAs } from './pickup-data.ts'

test('a manager adds a depot and a vehicle, changes it, archives it and restores it', {
  tag: ['@10.8-04', '@13.4-08'],
}, async ({ page }) => {
  const depot = unique('Yankin yard')
  const plate = unique('YGN')
  await startSession(page, 'operation.manager')
  await page.goto('/depots')
  await page.getByRole('link', { name: 'Add Depot' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(depot)
  await page.getByRole('textbox', { name: 'Address' }).fill('7 Kanbae Road, Yankin, Yangon')
  await page.getByRole('combobox', { name: 'Opens at' }).fill('05:30')
  await page.getByRole('combobox', { name: 'Opens at' }).press('Tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Closes at: Required'])
  await page.getByRole('combobox', { name: 'Closes at' }).fill('19:00')
  await page.getByRole('combobox', { name: 'Closes at' }).press('Tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The depot was added.')).toBeVisible()
  await expect(page.getByRole('row', { name: depot })).toContainText('05:30')

  await page.goto('/vehicles/add')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Plate number: Required',
    'Depot: Required',
    'Capacity: Required',
    'Unloading (minutes): Required',
  ])
  await page.getByRole('textbox', { name: 'Plate number' }).fill(plate)
  await choose(page, 'Depot', depot, depot)
  await page.getByRole('textbox', { name: 'Capacity' }).fill('၃,၅၀၀')
  await page.getByRole('textbox', { name: 'Unloading (minutes)' }).fill('20')
  await page.getByRole('textbox', { name: 'Out of service to' }).fill('2027/03/05')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Out of service from' })).toHaveAccessibleDescription(/Required/)
  await page.getByRole('textbox', { name: 'Out of service from' }).fill('2027/03/01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The vehicle was added.')).toBeVisible()

  await page.goto(`/vehicles?plate=${encodeURIComponent(plate)}`)
  const row = page.getByRole('row', { name: plate })
  await expect(row).toContainText('3,500')
  await row.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Capacity' }).fill('4000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The vehicle was saved.')).toBeVisible()
  await expect(row).toContainText('4,000')
  await chooseAction(page, row, 'Archive')
  const question = page.getByRole('dialog', { name: 'Archive this vehicle?' })
  await expect(question).toContainText(plate)
  await question.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText(`${plate} was archived.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('4,000')
  await chooseAction(page, row, 'Archive')
  await question.getByRole('button', { name: 'Archive' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Archived' }).click()
  await page.getByRole('row', { name: plate }).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(`${plate} was restored.`).last()).toBeVisible()
})

test('in Burmese a manager adds, changes and archives a vehicle, also on a phone', { tag: ['@10.8-05'] }, async ({
  page,
}) => {
  const plate = unique('YGN')
  const office = await apiAs(page, 'operation.manager')
  const depot = await office('POST', '/depots', { name: unique('ဝင်း'), address: 'သာကေတ' })
  const body = { plate, capacityKg: 2_000, depotId: depot.data._id, unloadingMinutes: 15 }
  expect((await office('POST', '/vehicles', body)).status).toBe(201)
  await readInBurmese(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await startSession(page, 'operation.manager')
  await page.goto('/vehicles/add')
  await page.getByRole('button', { name: inBurmese('Save'), exact: true }).click()
  await expect(page.getByRole('alert').getByRole('listitem').first()).toContainText('ယာဉ်နံပါတ်')
  await expectToFit(page)
  await page.setViewportSize({ width: 1_280, height: 800 })
  await page.goto(`/vehicles?plate=${encodeURIComponent(plate)}`)
  const row = page.getByRole('row', { name: plate })
  await expect(row).toContainText('၂,၀၀၀')
  await row.getByRole('button', { name: inBurmese('Actions') }).click()
  await page.getByRole('menuitem', { name: inBurmese('Archive') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: inBurmese('Archive') })
    .click()
  await expect(page.getByText(inBurmese('{{name}} was archived.', { name: plate }))).toBeVisible()
})

test('operation reads vehicles and depots, and is led away from their forms', { tag: ['@10.8-05'] }, async ({
  page,
}) => {
  await startSession(page, 'operation')
  for (const path of ['/vehicles', '/depots']) {
    await page.goto(path)
    await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible()
    await expect(page.getByRole('link', { name: /^(Add|Edit)/ })).toHaveCount(0)
    await page.goto(`${path}/add`)
    await expect(page.getByText('You have no access to that page.')).toBeVisible()
    await expect(page).toHaveURL('/')
  }
})
