import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { inYangon, readAs, weight } from './api.ts'
import { expectNothingSerious } from './axe.ts'
import { signIn } from './sign-in.ts'

type Amount = { name: string; quantity: number }
type Pickup = {
  _id: string
  pickUpTime: string
  status: string
  items?: Array<{ productName: string; quantity: number }>
}

const statusWords: Record<string, string> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  ONHOLD: 'On hold',
  CANCELLED: 'Cancelled',
}
const now = inYangon(new Date().toISOString())
const thisYear = Number(now.day.slice(0, 4))

/** What is there once a screen is ready. */
const screens: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
  '/': (page) => page.getByRole('region', { name: 'Collected waste by month (kg)' }).locator('svg text').first(),
  '/schedule': (page) => page.locator('[data-day][data-status]').first(),
  '/data_table': (page) => page.getByText(/Total of \d+ pickups/),
}

test('the dashboard shows what was collected, and the table behind the chart', async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const wastes: Amount[] = await read(`/wastes/organizations/${organization._id}`)
  const months: Array<Record<string, number | string>> = await read(`/wastes/monthly/${organization._id}`)
  const { count } = await read(`/dashboard/pickups/organizations/${organization._id}`)
  await signIn(page, 'customer')

  const total = wastes.reduce((sum, { quantity }) => sum + quantity, 0)
  await expect(page.getByRole('region', { name: 'Total collected waste' })).toContainText(`${weight(total)} kg`)
  await expect(page.getByRole('region', { name: 'Total pickups' })).toContainText(String(count))
  const types = page.getByRole('region', { name: 'Total by waste type' })
  for (const { quantity } of wastes) await expect(types).toContainText(`${weight(quantity)} kg`)
  await expect(page.getByRole('region', { name: 'Contract expires' })).toContainText(/ 20\d\d$/)

  const chart = page.getByRole('region', { name: 'Collected waste by month (kg)' })
  await expect(chart.locator('svg text').first()).toBeVisible()
  await chart.getByRole('button', { name: 'Show as a table' }).click()
  const rows = chart.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText(weight(Number(months[0]?.Papers)))
  const download = page.waitForEvent('download')
  await chart.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('Collected waste by month (kg).csv')
})

test('four overview charts and two trendlines show the waste by type, and are saved as pictures', async ({ page }) => {
  await signIn(page, 'customer')
  const charts = [
    'Waste types by size (kg)',
    'Collected waste by type (kg)',
    'Waste types side by side (kg)',
    'Average month and total by type (kg)',
    'Trendline of Paper, Plastic, Can and Glass (kg)',
    'Trendline of Organic and E-waste (kg)',
  ]
  for (const name of charts) {
    const chart = page.getByRole('region', { name })
    await expect(chart.locator('svg text').first()).toBeVisible()
    await expect(chart.getByRole('table', { includeHidden: true })).toContainText(
      name.includes('Organic') ? 'Organic' : 'Paper',
    )
  }
  const download = page.waitForEvent('download')
  await page.getByRole('region', { name: charts[0] }).getByRole('button', { name: 'PNG' }).click()
  const saved = await readFile(await (await download).path())
  expect(saved.subarray(1, 4).toString()).toBe('PNG')
  expect(saved.length).toBeGreaterThan(10_000)

  await page.goto('/?from=2018-04&to=2018-06')
  await expect(page.getByText('No trendline data available for the selected period.')).toHaveCount(2)
})

test('another range of months brings its figures, and Reset all of them', async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const asked = `from=${thisYear - 1}-02&to=${thisYear - 1}-04`
  const { count } = await read(`/dashboard/pickups/organizations/${organization._id}?${asked}`)
  await signIn(page, 'customer')
  const pickups = page.getByRole('region', { name: 'Total pickups' })
  // The number comes last, and with it the first month.
  await expect(pickups).toHaveText(/^Total pickups\d/)
  const usual = await pickups.textContent()
  const reset = page.getByRole('button', { name: 'Reset' })
  await expect(reset).toBeDisabled()

  await page.getByRole('button', { name: 'Months' }).click()
  const picker = page.getByRole('dialog')
  while (!(await picker.getByRole('button', { name: String(thisYear - 1) }).isVisible())) {
    await picker.getByRole('button', { name: 'Next year' }).click()
  }
  await picker.getByRole('button', { name: 'Feb', exact: true }).click()
  await picker.getByRole('button', { name: 'Apr', exact: true }).click()
  await expect(page).toHaveURL(`/?${asked}`)
  await expect(pickups).toContainText(`${count}Feb ${thisYear - 1} – Apr ${thisYear - 1}`)

  await page.reload()
  await expect(pickups).toContainText(`Feb ${thisYear - 1} – Apr ${thisYear - 1}`)
  await reset.click()
  await expect(pickups).toHaveText(usual ?? '')
  await expect(page).toHaveURL('/')

  await page.goto('/?from=2018-04&to=2018-06')
  await expect(page.getByText('There is no waste data.')).toHaveCount(5)
  await expect(pickups).toContainText('0Apr 2018 – Jun 2018')
})

for (const timezoneId of ['America/New_York', 'Pacific/Kiritimati']) {
  test.describe(`with a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('the calendar shows every pickup of the year on its day in Yangon', async ({ page }) => {
      const { organization, read } = await readAs(page, 'customer')
      const pickups: Pickup[] = await read(`/logistics/organizations/${organization._id}?year=${thisYear}`)
      await signIn(page, 'customer')
      await page.goto('/schedule')
      await expect(page.locator('[data-day][data-status]').first()).toBeVisible()
      for (const { pickUpTime, status } of pickups) {
        const { day, time } = inYangon(pickUpTime)
        const label = await page.locator(`[data-day="${day}"]`).getAttribute('aria-label')
        expect(label, pickUpTime).toContain(`${statusWords[status]} ${time}`)
      }
      const days = new Set(pickups.map(({ pickUpTime }) => inYangon(pickUpTime).day))
      await expect(page.locator('[data-day][data-status]')).toHaveCount(days.size)
      await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', now.day)
    })
  })
}

test('a day opens its pickups with what was weighed, or says that there is none', async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const all: Pickup[] = await read(`/logistics/organizations/${organization._id}?include=items`)
  const last = all.at(-1)
  if (!last?.items) throw new Error('the demonstration customer has no completed pickup')
  const { day } = inYangon(last.pickUpTime)
  const company = await read('/company')
  await signIn(page, 'customer')
  await page.goto(`/schedule?year=${day.slice(0, 4)}`)
  await page.locator(`[data-day="${day}"]`).click()

  const dialog = page.getByRole('dialog', { name: 'Pickup Time' })
  await expect(dialog).toContainText(windowOf(last.pickUpTime))
  await expect(dialog).toContainText('Completed')
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

test('the keyboard moves over the days and years', async ({ page }) => {
  await signIn(page, 'customer')
  await page.goto('/schedule')
  await page.getByRole('button', { name: 'Today' }).click()
  const reached = page.locator('[data-day]:focus')
  await expect(reached).toHaveAttribute('data-day', now.day)
  await page.keyboard.press('ArrowDown')
  const weekLater = new Date(Date.parse(now.day) + 7 * 86_400_000).toISOString().slice(0, 10)
  await expect(reached).toHaveAttribute('data-day', weekLater)
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1)

  await page.getByRole('button', { name: 'Previous year' }).click()
  await expect(page).toHaveURL(`/schedule?year=${thisYear - 1}`)
  const completed = page.locator('[data-day][data-status="COMPLETED"]').first()
  await completed.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Pickup Time' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(completed).toBeFocused()

  await page.locator(`[data-day="${thisYear - 1}-12-31"]`).focus()
  await page.keyboard.press('ArrowRight')
  await expect(reached).toHaveAttribute('data-day', `${thisYear}-01-01`)
  await expect(page).toHaveURL('/schedule')
})

test('the data table is searched by column and exported as it is searched', async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const path = `/logistics/organizations/${organization._id}?include=items`
  const found: Pickup[] = await read(`${path}&Papers=cardboard&date=${thisYear}`)
  const all: Pickup[] = await read(path)
  await signIn(page, 'customer')
  await page.goto('/data_table')
  const table = page.getByRole('table', { name: 'Collected waste' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Date',
    'Paper',
    'Plastic',
    'Can',
    'Glass',
    'Organic',
    'E-waste',
  ])
  await expect(page.getByText(`1 to 25 of ${all.length}`)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search Paper' }).fill('CARDboard')
  await page.getByRole('searchbox', { name: 'Search Date' }).fill(String(thisYear))
  await expect(page.getByText(`Total of ${found.length} pickups`)).toBeVisible()
  await expect(table.locator('tbody tr').first()).toContainText(/cardboard/i)
  await expect(table.locator('tbody tr').first()).toContainText(String(thisYear))
  const total = found.flatMap(({ items = [] }) => items).reduce((sum, { quantity }) => sum + quantity, 0)
  await expect(table.locator('tfoot')).toContainText(weight(total))

  await page.getByRole('button', { name: 'Export' }).click()
  const csv = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await csv).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(found.length + 1)
  await page.getByRole('button', { name: 'Export' }).click()
  const xlsx = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel' }).click()
  expect((await xlsx).suggestedFilename()).toMatch(/\.xlsx$/)

  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search Paper' })).toHaveValue('CARDboard')
  await page.getByRole('searchbox', { name: 'Search Glass' }).fill('no such thing')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText(`Total of ${all.length} pickups`)).toBeVisible()
})

test('on a phone the data table is cards with the same filters', async ({ page }) => {
  await signIn(page, 'customer')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/data_table')
  const cards = page.getByRole('list', { name: 'Collected waste' }).getByRole('listitem')
  await expect(cards.first()).toContainText('Paper')
  await page.getByRole('button', { name: 'Paper', exact: true }).click()
  await page.getByRole('textbox', { name: 'Paper' }).fill('no such thing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
})

for (const [path, ready] of Object.entries(screens)) {
  test(`axe finds nothing serious on ${path}, which fits a phone too`, async ({ page }) => {
    test.slow()
    await signIn(page, 'customer')
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(ready(page)).toBeVisible()
      await expectNothingSerious(page)
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect(isWide, `at ${size.width}`).toBe(false)
    }
  })
}

test('axe finds nothing serious in a day of the calendar', async ({ page }) => {
  test.slow()
  await signIn(page, 'customer')
  await page.goto('/schedule')
  await page.locator('[data-day][data-status="COMPLETED"]').first().click()
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  await expectNothingSerious(page)
})

test('staff see the same year; finance may not go to the pickup', async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const [first]: Pickup[] = await read(`/logistics/organizations/${organization._id}?year=${thisYear}`)
  if (!first) throw new Error('the demonstration customer has no pickup this year')
  const { day } = inYangon(first.pickUpTime)
  const dialog = page.getByRole('dialog', { name: 'Pickup Time' })
  const goToDetail = dialog.getByRole('link', { name: 'Go To Detail' })
  for (const account of ['finance', 'operation']) {
    await page.context().clearCookies()
    await page.goto('about:blank')
    await signIn(page, account)
    await page.goto(`/organizations/schedule/${organization._id}`)
    await expect(page.getByText(organization.name)).toBeVisible()
    await page.locator(`[data-day="${day}"]`).click()
    await expect(dialog).toContainText(windowOf(first.pickUpTime))
    await expect(dialog).toContainText(statusWords[first.status] ?? '')
    if (account === 'finance') await expect(goToDetail).toHaveCount(0)
    else await expect(goToDetail).toHaveAttribute('href', `/schedule/waste-collection/${first._id}`)
  }
})

test('a driver sees today in time order and the way to each place', async ({ page }) => {
  const { read } = await readAs(page, 'driver')
  const today: Array<Pickup & { organizationId: { name: string } }> = await read('/logistics/today')
  const [first] = today
  if (!first) throw new Error('the demonstration driver has no pickup today')
  const { organizationId } = await read(`/logistics/${first._id}`)
  await signIn(page, 'driver')
  const stops = page.getByRole('button', { expanded: false }).filter({ has: page.locator('time') })
  await expect(stops).toHaveText(
    today.map(
      ({ pickUpTime, organizationId: { name } }) => new RegExp(`^${inYangon(pickUpTime).time}${escaped(name)}`),
    ),
  )
  await stops.first().click()
  await expect(page.getByText(organizationId.address)).toBeVisible()
  await expect(page.getByRole('link', { name: `Call ${organizationId.contactPersonName}` })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  )
  const { lat, lng } = organizationId.location
  await expect(page.getByRole('link', { name: 'Show the way' })).toHaveAttribute('href', new RegExp(`${lat},${lng}$`))
  await expectNothingSerious(page)
})

/** The half hour that a pickup is shown as. */
function windowOf(pickUpTime: string): string {
  const end = new Date(Date.parse(pickUpTime) + 30 * 60_000).toISOString()
  return `${inYangon(pickUpTime).time} to ${inYangon(end).time}`
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

test('a customer reads it all in Burmese', async ({ page }) => {
  const { read } = await readAs(page, 'admin')
  const users: Array<{ email: string; name: string; isConfirm: boolean }> = await read('/users?type=USER&limit=200')
  // Somebody else than the demonstration customer: the language is kept with the person.
  const reader = users.find(
    ({ isConfirm, name, email }) => isConfirm && /[က-အ]/.test(name) && !/^customer@/.test(email),
  )
  if (!reader) throw new Error('the demonstration company has no customer with a Burmese name')
  await signIn(page, reader.email)
  await page.getByRole('button', { name: 'မြန်မာ' }).click()
  await expect(page.getByRole('heading', { name: 'ပင်မစာမျက်နှာ' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'သိမ်းဆည်းပြီး အမှိုက်စုစုပေါင်း' })).toContainText(/[၀-၉]/)
  for (const path of Object.keys(screens)) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'my')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[က-အ]/)
  }
  await page.getByRole('searchbox').first().fill('၁၉၉၉/၀၁')
  await expect(page.getByText('ရှာဖွေမှုနှင့် ကိုက်ညီသည် မရှိပါ')).toBeVisible()
})
