import { expectNothingSerious } from '../looks/axe.ts'
import { inYangon, readAs, weight } from '../support/api.ts'
import { now } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'

type Pickup = {
  _id: string
  pickUpTime: string
  status: string
  items?: Array<{ productName: string; quantity: number }>
}

const statusWords: Record<string, string> = {
  REQUESTED: 'Planned',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  ONHOLD: 'On hold',
  CANCELLED: 'Cancelled',
}

const today = inYangon(now().toISOString()).day
const thisYear = Number(today.slice(0, 4))

for (const timezoneId of ['America/New_York', 'Pacific/Kiritimati']) {
  test.describe(`with a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('the calendar shows every pickup of the year on its day in Yangon', {
      tag: ['@1-13', '@2.4-02', '@2.8-22', '@2.14-07', '@4-09', '@R-rel-15a'],
    }, async ({ page }) => {
      const { organization, read } = await readAs(page, 'customer')
      const pickups: Pickup[] = await read(`/logistics/organizations/${organization._id}?year=${thisYear}`)
      await startSession(page, 'customer')
      await page.goto(`/schedule?year=${thisYear}`)
      await expect(page.locator('[data-day][data-status]').first()).toBeVisible()
      for (const { pickUpTime, status } of pickups) {
        const { day, time } = inYangon(pickUpTime)
        const label = await page.locator(`[data-day="${day}"]`).getAttribute('aria-label')
        expect(label, pickUpTime).toContain(`${statusWords[status]} ${time}`)
      }
      const days = new Set(pickups.map(({ pickUpTime }) => inYangon(pickUpTime).day))
      await expect(page.locator('[data-day][data-status]')).toHaveCount(days.size)
      await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', today)
    })
  })
}

test('a day opens its pickups with their items, or says that there are none', {
  tag: ['@2.14-08', '@2.14-09', '@2.14-10', '@2.14-11', '@7.11-05', '@8-36', '@9-16', '@11.2-07'],
}, async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const all: Pickup[] = await read(`/logistics/organizations/${organization._id}?include=items`)
  // Other journeys complete several pickups on one day.
  const perDay = Map.groupBy(all, ({ pickUpTime }) => inYangon(pickUpTime).day)
  const [day, [last] = []] = [...perDay].findLast(([, pickups]) => pickups.length === 1) ?? []
  if (day === undefined || !last?.items) throw new Error('the demonstration customer has no completed pickup')
  const company = await read('/company')
  await startSession(page, 'customer')
  await page.goto(`/schedule?year=${day.slice(0, 4)}`)
  await page.locator(`[data-day="${day}"]`).click()

  const dialog = page.getByRole('dialog', { name: 'Pickup Time' })
  await expect(dialog).toContainText(windowOf(last.pickUpTime))
  await expect(dialog).toContainText('Completed')
  const note = dialog.getByRole('button', { name: /^Collection note COL-/ })
  const [file] = await Promise.all([page.waitForEvent('download'), note.click()])
  const number = `COL-${last._id.slice(0, 13).toUpperCase()}`
  expect(file.suggestedFilename()).toBe(`collection-note_${number}.pdf`)
  const rows = dialog.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(last.items.length + 2)
  for (const { productName, quantity } of last.items) {
    await expect(rows.filter({ hasText: productName }).filter({ hasText: weight(quantity) })).toHaveCount(1)
  }
  await expect(dialog.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  await expect(dialog.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.locator('[data-day]:not([data-status])').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'No Pickup Found on that date!' })).toBeVisible()
})

test('a day in the address opens its pickups, until another year is chosen', { tag: ['@11.5-11'] }, async ({
  page,
}) => {
  const { organization, read } = await readAs(page, 'customer')
  const all: Pickup[] = await read(`/logistics/organizations/${organization._id}?year=${thisYear - 1}`)
  const day = inYangon(all[0]?.pickUpTime ?? '').day
  await startSession(page, 'customer')
  await page.goto(`/schedule?day=${day}`)
  const dialog = page.getByRole('dialog', { name: 'Pickup Time' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator(`[data-day="${day}"]`)).toBeVisible()
  await page.getByRole('button', { name: 'Next year' }).click()
  await expect(page).toHaveURL('/schedule')
  await expect(page.locator(`[data-day="${today}"]`)).toBeVisible()
  for (const wrong of [`${thisYear}-02-30`, 'now', '1800-01-01']) {
    await page.goto(`/schedule?day=${wrong}`)
    await expect(page.locator('[data-day][data-status]').first()).toBeVisible()
    await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', today)
    await expect(dialog).toBeHidden()
  }
})

test('the calendar begins with the month before this one, and shows the earlier ones at a press', {
  tag: ['@13.8-04'],
}, async ({ page }) => {
  await startSession(page, 'customer')
  await page.goto('/schedule')
  await expect(page.locator(`[data-day="${today}"]`)).toBeInViewport()
  const firstShown = `${thisYear}-${String(Math.max(1, Number(today.slice(5, 7)) - 1)).padStart(2, '0')}-01`
  await expect(page.locator('[data-day]').first()).toHaveAttribute('data-day', firstShown)
  const earlier = page.getByRole('button', { name: 'Show earlier months' })
  if (firstShown === `${thisYear}-01-01`) return
  await earlier.click()
  await expect(page.locator('[data-day]').first()).toHaveAttribute('data-day', `${thisYear}-01-01`)
  await expect(earlier).toBeHidden()
})

test('the keyboard moves over the days and years', { tag: ['@2.8-21', '@2.14-07'] }, async ({ page }) => {
  await startSession(page, 'customer')
  await page.goto('/schedule')
  await page.getByRole('button', { name: 'Today' }).click()
  const reached = page.locator('[data-day]:focus')
  await expect(reached).toHaveAttribute('data-day', today)
  await page.keyboard.press('ArrowDown')
  const weekLater = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10)
  await expect(reached).toHaveAttribute('data-day', weekLater)
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1)

  await page.getByRole('button', { name: 'Previous year' }).click()
  await expect(page).toHaveURL(`/schedule?year=${thisYear - 1}`)
  const lastDay = page.locator(`[data-day="${thisYear - 1}-12-31"]`)
  await expect(lastDay).toBeVisible()
  const completed = page.locator('[data-day][data-status="COMPLETED"]').first()
  await completed.focus()
  await page.keyboard.press('Enter')
  // The focus returns only from a dialog that has taken it.
  await expect(page.getByRole('dialog', { name: 'Pickup Time' }).locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(completed).toBeFocused()

  await lastDay.focus()
  await page.keyboard.press('ArrowRight')
  await expect(reached).toHaveAttribute('data-day', `${thisYear}-01-01`)
  await expect(page).toHaveURL('/schedule')
})

test('axe finds nothing serious in a day of the calendar', async ({ page }) => {
  test.slow()
  await startSession(page, 'customer')
  await page.goto('/schedule')
  await page.locator('[data-day][data-status="COMPLETED"]').first().click()
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  await expectNothingSerious(page)
})

test('staff see the same year, but finance cannot open the pickup', {
  tag: ['@2.2-20', '@2.8-21', '@2.8-22', '@2.8-23', '@2.8-24'],
}, async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const pickups: Pickup[] = await read(`/logistics/organizations/${organization._id}?year=${thisYear}`)
  const dayOf = ({ pickUpTime }: Pickup) => inYangon(pickUpTime).day
  const first = pickups.find((one) => pickups.filter((other) => dayOf(other) === dayOf(one)).length === 1)
  if (!first) throw new Error('the demonstration customer has no day of one pickup this year')
  const day = dayOf(first)
  const dialog = page.getByRole('dialog', { name: 'Pickup Time' })
  const goToDetail = dialog.getByRole('link', { name: 'Go To Detail' })
  for (const account of ['finance', 'operation']) {
    await page.context().clearCookies()
    await page.goto('about:blank')
    await startSession(page, account)
    await page.goto(`/organizations/schedule/${organization._id}?year=${thisYear}`)
    await expect(page.getByText(organization.name)).toBeVisible()
    await page.locator(`[data-day="${day}"]`).click()
    await expect(dialog).toContainText(windowOf(first.pickUpTime))
    await expect(dialog).toContainText(statusWords[first.status] ?? '')
    if (account === 'finance') await expect(goToDetail).toHaveCount(0)
    else await expect(goToDetail).toHaveAttribute('href', `/schedule/waste-collection/${first._id}`)
  }
})

/** Returns the half hour that a pickup is displayed as. */
function windowOf(pickUpTime: string): string {
  const end = new Date(Date.parse(pickUpTime) + 30 * 60_000).toISOString()
  return `${inYangon(pickUpTime).time} to ${inYangon(end).time}`
}
