import { readFile } from 'node:fs/promises'
import { readInBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { choose } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { signOut, startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { apiAs, newOrganization } from './pickup-data.ts'

test('operation places a bin and prints its label, which anybody may open, and takes it back', {
  tag: ['@10.12-01', '@10.12-03', '@10.12-04', '@10.12-05'],
}, async ({ page }) => {
  const name = unique('Placed Bins')
  const size = unique('240 L')
  const admin = await apiAs(page, 'admin')
  await newOrganization(admin, name)
  await admin('POST', '/bins', { name: 'Plastics', size, stock: 10, price: 40 })

  await startSession(page, 'operation')
  await page.goto('/bin/placed')
  await page.getByRole('link', { name: 'Place a Bin' }).click()
  await choose(page, 'Organization', name, name)
  await choose(page, 'Bin Type', size, size)
  await page.getByRole('textbox', { name: 'Note' }).fill('Behind the kitchen')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The bin was placed.')).toBeVisible()

  await page.goto(`/bin/placed?organization=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText(`Plastics, ${size}`)
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  expect(code).not.toBe('')
  await row.getByRole('checkbox').check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('region', { name: 'The chosen bins' }).getByRole('button', { name: 'Print labels' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('bin-labels.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto(`/b/${code}`)
  await page.getByRole('link', { name: 'Open this bin' }).click()
  await expect(page.getByRole('row', { name: code })).toContainText(name)
  await page.getByRole('row', { name: code }).getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Taken back on' }).fill('2099/01/05')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The placed bin was saved.')).toBeVisible()

  await signOut(page)
  const texts: string[] = []
  for (const one of [code, '0000-0000']) {
    await page.goto(`/b/${one}`)
    await expect(page.getByRole('heading', { level: 1, name: /^Bins with such a label are those of/ })).toBeVisible()
    await expect(page.getByText(one)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
    await expect(page.getByRole('link', { name: 'Open this bin' })).toHaveCount(0)
    texts.push(((await page.getByRole('main').textContent()) ?? '').replace(one, ''))
  }
  expect(texts[0]).toBe(texts[1])
  expect(texts[0]).not.toContain(name)
  await page.setViewportSize({ width: 360, height: 740 })
  await readInBurmese(page)
  await page.goto(`/b/${code}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  await expectToFit(page)
})
