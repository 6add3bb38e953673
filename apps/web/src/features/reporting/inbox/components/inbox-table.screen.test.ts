import { contactEndpoints } from '@thant/contracts/company/contact'
import { paymentEndpoints } from '@thant/contracts/money/payments'
import { inboxEndpoints } from '@thant/contracts/reporting/inbox'
import { missedReportEndpoints } from '@thant/contracts/service/missed-reports'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const [listed] = sampleReply(inboxEndpoints.list)
const [request] = sampleReply(pickupRequestEndpoints.list)
if (!listed || !request) throw new Error('A list of the contract has no sample row.')

const asked = {
  ...listed,
  kind: 'request' as const,
  sender: 'Padauk Valley Bank',
  about: 'extra' as const,
  answerBy: '2020-02-03T02:30:00.000Z',
  request: { ...request, kind: 'extra' as const, state: 'OPEN' as const },
}
const written = {
  ...listed,
  _id: crypto.randomUUID(),
  kind: 'message' as const,
  sender: 'Ma Su',
  about: 'training' as const,
  wantedAt: null,
  remark: 'Do you teach schools?',
  answerBy: null,
  request: null,
}

const reported = { ...written, kind: 'missed-report' as const, about: 'dispute' as const, remark: 'All was outside.' }
const paid = { ...written, kind: 'result' as const, about: 'mismatch' as const, remark: '000000000012' }

it('says what waits and until when, and a request is answered in its row', { tags: ['13.9-04'] }, async () => {
  const { calls } = await renderScreen(paths.inbox, {
    as: 'ADMIN',
    replies: [reply(inboxEndpoints.list, [asked, written])],
  })
  await expect.element(page.getByText('Overdue')).toBeVisible()
  await expect.element(page.getByText('Training · Do you teach schools?')).toBeVisible()
  const link = page.getByRole('link', { name: 'Padauk Valley Bank' })
  await expect.element(link).toHaveAttribute('href', `/pickup_requests/${asked._id}`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Accept' })).toBeVisible()
  expect(calls.unexpected).toEqual([])
})

it('marks a message as answered where it stands', { tags: ['13.9-04'] }, async () => {
  await renderScreen(paths.inbox, {
    as: 'OPERATION',
    replies: [
      reply(inboxEndpoints.list, [written]),
      reply(contactEndpoints.answer, sampleReply(contactEndpoints.answer)),
    ],
  })
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect.element(page.getByText('The message is marked as answered.')).toBeVisible()
})

it('answers what a customer reported where it stands', { tags: ['13.9-04'] }, async () => {
  const { calls } = await renderScreen(paths.inbox, {
    as: 'OPERATION',
    replies: [
      reply(inboxEndpoints.list, [reported]),
      reply(missedReportEndpoints.answer, sampleReply(missedReportEndpoints.answer)),
    ],
  })
  await page.getByRole('button', { name: 'Answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer the customer' })
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('We come tomorrow.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('The customer was answered.')).toBeVisible()
  expect(calls.made).toContainEqual({
    name: `POST /api/missed_reports/${reported._id}/answer`,
    body: { state: 'UPHELD', note: 'We come tomorrow.' },
  })
})

it('marks a payment result as reviewed where it stands', { tags: ['13.9-04'] }, async () => {
  await renderScreen(paths.inbox, {
    as: 'FINANCE OFFICE',
    replies: [
      reply(inboxEndpoints.list, [paid]),
      reply(paymentEndpoints.acknowledge, sampleReply(paymentEndpoints.acknowledge)),
    ],
  })
  await page.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect.element(page.getByText('Marked as reviewed.')).toBeVisible()
})

it('says what an empty list means', { tags: ['13.9-01'] }, async () => {
  await renderScreen(paths.inbox, { as: 'FINANCE OFFICE', replies: [reply(inboxEndpoints.list, [])] })
  await expect.element(page.getByText('Nothing waits for an answer')).toBeVisible()
})
