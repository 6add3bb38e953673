import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { choose, field, setTime } from '../support/fields.ts'
import { expect, type Locator, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { apiAs, newDriver, newOrganization, newPickup } from './pickup-data.ts'

const calendar = '/schedule/waste-collection/calendar'
const eventOf = (page: Page, name: string) => page.locator('[data-pickup]', { hasText: name })

/** Filters by one organization, so that the demonstration data does not interfere. */
const addressOf = (organizationId: string, view: string, date = '2027-03-02') =>
  `${calendar}?organizationId=${organizationId}&view=${view}&date=${date}`

test('the list links to the calendar, whose view, day and filters are in the address', {
  tag: ['@2.2-11', '@2.8-02', '@2.8-08'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Calendar Street Hotel')
  const driver = await newDriver(api, 'Ko Calendar Driver')
  await newPickup(api, organizationId, { driver })
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await page.getByRole('navigation', { name: 'Planning' }).getByRole('link', { name: 'Calendar' }).click()
  await expect(page).toHaveURL(calendar)

  await page.goto(`${calendar}?date=2027-03-02`)
  await expect(page.getByRole('heading', { name: 'Mar 2027' })).toBeVisible()
  await page.getByRole('button', { name: 'Driver', exact: true }).click()
  await field(page, 'Driver').fill('ko calendar')
  await page.getByRole('option', { name: /Ko Calendar Driver/ }).click()
  await expect(page).toHaveURL(new RegExp(`driver=${driver}`))
  const event = eventOf(page, 'Calendar Street Hotel')
  await expect(event).toHaveCount(1)
  await expect(event).toContainText('09:15')
  await expect(event).toContainText('Requested')

  await page.getByText('Week', { exact: true }).click()
  await expect(page).toHaveURL(/view=week/)
  await expect(page.getByRole('heading', { name: 'Sun 28 Feb 2027 – Sat 6 Mar 2027' })).toBeVisible()
  await expect(event).toContainText('09:15')
  await page.getByText('List', { exact: true }).click()
  await expect(event).toContainText('Ko Calendar Driver')
  await page.getByText('Day', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tue 2 Mar 2027' })).toBeVisible()
  await expect(event).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tue 2 Mar 2027' })).toBeVisible()
  await expect(event).toHaveCount(1)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/date=2027-03-03/)
  await expect(event).toHaveCount(0)
  await page.goBack()
  await expect(event).toHaveCount(1)
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page).not.toHaveURL(/date=/)
})

test('a click on a time adds a pickup in steps of 15 minutes, and the organization is required', {
  tag: ['@2.8-09', '@2.8-10', '@5-20', '@9-14'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Quarter Past Cafe')
  await startSession(page, 'operation')
  await page.goto(addressOf(organizationId, 'day'))
  await page.getByRole('heading', { name: 'Tue 2 Mar 2027' }).waitFor()
  await clickSlot(page, '10:45')
  const dialog = page.getByRole('dialog', { name: 'New pickup' })
  await expect(field(page, 'Pick-up date, time')).toHaveValue('10:45')
  await expect(page.getByLabel('Pick-up date, day')).toHaveValue('2027/03/02')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Organization')).toHaveAccessibleDescription('Required')
  await expectNothingSerious(page)
  await choose(page, 'Organization', 'quarter past', 'Quarter Past Cafe')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added schedule!')).toBeVisible()
  await expect(eventOf(page, 'Quarter Past Cafe')).toContainText('10:45')
})

test('a click on a day of the month adds a pickup, and its number and the all-day area open the day', {
  tag: ['@2.8-10', '@2.8-13'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Nine O Clock School')
  await startSession(page, 'operation')
  await page.goto(addressOf(organizationId, 'month'))
  await dayCell(page, '2027-03-16').click()
  await expect(page.getByLabel('Pick-up date, day')).toHaveValue('2027/03/16')
  await expect(field(page, 'Pick-up date, time')).toHaveValue('09:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Wed 17 Mar 2027' }).click()
  await expect(page).toHaveURL(/view=day&date=2027-03-17/)

  await page.goto(addressOf(organizationId, 'week'))
  await page.getByRole('heading', { name: /Feb 2027/ }).waitFor()
  await dayCell(page, '2027-03-04').first().click()
  await expect(page).toHaveURL(/view=day&date=2027-03-04/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an event opens a dialog that moves the pickup, links to its detail and back, and deletes it', {
  tag: ['@2.8-11'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Four Doors Clinic')
  await newPickup(api, organizationId)
  await startSession(page, 'operation.manager')
  await page.goto(addressOf(organizationId, 'month'))
  const event = eventOf(page, 'Four Doors Clinic')
  await event.click()
  const dialog = page.getByRole('dialog', { name: 'Change Pickup Time' })
  await expect(dialog).toContainText('Four Doors Clinic')
  await setTime(page, 'Pick Up Time', '2027/03/11', '16:45')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup time was changed.')).toBeVisible()
  await expect(dayCell(page, '2027-03-11')).toContainText('16:45 Four Doors Clinic')

  await event.click()
  await dialog.getByRole('link', { name: 'Go To Detail' }).click()
  await expect(page.getByRole('heading', { name: /^Four Doors Clinic · Thu 11 Mar 2027, 16:45/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page).toHaveURL(addressOf(organizationId, 'month'))

  await event.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete this pickup?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Four Doors Clinic, Thu 11 Mar 2027, 16:45 was deleted.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(event).toHaveCount(0)
})

test('dragging moves a pickup and keeps its time, and Undo brings it back', { tag: ['@2.8-12'] }, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Dragon Boat Club')
  const id = await newPickup(api, organizationId)
  await startSession(page, 'operation')
  await page.goto(addressOf(organizationId, 'month'))
  await drag(page, eventOf(page, 'Dragon Boat Club'), dayCell(page, '2027-03-18'))
  await expect(page.getByText('Dragon Boat Club was moved to Thu 18 Mar 2027, 09:15.')).toBeVisible()
  await expect(dayCell(page, '2027-03-18')).toContainText('09:15 Dragon Boat Club')
  expect((await api('GET', `/logistics/${id}`)).data).toMatchObject({ pickUpTime: '2027-03-18T02:45:00.000Z' })

  const undo = page.getByRole('button', { name: 'Undo' })
  expect(
    await undo
      .locator('span')
      .last()
      .evaluate((text) => text.scrollWidth <= text.clientWidth),
  ).toBe(true)
  await undo.click()
  await expect(page.getByText('Dragon Boat Club was moved back to Tue 2 Mar 2027, 09:15.')).toBeVisible()
  await expect(dayCell(page, '2027-03-02')).toContainText('Dragon Boat Club')
  expect((await api('GET', `/logistics/${id}`)).data).toMatchObject({ pickUpTime: '2027-03-02T02:45:00.000Z' })
})

test('a drop is undone when it does not reach the server', { tag: ['@2.8-12'] }, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Back In Place Bank')
  await newPickup(api, organizationId)
  await startSession(page, 'operation')
  await page.goto(addressOf(organizationId, 'month'))
  await page.route('**/api/logistics/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await drag(page, eventOf(page, 'Back In Place Bank'), dayCell(page, '2027-03-19'))
  await expect(page.getByText('Network error or server unreachable')).toBeVisible()
  await expectNothingSerious(page)
  await expect(dayCell(page, '2027-03-02')).toContainText('Back In Place Bank')
})

test('a move into the past asks for confirmation, by mouse and in the dialog', { tag: ['@2.8-12'] }, async ({
  page,
}) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Yesterday Museum')
  const pickUpTime = '2024-02-20T02:45:00.000Z'
  const id = await newPickup(api, organizationId, { pickUpTime })
  const timeKept = async () => (await api('GET', `/logistics/${id}`)).data
  await startSession(page, 'operation')
  await page.goto(addressOf(organizationId, 'month', '2024-02-20'))
  const event = eventOf(page, 'Yesterday Museum')
  const question = page.getByRole('dialog', { name: 'Is this right?' })

  await drag(page, event, dayCell(page, '2024-02-14'))
  await expect(question).toContainText('Yesterday Museum, Wed 14 Feb 2024, 09:15This time has passed already.')
  await expectNothingSerious(page)
  await question.getByText('Cancel').click()
  await expect(question).toHaveCount(0)
  await expect(dayCell(page, '2024-02-20')).toContainText('Yesterday Museum')
  expect(await timeKept()).toMatchObject({ pickUpTime })

  await drag(page, event, dayCell(page, '2024-02-14'))
  await question.getByRole('button', { name: 'Save it like this' }).click()
  await expect(page.getByText('Yesterday Museum was moved to Wed 14 Feb 2024, 09:15.')).toBeVisible()
  await expect(dayCell(page, '2024-02-14')).toContainText('Yesterday Museum')

  await event.click()
  await setTime(page, 'Pick Up Time', '2024/02/29', '09:15')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(question).toContainText('Yesterday MuseumThis time has passed already.')
  await question.getByText('Cancel').click()
  expect(await timeKept()).toMatchObject({ pickUpTime: '2024-02-14T02:45:00.000Z' })
})

test('a crowded day shows how many more it has, and opens; a pickup before midnight is only on its own day', async ({
  page,
}) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Eight Lorries Market')
  // 23:45 in Yangon, and seven earlier times on the same day.
  for (const hour of ['17:15', '16:15', '15:15', '06:15', '05:15', '04:15', '03:15', '02:15']) {
    await newPickup(api, organizationId, { pickUpTime: `2027-03-09T${hour}:00.000Z` })
  }
  await newPickup(api, organizationId, { pickUpTime: '2027-03-11T17:15:00.000Z' })
  await startSession(page, 'operation')
  await page.goto(addressOf(organizationId, 'month'))
  await expect(dayCell(page, '2027-03-09').locator('time')).toHaveText(['08:45', '09:45', '10:45', '11:45', '12:45'])
  await expect(dayCell(page, '2027-03-11').locator('time')).toHaveText(['23:45'])
  await expect(eventOf(page, 'Eight Lorries Market')).toHaveCount(6)
  const more = page.getByRole('button', { name: 'Show 3 more of this day' })
  await drag(page, more, dayCell(page, '2027-03-16'))
  await expect(dayCell(page, '2027-03-09')).toContainText('3 more')
  await more.press('Enter')
  await expect(page).toHaveURL(/view=day&date=2027-03-09/)
  await expect(eventOf(page, 'Eight Lorries Market')).toHaveCount(8)
})

test('the filter still names a driver who has left', async ({ page }) => {
  const api = await apiAs(page, 'super.admin')
  const driver = await newDriver(api, 'Ko Long Gone')
  const organizationId = await newOrganization(api, 'Former Driver Depot')
  // What is still ahead goes to somebody else.
  await newPickup(api, organizationId, { driver, pickUpTime: '2026-10-06T02:45:00.000Z' })
  await api('DELETE', `/users/${driver}`)
  await startSession(page, 'operation')
  await page.goto(`${addressOf(organizationId, 'month', '2026-10-06')}&driver=${driver}`)
  await expect(page.getByRole('button', { name: 'Driver Ko Long Gone' })).toBeVisible()
  await expect(eventOf(page, 'Former Driver Depot')).toHaveCount(1)
})

test('the second of two people who drag the same pickup sees where it went', { tag: ['@R-rel-05b'] }, async ({
  page,
}) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Two Hands Garage')
  const id = await newPickup(api, organizationId)
  await startSession(page, 'operation')
  await page.goto(addressOf(organizationId, 'month'))
  await expect(dayCell(page, '2027-03-02')).toContainText('Two Hands Garage')
  await api('PATCH', `/logistics/${id}`, { pickUpTime: '2027-03-24T02:45:00.000Z' })
  await drag(page, eventOf(page, 'Two Hands Garage'), dayCell(page, '2027-03-05'))
  await expect(
    page.getByText('Someone else changed Two Hands Garage in the meantime: it is at Wed 24 Mar 2027, 09:15 now.'),
  ).toBeVisible()
  await expect(dayCell(page, '2027-03-24')).toContainText('Two Hands Garage')
  expect((await api('GET', `/logistics/${id}`)).data).toMatchObject({ pickUpTime: '2027-03-24T02:45:00.000Z' })
})

test('a pickup is moved by keyboard alone: by its menu, and by opening it', async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'No Mouse Needed')
  await newPickup(api, organizationId)
  await startSession(page, 'operation')
  await page.goto(addressOf(organizationId, 'week'))
  const event = page.getByRole('button').filter({ has: eventOf(page, 'No Mouse Needed') })
  await event.focus()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'Move…' })).toBeFocused()
  await expectNothingSerious(page)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change Pickup Time' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await event.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await setTime(page, 'Pick Up Time', '2027/03/03', '08:00')
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: /08:00 No Mouse Needed/ })).toBeVisible()
})

test('axe finds nothing serious in any view or dialog, and nothing is cut off on a phone', async ({ page }) => {
  test.slow()
  const api = await apiAs(page, 'operation')
  const name = 'ရွှေပြည်သာစက်မှုဇုန် အထည်ချုပ်စက်ရုံနှင့် ကုန်ပစ္စည်းသိုလှောင်ရုံ လီမိတက်'
  await newPickup(api, await newOrganization(api, name))
  await startSession(page, 'operation.manager')
  for (const view of ['month', 'week', 'day', 'list']) {
    await page.goto(`${calendar}?view=${view}&date=2027-03-02`)
    await expect(page.locator('[data-pickup]').first()).toBeVisible()
    await expectNothingSerious(page)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  for (const view of ['month', 'day', 'list']) {
    await page.goto(`${calendar}?view=${view}&date=2027-03-02`)
    await expect(page.locator('[data-pickup]').first()).toBeVisible()
    await expectToFit(page)
  }
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('list', { name: 'Legend' })).toBeVisible()
  await expectNothingSerious(page)
  await eventOf(page, name).click()
  await expect(page.getByRole('dialog', { name: 'Change Pickup Time' })).toBeVisible()
  await expectNothingSerious(page)
})

function dayCell(page: Page, day: string): Locator {
  return page.locator(`[role="cell"][data-date="${day}"]`)
}

async function clickSlot(page: Page, time: string): Promise<void> {
  const slot = page.locator(`[data-time="${time}:00"]`).last()
  await slot.scrollIntoViewIfNeeded()
  const box = await slot.boundingBox()
  if (box === null) throw new Error(`no slot at ${time}`)
  await page.mouse.click(box.x + box.width / 2 + 60, box.y + box.height / 2)
}

/** Moves the mouse in steps, because the library takes a press without movement for a click. */
async function drag(page: Page, event: Locator, to: Locator): Promise<void> {
  await event.hover()
  await page.mouse.down()
  const target = await to.boundingBox()
  if (target === null) throw new Error('there is nothing to drop on')
  await page.mouse.move(target.x + target.width / 2, target.y + target.height - 12, { steps: 12 })
  await page.mouse.up()
}
