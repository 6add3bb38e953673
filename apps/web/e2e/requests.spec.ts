import { expect, test } from '@playwright/test'
import { inYangon } from './api.ts'
import { expectNothingSerious } from './axe.ts'
import { mailTo } from './mailbox.ts'
import { startSession } from './sign-in.ts'

const dayMs = 86_400_000

test('a customer asks for a pickup, gets another time offered, and takes it from the mail', async ({
  page,
  browser,
}) => {
  const wanted = inYangon(new Date(Date.now() + 9 * dayMs).toISOString()).day
  await startSession(page, 'customer')
  await page.goto('/')
  await page.getByRole('link', { name: 'Request a pickup' }).click()
  await expect(page.getByText('The first day that you can ask for here is')).toBeVisible()
  await page.getByRole('textbox', { name: 'Wanted day' }).fill(wanted)
  await expect(page.getByText('You can ask for this until')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Paper' }).check()
  await page.getByLabel('About how much').fill('Ten bags')
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Not answered yet')).toBeVisible()
  const address = new URL(page.url()).pathname

  const office = await browser.newContext()
  const desk = await office.newPage()
  await startSession(desk, 'operation')
  await desk.goto('/pickup_requests')
  await expect(desk.getByText('Open requests:')).toBeVisible()
  await expectNothingSerious(desk)
  await desk.goto(address)
  await desk.getByRole('button', { name: 'Offer another time' }).click()
  await desk.getByRole('combobox', { name: 'Offered time, time' }).fill('14:15')
  await desk.getByRole('button', { name: 'Offer this time' }).click()
  await expect(desk.getByText('Another time offered')).toBeVisible()
  await office.close()

  const mail = await mailTo('customer@demo.example', '/offer/')
  const link = /\/offer\/[\w-]+/.exec(mail)?.[0] ?? ''
  const stranger = await browser.newContext()
  const reader = await stranger.newPage()
  await reader.goto(link)
  await expect(reader.getByText(', 14:15')).toBeVisible()
  await expectNothingSerious(reader)
  await reader.getByRole('button', { name: 'Take this time' }).click()
  await expect(reader.getByText('Thank you. We come at this time.')).toBeVisible()
  await stranger.close()

  await page.goto('/notifications')
  const told = page.getByRole('link', { name: 'We offer you another time' }).first()
  await expect(told).toContainText('unread')
  await expectNothingSerious(page)
  await told.click()
  await expect(page.getByText('Offer taken')).toBeVisible()
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('link', { name: 'We offer you another time' }).first()).not.toContainText('unread')
})
