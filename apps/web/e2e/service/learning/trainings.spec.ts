import { expectNothingSerious } from '../../looks/axe.ts'
import { expectToFit } from '../../looks/fits.ts'
import { expect, type Page, test } from '../../support/journey.ts'
import { startSession } from '../../support/sign-in.ts'
import { unique } from '../../support/unique.ts'
import { type Api, apiAs, newOrganization } from '../pickup-data.ts'

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

async function newTraining(api: Api, name: string, trainingDate = '2027-03-02'): Promise<string> {
  const organizationId = await newOrganization(api, name)
  const { status, data } = await api('POST', '/trainings', { organizationId, trainingDate, trainingPeriod: '2 days' })
  expect(status).toBe(201)
  return data._id
}

test('a training is scheduled, planned, and its attendees typed by keyboard alone', {
  tag: ['@1-04', '@2.2-15', '@2.2-16', '@2.9-01', '@2.9-02', '@2.9-03', '@2.9-05', '@2.9-06', '@2.9-07', '@2.9-08'],
}, async ({ page }) => {
  const api = await apiAs(page, 'admin')
  const school = unique('ပုဂံ River School')
  await newOrganization(api, school)
  await startSession(page, 'admin')
  await page.goto('/schedule/trainings')
  await page.getByRole('link', { name: 'Add Training Schedule' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Organization name: Required',
    'Start date: Required',
    'Training period: Required',
  ])
  await field(page, 'Organization name').fill(school)
  await page.getByRole('option', { name: school }).click()
  await page.getByRole('textbox', { name: 'Start date', exact: true }).fill('2027/03/02')
  await field(page, 'Training period').fill('09:30 to 11:30')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(page.getByText('Successfully added training!')).toBeVisible()

  const list = `/schedule/trainings?q=${school.slice(school.indexOf('River')).replaceAll(' ', '+')}`
  await page.goto(list)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: school })
  await expect(row).toContainText('Requested')
  await expect(row).toContainText('Tue 2 Mar 2027')
  await row.getByRole('link', { name: school }).click()
  await expect(page).toHaveURL(/\/schedule\/trainings\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Edit Training' })).toBeVisible()
  const facts = page.getByRole('definition')
  await expect(facts).toHaveText([school, 'Tue 2 Mar 2027Change date', '09:30 to 11:30'])
  await page.getByLabel('Trainer Name').fill('Daw Mya Mya')
  await page.getByLabel('Topic').fill('Sorting paper')
  await field(page, 'Type').click()
  await page.getByRole('option', { name: 'On site' }).click()
  await field(page, 'Status').click()
  await page.getByRole('option', { name: 'Completed' }).click()

  const { keyboard } = page
  await page.getByRole('button', { name: 'Add attendee' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByLabel('Name of attendee 1')).toBeFocused()
  for (const text of ['Ma Su', 'Teacher', 'Grade 5', 'Clear']) {
    await keyboard.type(text)
    if (text !== 'Clear') await keyboard.press('Tab')
  }
  await keyboard.press('Enter')
  await expect(page.getByLabel('Name of attendee 2')).toBeFocused()
  await keyboard.type('ဦးလှ')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Name of attendee 3')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByLabel('Name of attendee 3')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The training was saved.')).toBeVisible()
  await expect(page).toHaveURL(list)
  for (const text of ['Completed', 'Daw Mya Mya', 'Sorting paper', 'On site']) await expect(row).toContainText(text)

  await row.getByRole('link', { name: school }).click()
  await expect(page.getByLabel('Feedback of attendee 1')).toHaveValue('Clear')
  await expect(page.getByLabel('Name of attendee 2')).toHaveValue('ဦးလှ')

  await page.getByRole('button', { name: 'Change date' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Training Date' })
  await dialog.getByLabel('Training date').fill('7.4.2027')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The training date was changed.')).toBeVisible()
  await expect(page.getByText('Wed 7 Apr 2027')).toBeVisible()
})

test('an attendee without a name is reported, and so is a missing training', { tag: ['@5-13'] }, async ({ page }) => {
  const id = await newTraining(await apiAs(page, 'admin'), 'Jade Hill Clinic')
  await startSession(page, 'admin')
  await page.goto(`/schedule/trainings/${id}`)
  await page.getByRole('button', { name: 'Add attendee' }).click()
  await page.getByLabel('Position of attendee 1').fill('Nurse')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Name of attendee 1: Required'])
  await expect(page.getByLabel('Position of attendee 1')).toHaveValue('Nurse')
  await expectNothingSerious(page)
  await page.getByLabel('Name of attendee 1').fill('Ma Nu')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The training was saved.')).toBeVisible()
  await page.goto('/schedule/trainings/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('This training was not found.')).toBeVisible()
})

test('the list of trainings is filtered, sorted and exported, and fits a phone', { tag: ['@2.2-14'] }, async ({
  page,
}) => {
  await startSession(page, 'admin')
  await page.goto('/schedule/trainings')
  await page.getByRole('search').getByRole('button', { name: 'Type' }).click()
  await page.getByRole('button', { name: 'Online' }).click()
  await expect(page).toHaveURL('/schedule/trainings?type=ONLINE')
  await page.getByRole('columnheader', { name: 'Topic' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=topic/)
  await expect(page.getByRole('row').nth(1)).toContainText('Online')
  await expect(page.getByRole('cell', { name: 'On site' })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^trainings.*\.csv$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/schedule/trainings?q=no+such+training')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await expectToFit(page)
})

test('operation has no trainings', async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/schedule/trainings')
  await expect(page.getByText('You have no access to that page.').first()).toBeVisible()
})
