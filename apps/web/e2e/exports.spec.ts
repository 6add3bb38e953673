import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectNothingSerious } from './axe.ts'
import { signIn } from './sign-in.ts'

test('an export shows how much has arrived, goes on elsewhere, and is saved under the dated name', async ({ page }) => {
  await signIn(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await expect(page.getByRole('table')).toBeVisible()
  await slowDown(page, 60_000)
  await startExport(page, 'CSV')
  const progress = page.getByRole('group', { name: 'Preparing the file…' })
  const arrived = progress.locator('[aria-live=polite]')
  await expect(arrived).toHaveText(/^[1-9]\d* kB received$/)
  const before = await arrived.textContent()
  await expect(arrived).not.toHaveText(before ?? '')
  await expectNothingSerious(page)

  await page.getByRole('link', { name: 'Organizations' }).click()
  await expect(progress).toBeVisible()
  const download = page.waitForEvent('download')
  await slowDown(page, -1)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^pickups-\d{4}-\d\d-\d\d\.csv$/)
  await expect(page.getByText(/^pickups-.*\.csv was downloaded \(.*kB\)\.$/)).toBeVisible()
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines.length).toBeGreaterThan(1_000)
})

test('an export is cancelled by keyboard, and the next one is whole', async ({ page }) => {
  await signIn(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await expect(page.getByRole('table')).toBeVisible()
  await slowDown(page, 20_000)
  await startExport(page, 'Excel')
  const cancel = page.getByRole('button', { name: 'Cancel export' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The export was cancelled. No file was saved.')).toBeVisible()
  await expect(cancel).toHaveCount(0)
  await slowDown(page, -1)
  const download = page.waitForEvent('download')
  await startExport(page, 'Excel')
  expect((await download).suggestedFilename()).toMatch(/^pickups-.*\.xlsx$/)
})

test('an export that breaks off says that nothing was saved', async ({ page }) => {
  await signIn(page, 'operation')
  await page.goto('/schedule/waste-collection')
  await expect(page.getByRole('table')).toBeVisible()
  await slowDown(page, 20_000)
  await startExport(page, 'CSV')
  await expect(page.getByText(/[1-9] kB received/)).toBeVisible()
  await slowDown(page, -1, true)
  await expect(page.getByRole('alert')).toHaveText(
    'The download broke off. No file was saved; nothing else has changed. Please export again.',
  )
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled()
})

async function startExport(page: Page, kind: 'CSV' | 'Excel') {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: kind }).click()
}

/** As over a slow line; -1 is as fast as it goes. */
async function slowDown(page: Page, bytesPerSecond: number, offline = false) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: -1,
  })
}
