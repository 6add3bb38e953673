import { readFile } from 'node:fs/promises'
import { inYangon, readAs } from '../support/api.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'

type Pickup = {
  _id: string
  pickUpTime: string
  status: string
  items?: Array<{ productName: string; quantity: number }>
}

test('the data table is searched by column and exported as it is searched', {
  tag: ['@1-14', '@2.4-03', '@2.14-12', '@2.14-13', '@2.14-14', '@3-37'],
}, async ({ page }) => {
  const { organization, read } = await readAs(page, 'customer')
  const path = `/logistics/organizations/${organization._id}?include=items`
  // On New Year's Day nothing was collected yet in the year.
  const withCardboard: Pickup[] = await read(`${path}&Papers=cardboard`)
  const years = withCardboard.map(({ pickUpTime }) => inYangon(pickUpTime).day.slice(0, 4))
  const year = years.toSorted().at(-1) ?? ''
  const found: Pickup[] = await read(`${path}&Papers=cardboard&date=${year}`)
  const all: Pickup[] = await read(path)
  await startSession(page, 'customer')
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
    'Total',
  ])
  await expect(page.getByText(`1 to 25 of ${all.length}`)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search Paper' }).fill('CARDboard')
  await page.getByRole('searchbox', { name: 'Search Date' }).fill(year)
  await expect(page.getByText(`Total of ${found.length} pickups`)).toBeVisible()
  // The items are folded under their weight, unless they were searched.
  await expect(
    table
      .locator('tbody tr')
      .first()
      .getByText(/cardboard/i)
      .first(),
  ).toBeVisible()
  await expect(table.locator('tbody tr').first()).toContainText(year)
  const total = found.flatMap(({ items = [] }) => items).reduce((sum, { quantity }) => sum + quantity, 0)
  const written = /([\d,.]+)\skg$/.exec((await table.locator('tfoot').textContent()) ?? '')?.[1] ?? ''
  // A half is rounded up, or down where the sum of parts is a little less.
  expect(Math.abs(Math.round((Number(written.replaceAll(',', '')) - total) * 1_000))).toBeLessThanOrEqual(5)

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

test('on a phone the data table shows cards with the same filters', async ({ page }) => {
  await startSession(page, 'customer')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/data_table')
  const cards = page.getByRole('list', { name: 'Collected waste' }).getByRole('listitem')
  await expect(cards.first()).toContainText('Paper')
  await page.getByRole('button', { name: 'Paper', exact: true }).click()
  await page.getByRole('textbox', { name: 'Paper' }).fill('no such thing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
})

test('a step beyond the page of a list opens the record that follows it, and Back the page that it is on', {
  tag: ['@13.13-04'],
}, async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/organizations')
  const names = page.locator('main tr[data-row] td[data-heading] > a')
  const steps = page.getByRole('navigation', { name: 'Records of the list' })
  await expect(names).toHaveCount(25)
  const last = (await names.last().textContent()) ?? ''
  await names.last().click()
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible()
  await expect(steps).toContainText('No. 25')
  await page.keyboard.press(']')
  await expect(steps).toContainText('No. 26')
  await page.keyboard.press('[')
  await expect(steps).toContainText('No. 25')
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible()
  await steps.getByRole('link', { name: 'Next' }).click()
  await expect(steps).toContainText('No. 26')
  await page.goBack()
  await expect(page).toHaveURL(/\/organizations\?page=2$/)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})
