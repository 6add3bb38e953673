import { expectNothingSerious } from './axe.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './journey.ts'
import { apiAs } from './pickup-data.ts'
import { startSession } from './sign-in.ts'
import { unique } from './unique.ts'

test('what waits is found in the inbox until it is answered', {
  tag: ['@13.9-01', '@13.9-03', '@13.9-04'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const name = unique('Ma Su')
  const body = { name, email: 'su@lotus.example', topic: 'training', message: 'Do you teach schools?' }
  expect((await api('POST', '/contact', body)).status).toBe(201)
  await startSession(page, 'operation')
  await page.goto('/')
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await expect(page).toHaveURL('/inbox')
  await page.goto(`/inbox?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Training · Do you teach schools?')
  await expectNothingSerious(page)
  await row.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/inbox')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
})
