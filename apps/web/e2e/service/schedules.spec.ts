import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { inYangon } from '../support/api.ts'
import { fromNow, now } from '../support/clock.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { askableDay } from './askable-day.ts'
import { apiAs, newOrganization, newPickup } from './pickup-data.ts'

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

test('a schedule is previewed and added, one of its pickups moved, and those after changed from a day on', {
  tag: ['@10.3-09', '@10.3-10'],
}, async ({ page }) => {
  const api = await apiAs(page, 'admin')
  const hotel = unique('ပုဂံ River Hotel')
  const organization = await newOrganization(api, hotel)
  await startSession(page, 'operation.manager')
  await page.goto(`/organizations/schedule/${organization}`)
  await page.getByRole('link', { name: 'Add Recurring Schedule' }).click()
  await expect(field(page, 'Organization')).toHaveValue(hotel)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Weekdays: Please choose at least one weekday.',
    'Pick Up Time: Required',
  ])
  await page.getByText('Tuesday', { exact: true }).click()
  await page.getByText('Friday', { exact: true }).click()
  await field(page, 'Pick Up Time').fill('07:00')
  await page.keyboard.press('Tab')
  await field(page, 'Waste stream').click()
  await page.getByRole('option', { name: 'Dry', exact: true }).click()
  await expect(page.getByText('Every Tuesday and Friday at 07:00')).toBeVisible()
  await expect(page.getByText('New pickups')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
  await expect(page.getByText('The schedule was added.')).toBeVisible()
  await expect(page).toHaveURL(/\/schedule\/recurring\/[0-9a-f-]{36}$/)

  await page.goto(`/schedule/waste-collection?sort=pickUpTime&q=${encodeURIComponent(hotel)}`)
  const rows = page.getByRole('row')
  await expect(rows.nth(2)).toContainText('Confirmed')
  await rows.nth(2).getByRole('link', { name: hotel }).click()
  const note = page.getByRole('alert').filter({ hasText: 'Part of a recurring schedule' })
  await expect(note).toContainText('Every Tuesday and Friday at 07:00')
  await page.getByLabel('Remark').fill('Ring twice')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()

  await rows.nth(1).getByRole('link', { name: hotel }).click()
  await note.getByRole('link', { name: 'Edit this and following pickups' }).click()
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d$/)
  await field(page, 'Pick Up Time').fill('14:30')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Every Tuesday and Friday at 14:30')).toBeVisible()
  await expect(page.getByText('Pickups whose time changes')).toBeVisible()
  await expect(page.getByText(/^Pickups edited by hand, which stay as they are: \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The schedule was saved.')).toBeVisible()

  await page.goto(`/schedule/waste-collection?sort=pickUpTime&q=${encodeURIComponent(hotel)}`)
  await expect(rows.nth(1)).toContainText('14:30')
  await expect(rows.nth(2)).toContainText('07:00')
  await expect(rows.nth(3)).toContainText('14:30')
  await page.goto(`/schedule/recurring?q=${encodeURIComponent(hotel)}`)
  await expect(page.getByRole('row').filter({ hasText: '14:30' })).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('row').filter({ hasText: '14:30' }).getByRole('link', { name: hotel }).click()
  await page.getByRole('button', { name: 'End the schedule' }).click()
  await expect(page.getByRole('dialog')).toContainText('Pickups that are removed')
  await page.getByRole('dialog').getByRole('button', { name: 'End schedule' }).click()
  await expect(page.getByText(`The schedule of ${hotel} was ended.`)).toBeVisible()
})

test('a schedule that another one continues is changed until that day, and ends with it', {
  tag: ['@10.3-06'],
}, async ({ page }) => {
  const api = await apiAs(page, 'admin')
  const hotel = unique('Continued House')
  const organizationId = await newOrganization(api, hotel)
  const dayAhead = (days: number) => inYangon(fromNow(days * 86_400_000).toISOString()).day
  const form = { organizationId, startsOn: dayAhead(0), weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '06:30' }
  const { data: schedule } = await api('POST', '/schedules', form)
  const later = { from: dayAhead(10), timeOfDay: '15:15', __v: 0 }
  expect((await api('PATCH', `/schedules/${schedule._id}`, later)).status).toBe(200)

  await startSession(page, 'operation.manager')
  await page.goto(`/schedule/recurring/${schedule._id}`)
  await expect(page.getByRole('alert').filter({ hasText: 'Another schedule continues this one from' })).toBeVisible()
  await field(page, 'Pick Up Time').fill('08:20')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The schedule was saved.')).toBeVisible()
  await page.goto(`/schedule/recurring?sort=startsOn&q=${encodeURIComponent(hotel)}`)
  await expect(page.getByRole('row')).toHaveText([/Repeats/, /06:30/, /08:20/, /15:15/])

  await page.getByRole('row').filter({ hasText: '08:20' }).getByRole('link', { name: hotel }).click()
  await page.getByRole('button', { name: 'End the schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'End this schedule?' })
  await expect(dialog).toContainText('Pickups that are removed')
  await expectNothingSerious(page)
  await dialog.getByLabel('End the schedule that continues it too').check()
  await dialog.getByRole('button', { name: 'End schedule' }).click()
  await expect(page.getByText(`The schedule of ${hotel} was ended.`)).toBeVisible()
  await page.goto(`/schedule/recurring?sort=startsOn&q=${encodeURIComponent(hotel)}`)
  await expect(page.getByRole('row')).toHaveText([/Repeats/, /06:30/])
})

test('schedules fit a phone', async ({ page }) => {
  const api = await apiAs(page, 'admin')
  const organization = await newOrganization(api, unique('Inle Garden'))
  const schedule = { startsOn: '2026-01-05', weekdays: [1, 3, 6], timeOfDay: '06:30', wayType: 'Organic' }
  expect((await api('POST', '/schedules', { organizationId: organization, ...schedule })).status).toBe(201)
  await startSession(page, 'operation')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/schedule/recurring', `/schedule/recurring/add?organization=${organization}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page)
  }
  await page.goto('/schedule/recurring')
  await expect(page.getByText('Loading…')).toHaveCount(0)
  await expectNothingSerious(page)
  await page.goto(`/organizations/schedule/${organization}`)
  await expect(page.getByText('Every Monday, Wednesday and Saturday at 06:30')).toBeVisible()
  await expectToFit(page)
  await expectNothingSerious(page)
})

test('calendar and lists mark what a schedule made, what is asked for and what failed', { tag: ['@10.6-11'] }, async ({
  page,
}) => {
  const api = await apiAs(page, 'admin')
  const hotel = unique('Marked House')
  const organizationId = await newOrganization(api, hotel)
  const moment = now().toISOString()
  const today = inYangon(moment).day
  const day = await askableDay(page)
  const wanted = `${day}T03:30:00.000Z`
  const made = await api('POST', '/schedules', {
    organizationId,
    startsOn: day,
    endsOn: day,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    timeOfDay: '06:30',
    wayType: 'Dry',
  })
  expect(made.status).toBe(201)
  const moving = await newPickup(api, organizationId, { pickUpTime: wanted })
  const failed = await newPickup(api, organizationId, { pickUpTime: moment })
  expect((await api('POST', `/logistics/${failed}/outcomes`, { code: 'flooded' })).status).toBe(201)
  const extra = { organizationId, kind: 'extra', wantedAt: wanted, partOfDay: 'afternoon', wasteTypes: ['Papers'] }
  expect((await api('POST', '/pickup_requests', extra)).status).toBe(201)
  const cancel = { organizationId, kind: 'cancel', pickup: moving }
  expect((await api('POST', '/pickup_requests', cancel)).status).toBe(201)

  await startSession(page, 'operation')
  const calendar = `/schedule/waste-collection/calendar?organizationId=${organizationId}`
  const legend = page.getByRole('list', { name: 'Legend' })
  for (const view of ['month', 'week', 'day', 'list']) {
    await page.goto(`${calendar}&view=${view}&date=${day}`)
    await expect(page.locator('[data-pickup]', { hasText: 'Recurring schedule' })).toHaveCount(1)
    await expect(page.locator('[data-pickup]', { hasText: 'Cancellation requested' })).toHaveCount(1)
    await expect(page.locator('[data-requested]', { hasText: 'Extra pickup requested' })).toHaveCount(1)
    await expect(legend).toContainText('Extra pickup requested1')
    await expectNothingSerious(page)
  }
  await page.goto(`${calendar}&view=day&date=${today}`)
  await expect(page.locator('[data-pickup]', { hasText: 'Not collected' })).toHaveCount(1)
  await page.goto(`${calendar}&view=month&date=${day}&status=REQUESTED`)
  await expect(page.locator('[data-pickup]', { hasText: 'Cancellation requested' })).toHaveCount(1)
  await expect(page.locator('[data-requested]')).toHaveCount(0)

  await page.goto(`/organizations/schedule/${organizationId}?day=${day}`)
  await expect(page.getByRole('dialog', { name: 'Pickup Time' }).getByText('Every day', { exact: true })).toBeVisible()

  await page.goto(`/schedule/waste-collection?sort=pickUpTime&q=${encodeURIComponent(hotel)}`)
  const rows = page.getByRole('row').filter({ hasText: hotel })
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Cancellation requested' })).toHaveCount(1)
  await expectNothingSerious(page)
  await page.goto(`/?q=${encodeURIComponent(hotel)}`)
  await expect(page.getByRole('row').filter({ hasText: hotel })).toContainText('Not collected')
  await page.goto(`/organizations/schedule/${organizationId}?year=${day.slice(0, 4)}`)
  const requestedDay = page.locator(`[data-day="${day}"]`)
  await expect(requestedDay).toHaveAccessibleName(/Cancellation requested, Extra pickup requested$/)
  await expectNothingSerious(page)
  await requestedDay.click()
  const dialog = page.getByRole('dialog', { name: 'Pickup Time' })
  await expect(dialog).toContainText('Extra pickup requested, Afternoon')
  await expectNothingSerious(page)

  await page.setViewportSize({ width: 360, height: 740 })
  for (const view of ['month', 'list']) {
    await page.goto(`${calendar}&view=${view}&date=${day}`)
    await expect(page.locator('[data-requested]')).toHaveCount(1)
    await expectToFit(page)
  }
  await page.locator('[data-requested]').click()
  await expect(page).toHaveURL(/\/pickup_requests\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Offer another time' })).toBeVisible()
})
