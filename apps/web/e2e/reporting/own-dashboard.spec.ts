import { readFile } from 'node:fs/promises'
import { expectNothingSerious } from '../looks/axe.ts'
import { inYangon, readAs, weight } from '../support/api.ts'
import { now } from '../support/clock.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/sign-in.ts'

type Amount = { name: string; quantity: number }

const today = inYangon(now().toISOString()).day
const thisYear = Number(today.slice(0, 4))

test('the dashboard shows what was collected, and the table behind the chart', {
  tag: ['@1-12', '@2.4-01', '@2.14-01', '@2.14-03', '@7.3-12', '@9-25'],
}, async ({ page }) => {
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
  await chart.getByRole('button', { name: /^Table and files of/ }).click()
  await page.getByRole('menuitem', { name: 'Show as a table' }).click()
  const rows = chart.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText(weight(Number(months[0]?.Papers)))
  const download = page.waitForEvent('download')
  await chart.getByRole('button', { name: /^Table and files of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Hide the table' })).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('menuitem', { name: 'Save the figures (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe('Collected waste by month (kg).csv')
})

test('four overview charts and two trendlines show the waste by type, and are saved as pictures', {
  tag: ['@2.14-02', '@2.14-05', '@2.14-06'],
}, async ({ page }) => {
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
  const actions = page.getByRole('region', { name: charts[0] }).getByRole('button', { name: /^Table and files of/ })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Save the picture (PNG)' }).click()
  const saved = await readFile(await (await download).path())
  expect(saved.subarray(1, 4).toString()).toBe('PNG')
  expect(saved.length).toBeGreaterThan(10_000)

  // On a phone each type has a row, and the axis lies below; turned on its side, the axis stands on the left.
  const axisName = page.getByRole('region', { name: charts[3] }).locator('svg').getByText('Average month (kg)')
  const isLying = async () => {
    const { width = 0, height = 0 } = (await axisName.boundingBox()) ?? {}
    return width > height
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(isLying).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(isLying).toBe(false)

  await page.goto('/?from=2018-04&to=2018-06')
  await expect(page.getByText('No trendline data available for the selected period.')).toHaveCount(2)
})

test('another range of months loads its figures, and Reset loads all of them', {
  tag: ['@2.14-03', '@2.14-04', '@8-15'],
}, async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const query = `from=${thisYear - 1}-02&to=${thisYear - 1}-04`
  const { count } = await read(`/dashboard/pickups/organizations/${organization._id}?${query}`)
  await signIn(page, 'customer')
  const pickups = page.getByRole('region', { name: 'Total pickups' })
  // Waits for the number, which appears last, together with the first month.
  await expect(pickups).toHaveText(/^Total pickups\d/)
  const initial = await pickups.textContent()
  const reset = page.getByRole('button', { name: 'Reset' })
  await expect(reset).toBeDisabled()

  await page.getByRole('button', { name: 'Months' }).click()
  const picker = page.getByRole('dialog')
  await expect(picker).toBeVisible()
  await expectNothingSerious(page)
  await picker.getByRole('button', { name: 'Previous year' }).click()
  await picker.getByRole('button', { name: 'Feb', exact: true }).click()
  await picker.getByRole('button', { name: 'Apr', exact: true }).click()
  await expect(page).toHaveURL(`/?${query}`)
  await expect(pickups).toHaveText(`Total pickups${count}`)
  await expect(page.getByText(`Feb – Apr ${thisYear - 1}`)).toBeVisible()

  await page.reload()
  await expect(page.getByText(`Feb – Apr ${thisYear - 1}`)).toBeVisible()
  await reset.click()
  await expect(pickups).toHaveText(initial ?? '')
  await expect(page).toHaveURL('/')

  await page.goto('/?from=2018-04&to=2018-06')
  await expect(page.getByText('There is no waste data.')).toHaveCount(5)
  await expect(pickups).toHaveText('Total pickups0')
  await expect(page.getByText('Apr – Jun 2018')).toBeVisible()
})
