import { expectToFit } from '../looks/fits.ts'
import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { inYangon, readAs, weight } from '../support/api.ts'
import { fromNow, now } from '../support/clock.ts'
import { forgetAnswers } from '../support/forget-answers.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { signIn, startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { withoutPictures } from '../support/without-pictures.ts'

type Amounts = Record<string, number>
type Row = {
  organizationId: { _id: string; name: string }
  pickUpTime: string
  status: string
  wayType: string | null
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const atOnce = { timeout: 2_000 }

/** Other journeys write at the same time, so this reloads figures and screen until both show the same moment. */
async function agree(page: Page, compare: () => Promise<void>) {
  await expect(async () => {
    try {
      await compare()
    } catch (difference) {
      await page.reload()
      throw difference
    }
  }).toPass({ timeout: 40_000 })
}

/** Answers an API path with fixed data for the rest of the journey. */
async function keep(page: Page, path: string, data: unknown) {
  await withoutPictures(page)
  await page.route(`**/api${path}*`, (route) => route.fulfill({ json: { data } }))
}

const todayIs = inYangon(now().toISOString()).day

test('each role sees its cards, and only admins see growth and trend', {
  tag: ['@2.2-01', '@2.3-01', '@2.3-05', '@2.6-01', '@2.6-02', '@2.6-03', '@2.6-04', '@2.6-05', '@3-42'],
}, async ({ page }) => {
  const cards: Record<string, string[]> = {
    admin: ['Total Customers', 'Total Trainings', 'Total pickups', 'Total Collected Waste (kg)'],
    operation: ['Total Customers', 'Total pickups', 'Total Collected Waste (kg)'],
    finance: ['Total Customers', 'Total Collected Waste (kg)'],
  }
  for (const [account, titles] of Object.entries(cards)) {
    await page.context().clearCookies()
    await page.goto('about:blank')
    const { read } = await readAs(page, account)
    await signIn(page, account)
    const totalsOf = page.getByRole('region', { name: 'Totals' })
    await expect(totalsOf.getByRole('heading')).toHaveText(titles)
    await agree(page, async () => {
      const totals: Amounts = await read('/dashboard')
      await expect(card(page, 'Total Customers')).toContainText(`${totals.organizations}All time`, atOnce)
      await expect(card(page, 'Total Collected Waste (kg)')).toContainText(weight(totals.collectedWastes ?? 0), atOnce)
    })
    await expect(totalsOf.getByText(/^Updated \d\d:\d\d$/)).toBeVisible()
    if (account !== 'admin') {
      await expect(totalsOf.locator('polyline')).toHaveCount(0)
      continue
    }
    await expect(totalsOf.locator('polyline')).toHaveCount(4)
    const ways = card(page, 'Total pickups')
    await agree(page, async () => {
      const { logistics: growth, compared } = await read('/dashboard/growth_rate')
      const [now, before] = [compared.now, compared.before].map(({ to, amounts }) => ({
        day: Number(to.slice(8)),
        ways: amounts.logistics,
      }))
      const spans = `1–\u2060${now?.day}\\s\\w+:\\s${now?.ways}, 1–\u2060${before?.day}\\s\\w+:\\s${before?.ways}`
      await expect(ways).toContainText(new RegExp(spans), atOnce)
      if (growth != null) await expect(ways).toContainText(/\d%/, atOnce)
    })
  }
})

test("today's schedule is searched, sorted and paged through, three rows per page", {
  tag: ['@2.6-06', '@2.6-07', '@2.6-08', '@2.6-09', '@9-13'],
}, async ({ page }) => {
  const { read } = await readAs(page, 'operation')
  const inOrder: Row[] = await read('/logistics/today')
  const today = inOrder.toSorted((one, other) => Date.parse(one.pickUpTime) - Date.parse(other.pickUpTime))
  expect(today.length).toBeGreaterThan(3)
  await keep(page, '/logistics/today', today)
  await signIn(page, 'operation')
  const schedule = card(page, "Today's pickups")
  const rows = schedule.getByRole('table').locator('tbody tr')
  await expect(schedule.getByRole('columnheader')).toHaveText(['No.', 'Organization Name', 'Pick Up Time', 'Status'])
  const next = today.find(({ status }) => ['REQUESTED', 'CONFIRMED'].includes(status)) ?? today.at(-1)
  await expect(rows.filter({ hasText: next?.organizationId.name }).first()).toBeVisible()
  const times = today.map(({ pickUpTime }) => inYangon(pickUpTime).time)
  const sortBy = schedule.getByRole('combobox', { name: 'Sort by' })
  await sortBy.click()
  await expect(page.getByRole('option')).toHaveText(['Latest first', 'Earliest first', 'Organization Name'])
  await page.getByRole('option', { name: 'Latest first' }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(times.at(-1) ?? '')
  await sortBy.click()
  await page.getByRole('option', { name: 'Earliest first' }).click()
  await expect(rows.first()).toContainText(times[0] ?? '')
  await schedule.getByRole('button', { name: 'Next' }).click()
  await expect(rows.first().getByRole('cell').first()).toHaveText('4')
  await expect(page).toHaveURL('/?sort=oldest&page=2')
  await page.reload()
  await expect(rows.first().getByRole('cell').first()).toHaveText('4')

  const name = today[0]?.organizationId.name ?? ''
  await schedule.getByPlaceholder('Search organization...').fill(name.toUpperCase())
  await expect(rows).toHaveCount(Math.min(3, today.filter(({ organizationId }) => organizationId.name === name).length))
  await expect(rows.first()).toContainText(name)
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/schedule\/waste-collection\/[\da-f-]{36}$/)
})

test('a row of today is blue for Dry and green for Organic, and says so', { tag: ['@2.6-11'] }, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const ways = ['Dry', 'Organic'] as const
  for (const wayType of ways) {
    const organizationId = await newOrganization(api, `${wayType} way of the dashboard`)
    const pickup = await newPickup(api, organizationId, { pickUpTime: `${todayIs}T05:00:00.000Z` })
    await api('PATCH', `/logistics/${pickup}`, { wayType })
  }
  await startSession(page, 'operation')
  await page.goto('/?q=way of the dashboard')
  const colors: string[] = []
  for (const wayType of ways) {
    const row = page.getByRole('row', { name: new RegExp(`${wayType} way of the dashboard`) })
    await expect(row.getByText(wayType, { exact: true })).toBeVisible()
    colors.push(
      await row
        .getByRole('cell')
        .first()
        .evaluate((cell) => getComputedStyle(cell).boxShadow),
    )
  }
  const [dry = [], organic = []] = colors.map((color) => color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [])
  expect(Math.max(...dry)).toBe(dry[2])
  expect(Math.max(...organic)).toBe(organic[1])
})

test('contracts that expired are red, the others green, each with a word', { tag: ['@2.6-12', '@2.6-13'] }, async ({
  page,
}) => {
  const { read } = await readAs(page, 'finance')
  const expiries: Array<{ name: string; expiredDate: string }> = await read('/contract_expries')
  await keep(page, '/contract_expries', expiries)
  await signIn(page, 'finance')
  const list = card(page, 'Contract Expiries')
  await list.getByRole('button', { name: `Show all ${expiries.length}` }).click()
  const lines = list.getByRole('listitem')
  await expect(lines).toHaveCount(expiries.length)
  const lineOf = (isPast: boolean) => expiries.findIndex(({ expiredDate }) => expiredDate < todayIs === isPast)
  const colorOf = (index: number) =>
    lines
      .nth(index)
      .locator('span')
      .first()
      .evaluate((day) => (getComputedStyle(day).color.match(/\d+/g) ?? []).map(Number))
  await expect(lines.nth(lineOf(true))).toContainText('Expired')
  await expect(lines.nth(lineOf(false))).toContainText(/today|in \d+/)
  const [red = 0, green = 0] = await colorOf(lineOf(true))
  expect(red).toBeGreaterThan(green)
  const [otherRed = 0, otherGreen = 0] = await colorOf(lineOf(false))
  expect(otherGreen).toBeGreaterThan(otherRed)
})

// 9-19: the height; the radii are in overview-waste.tsx.
test('the charts show all organizations, then the one that is chosen', {
  tag: ['@2.6-14', '@2.6-16', '@2.6-17', '@2.6-19', '@2.6-20', '@9-19'],
}, async ({ page }) => {
  const { read } = await readAs(page, 'admin')
  const { organization } = await readAs(page, 'customer')
  await signIn(page, 'admin')
  const overview = card(page, 'Overview Waste Collection')
  await agree(page, async () => {
    const [largest]: Array<{ quantity: number }> = await read('/wastes')
    await expect(overview.getByRole('table')).toContainText(weight(largest?.quantity ?? 0), atOnce)
  })
  await expect(overview.locator('svg').filter({ hasText: 'Organic' })).toHaveAttribute('height', '400')

  const select = page.getByRole('combobox', { name: /^Choose an organization to narrow/ })
  await select.fill(organization.name)
  await expect(page.getByRole('option', { name: organization.name }).first()).toBeVisible()
  // A pointer would miss the list where what is drawn above meanwhile moves it.
  await select.press('Enter')
  await expect(page).toHaveURL(new RegExp(`organization=${organization._id}`))
  for (const title of ['Monthly Collected Waste', 'Collected Waste (Trend Line)']) {
    const chart = card(page, title)
    await agree(page, async () => {
      const [first]: Array<Record<string, number | string>> = await read(`/wastes/monthly/${organization._id}`)
      const row = chart.getByRole('table').getByRole('row').nth(1)
      await expect(row).toContainText(weight(Number(first?.Papers)), atOnce)
    })
    await expect(chart.locator('svg text', { hasText: 'Pickup Dates' })).toBeVisible()
    await expect(chart.locator('svg text', { hasText: 'Amount (kg)' })).toBeVisible()
    await expect(chart.getByRole('list', { name: 'Legend' }).getByRole('button')).toContainText(['Paper'])
  }
})

test('an organization without waste, and a day without pickups, say so', {
  tag: ['@2.6-10', '@2.6-15', '@2.6-18', '@8-38'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const organizationId = await newOrganization(api, 'Nothing was collected here')
  await withoutPictures(page)
  await page.route('**/api/logistics/today*', (route) => route.fulfill({ json: { data: [] } }))
  await page.route('**/api/wastes?*', (route) => route.fulfill({ json: { data: [] } }))
  await page.route('**/api/wastes', (route) => route.fulfill({ json: { data: [] } }))
  await startSession(page, 'operation')
  await page.goto(`/?organization=${organizationId}`)
  await expect(page.getByText('No Schedule Today.')).toBeVisible()
  await expect(page.getByText('There is no waste data.')).toHaveCount(3)
})

test('a refresh reloads a card and is busy for at most five seconds; a failed card offers Retry', {
  tag: ['@9-17'],
}, async ({ page }) => {
  await signIn(page, 'operation')
  const schedule = card(page, "Today's pickups")
  await expect(schedule.getByRole('table')).toBeVisible()
  await page.route('**/api/logistics/today*', () => {})
  const refresh = schedule.getByRole('button', { name: "Refresh Today's pickups" })
  await refresh.click()
  await expect(refresh).toHaveAttribute('data-loading', 'true')
  await expect(refresh).not.toHaveAttribute('data-loading', 'true', { timeout: 6_000 })
  await page.unrouteAll()
  await withoutPictures(page)
  await page.route('**/api/contract_expries*', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'y' } }),
  )
  await forgetAnswers(page)
  await page.reload()
  const expiries = card(page, 'Contract Expiries')
  await expect(expiries.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 })
  await page.unrouteAll()
  await expiries.getByRole('button', { name: 'Retry' }).click()
  await expect(expiries.getByRole('listitem').first()).toBeVisible()
})

test('confirmed pickups that nobody drives are found by a filter of the list', {
  tag: ['@10.3-14'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const name = unique('Nobody Drives Here')
  const organization = await newOrganization(api, name)
  const pickup = await newPickup(api, organization, { pickUpTime: fromNow(2 * 86_400_000).toISOString() })
  expect((await api('PATCH', `/logistics/${pickup}`, { status: 'CONFIRMED' })).status).toBe(200)
  await startSession(page, 'operation')
  await page.goto(`/schedule/waste-collection?status=CONFIRMED&hasDriver=false&q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('button', { name: 'Assigned driver No driver' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Assigned driver No driver' }).click()
  await page.getByRole('button', { name: 'Has a driver' }).click()
  await expect(page).toHaveURL(/hasDriver=true/)
  await expect(row).toHaveCount(0)
})
