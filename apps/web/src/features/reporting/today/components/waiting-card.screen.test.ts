import { contactEndpoints } from '@thant/contracts/company/contact'
import { paymentEndpoints } from '@thant/contracts/money/payments'
import { type Today, todayEndpoints } from '@thant/contracts/reporting/today'
import { missedReportEndpoints } from '@thant/contracts/service/missed-reports'
import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const { missedReports, messages, results } = sampleReply(todayEndpoints.get)
const report = missedReports?.data[0]
const message = messages?.data[0]
const result = results?.data[0]
if (!report || !message || !result) throw new Error('the sample has no matters')

const waiting: Today = {
  missedReports: { data: [report], total: 1 },
  messages: { data: [{ ...message, answeredAt: null, answeredBy: null }], total: 1 },
  results: { data: [result], total: 1 },
}

it('answers a report and marks messages and results in their lines', { tags: ['13.3-08'] }, async () => {
  const { calls } = await renderScreen('/', {
    as: 'ADMIN',
    replies: [
      reply(todayEndpoints.get, waiting),
      reply(missedReportEndpoints.answer, sampleReply(missedReportEndpoints.answer)),
      reply(contactEndpoints.answer, sampleReply(contactEndpoints.answer)),
      reply(paymentEndpoints.acknowledge, sampleReply(paymentEndpoints.acknowledge)),
    ],
  })
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer the customer' })
  await dialog.getByRole('radio', { name: 'No, the record stands' }).click()
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('The gate was closed.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('The customer was answered.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect.element(page.getByText('The message is marked as answered.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect.element(page.getByText('Marked as reviewed.')).toBeVisible()
  const bodies = calls.made.map(({ body }) => body)
  expect(bodies).toContainEqual({ state: 'REJECTED', note: 'The gate was closed.' })
  expect(bodies).toContainEqual({ isAnswered: true })
  expect(bodies).toContainEqual({ isHandled: true })
  expect(calls.unexpected).toEqual([])
})

it('says in one line which of today’s pickups are late, to those who plan them', { tags: ['13.3-09'] }, async () => {
  const [sample] = sampleReply(pickupEndpoints.today)
  if (!sample) throw new Error('the sample has no pickup')
  const pickup = (status: PickupStatus, pickUpTime: string) => ({ ...sample, status, pickUpTime })
  const pickups = [
    pickup('REQUESTED', '2026-02-03T03:30:00.000Z'),
    pickup('CONFIRMED', '2026-02-03T02:30:00.000Z'),
    pickup('COMPLETED', '2026-02-03T01:30:00.000Z'),
    pickup('CONFIRMED', '2226-02-03T02:30:00.000Z'),
  ]
  const replies = [reply(todayEndpoints.get, {}), reply(pickupEndpoints.today, pickups)]
  await renderScreen('/', { as: 'OPERATION', replies })
  await expect.element(page.getByText('Late pickups: 2')).toBeVisible()
  await expect.element(page.getByText(/^09:00 .* · 10:00 /)).toBeVisible()
  const address = page.getByRole('link', { name: 'Look at them' }).element().getAttribute('href')
  expect(address).toMatch(/^\/schedule\/waste-collection\?status=REQUESTED/)

  await renderScreen('/', { as: 'FINANCE OFFICE', replies })
  await expect.element(page.getByText('Nothing waits for you.')).toBeVisible()
})
