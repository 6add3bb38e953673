import { parseICS } from 'node-ical'
import { expectNothingSerious } from '../looks/axe.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'

test('a customer makes a private calendar address, reads it, and revokes it', async ({ page }) => {
  await startSession(page, 'customer')
  await page.goto('/schedule')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe to the calendar' })
  await dialog.getByRole('button', { name: 'Create an address' }).click()
  const address = dialog.getByRole('textbox', { name: 'Private calendar address' })
  await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{22}\.ics\?language=en$/)
  await expectNothingSerious(page)
  const url = await address.inputValue()
  await expect(dialog.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute('href', /^webcal:/)
  const feed = await page.request.get(new URL(url).pathname)
  const events = Object.values(parseICS(await feed.text())).filter((entry) => entry?.type === 'VEVENT')
  expect(events.length).toBeGreaterThan(20)

  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(dialog.getByText(/An address has been in use since/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await page
    .getByRole('dialog', { name: 'Revoke the calendar address?' })
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(page.getByText('The calendar address was revoked.')).toBeVisible()
  expect((await page.request.get(new URL(url).pathname)).status()).toBe(404)
})
