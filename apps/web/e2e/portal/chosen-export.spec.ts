import { readFile } from 'node:fs/promises'
import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

test('the pickups that are chosen on a phone are exported, and no other', { tag: ['@13.13-03'] }, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const name = unique('Chosen Bins')
  const organization = await newOrganization(api, name)
  for (const day of ['02', '03']) await newPickup(api, organization, { pickUpTime: `2027-03-${day}T02:15:00Z` })
  await startSession(page, 'operation')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/schedule/waste-collection?q=${encodeURIComponent(name)}`)
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^Choose ${name}`) })
  await expect(boxes).toHaveCount(2)
  await boxes.first().click()
  const bar = page.getByRole('region', { name: 'Change the chosen pickups' })
  await bar.getByRole('button', { name: 'Export chosen' }).click()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const rows = (await readFile(await (await downloaded).path(), 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain(name)
})
