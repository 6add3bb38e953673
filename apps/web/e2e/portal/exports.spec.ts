import { readFile } from 'node:fs/promises'
import { expectNothingSerious } from '../looks/axe.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { startSession } from '../support/sign-in.ts'

test('an export shows its progress, continues on other screens, and is saved under a dated name', async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection?when=all')
  await expect(page.getByRole('table')).toBeVisible()
  await hold(page)
  await startExport(page, 'CSV')
  const progress = page.getByRole('group', { name: 'Preparing the file…' })
  const arrived = progress.locator('[aria-live=polite]')
  await expect(arrived).toHaveText(/^[1-9]\d* kB received$/)
  const before = await arrived.textContent()
  await expect(arrived).not.toHaveText(before ?? '')
  await expectNothingSerious(page)

  await openTab(page, 'Customers')
  await expect(progress).toBeVisible()
  const download = page.waitForEvent('download')
  await set(page, 'free')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^pickups-\d{4}-\d\d-\d\d\.csv$/)
  await expect(page.getByText(/^pickups-.*\.csv was downloaded \(.*[kM]B\)\.$/)).toBeVisible()
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines.length).toBeGreaterThan(1_000)
})

test('an export is cancelled by keyboard, and the next one is complete', async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection?when=all')
  await expect(page.getByRole('table')).toBeVisible()
  await hold(page)
  await startExport(page, 'Excel')
  const cancel = page.getByRole('button', { name: 'Cancel export' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The export was cancelled. No file was saved.')).toBeVisible()
  await expect(cancel).toHaveCount(0)
  await set(page, 'free')
  // The server allows one download at a time, and hears of the cancelled one a moment later.
  await expect(async () => {
    const download = page.waitForEvent('download', { timeout: 15_000 })
    await startExport(page, 'Excel')
    expect((await download).suggestedFilename()).toMatch(/^pickups-.*\.xlsx$/)
  }).toPass()
})

test('an export that breaks off says that nothing was saved', async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection?when=all')
  await expect(page.getByRole('table')).toBeVisible()
  await hold(page)
  await startExport(page, 'CSV')
  await expect(page.getByText(/[1-9]\d* kB received/)).toBeVisible()
  await set(page, 'cut')
  await expect(page.getByRole('alert')).toHaveText(
    'The download broke off. No file was saved; nothing else has changed. Please export again.',
  )
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled()
})

async function startExport(page: Page, kind: 'CSV' | 'Excel') {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: kind }).click()
}

/** Simulates a slow connection, on which a test lets an export continue or breaks it off. */
async function hold(page: Page) {
  await page.evaluate(() => {
    const { fetch } = window
    const line = { pace: 'held' }
    Object.assign(window, { line })
    window.fetch = async (...requested) => {
      const reply = await fetch(...requested)
      if (!reply.body || !reply.url.includes('/export')) return reply
      const slowed = new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, out) {
          for (let start = 0; start < chunk.length; start += 8_192) {
            if (line.pace === 'held') await new Promise((resolve) => setTimeout(resolve, 300))
            requested[1]?.signal?.throwIfAborted()
            if (line.pace === 'cut') throw new TypeError('network error')
            out.enqueue(chunk.slice(start, start + 8_192))
          }
        },
      })
      return new Response(reply.body.pipeThrough(slowed), { status: reply.status, headers: reply.headers })
    }
  })
}

async function set(page: Page, pace: 'free' | 'cut') {
  await page.evaluate((next) => Object.assign((window as unknown as { line: object }).line, { pace: next }), pace)
}
