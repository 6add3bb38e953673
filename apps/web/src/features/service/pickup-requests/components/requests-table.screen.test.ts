import { errors } from '@thant/contracts/errors'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const [listed] = sampleReply(pickupRequestEndpoints.list)
const [planned] = sampleReply(pickupEndpoints.calendar)
const [next] = sampleReply(pickupEndpoints.list)

it('staff begin with open requests, and answer in the row beside the day of the answer', {
  tags: ['10.6-16'],
}, async () => {
  if (!listed || !planned || !next) throw new Error('A list of the contract has no sample row.')
  const wantedAt = '2026-12-03T03:30:00Z'
  const open = { ...listed, kind: 'extra' as const, state: 'OPEN' as const, wantedAt, pickup: null }
  const ofThatDay = { ...planned, status: 'CONFIRMED' as const, pickUpTime: '2026-12-03T01:00:00Z' }
  const driver = { _id: planned._id, name: 'Ko Ye Kaung Set', hasLeft: false }
  const onHold = {
    ...ofThatDay,
    _id: crypto.randomUUID(),
    status: 'ONHOLD' as const,
    pickUpTime: '2026-12-03T02:00:00Z',
  }
  const { calls } = await renderScreen(paths.pickupRequests, {
    as: 'ADMIN',
    replies: [
      reply(pickupRequestEndpoints.list, [open]),
      reply(pickupEndpoints.calendar, [
        { ...ofThatDay, driver },
        { ...onHold, driver },
      ]),
      reply(pickupEndpoints.list, [{ ...next, pickUpTime: '2026-11-30T02:45:00Z' }]),
    ],
  })
  await expect.element(page.getByRole('button', { name: 'Open requests', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept' })
  await expect.element(dialog.getByText('Planned on Thu 3 Dec 2026')).toBeVisible()
  await expect.element(dialog.getByText('Ko Ye Kaung Set')).toBeVisible()
  await expect.element(dialog.getByText('07:30', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('Mon 30 Nov 2026, 09:15')).toBeVisible()
  expect(calls.unexpected).toEqual([])
})

it('staff decline the chosen requests with one reason, and read which were settled meanwhile', {
  tags: ['13.4-07'],
}, async () => {
  if (!listed) throw new Error('A list of the contract has no sample row.')
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const requests = [first, second].map((_id) => ({ ...listed, _id, kind: 'extra' as const, state: 'OPEN' as const }))
  const code = 'pickup-request.no-such-step'
  const error = { code, message: errors[code].text }
  const { calls } = await renderScreen(paths.pickupRequests, {
    as: 'CUSTOMER SERVICE',
    replies: [
      reply(pickupRequestEndpoints.list, requests),
      reply(pickupRequestEndpoints.changeMany, {
        results: [
          { id: first, done: true, error: null },
          { id: second, done: false, error },
        ],
        undo: [{ id: first, __v: 2 }],
      }),
      reply(pickupRequestEndpoints.undoMany, { results: [{ id: first, done: true, error: null }] }),
    ],
  })
  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).click()
  const bar = page.getByRole('region', { name: 'The chosen requests' })
  await bar.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline the chosen requests' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(dialog.getByText('Required').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('All lorries are out')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText('Declined requests: 1')).toBeVisible()
  await expect.element(page.getByText(`Not changed: 1. ${error.message}`)).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('The change was undone.')).toBeVisible()
  const bodies = calls.made.filter(({ name }) => name.includes('/pickup_requests/bulk')).map(({ body }) => body)
  expect(bodies).toEqual([
    { ids: [first, second], change: { answer: 'decline', note: 'All lorries are out' } },
    { requests: [{ id: first, __v: 2 }] },
  ])
})

it('declines one request, and opens it again for who thinks better of it', { tags: ['13.4-09'] }, async () => {
  const [listed] = sampleReply(pickupRequestEndpoints.list)
  if (!listed) throw new Error('A list of the contract has no sample row.')
  const request = { ...listed, kind: 'extra' as const, state: 'OPEN' as const, counterAt: null }
  const code = 'pickup-request.customer-told'
  const error = { code, message: errors[code].text }
  const { calls } = await renderScreen(paths.pickupRequests, {
    as: 'CUSTOMER SERVICE',
    replies: [
      reply(pickupRequestEndpoints.list, [request]),
      reply(pickupRequestEndpoints.decline, { ...request, state: 'DECLINED', __v: 3 }),
      reply(pickupRequestEndpoints.undoMany, { results: [{ id: request._id, done: false, error }] }),
    ],
  })
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('All lorries are out')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText('The request was declined.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText(`Not changed: 1. ${error.message}`)).toBeVisible()
  const undone = calls.made.filter(({ name }) => name.includes('/bulk/undo')).map(({ body }) => body)
  expect(undone).toEqual([{ requests: [{ id: request._id, __v: 3 }] }])
})
