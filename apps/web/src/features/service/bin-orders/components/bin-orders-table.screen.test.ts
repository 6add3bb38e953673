import { binPaths } from '@thant/contracts/bin-paths'
import { binOrderEndpoints } from '@thant/contracts/service/bin-orders'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

it('takes the chosen orders one step on, says which were refused, and undoes those that may go back', {
  tags: ['13.4-04'],
}, async () => {
  const [sample] = sampleReply(binOrderEndpoints.list)
  if (!sample) throw new Error('A list of the contract has no sample row.')
  const orders = (['ONHOLD', 'REQUESTED', 'CANCELLED'] as const).map((status) => ({
    ...sample,
    _id: crypto.randomUUID(),
    status,
  }))
  const [held, requested, cancelled] = orders.map(({ _id }) => _id)
  if (!held || !requested || !cancelled) throw new Error('An order is missing.')
  const former = [{ id: held, __v: 2, change: { status: 'ONHOLD' as const } }]
  const refused = {
    code: 'bin-order.no-such-step',
    message: 'An order that is CANCELLED cannot become CONFIRMED.',
    values: { from: 'CANCELLED', to: 'CONFIRMED' },
  }
  const done = { done: true, error: null }
  const { calls } = await renderScreen(binPaths.binOrders, {
    as: 'ADMIN',
    replies: [
      reply(binOrderEndpoints.list, orders),
      reply(binOrderEndpoints.changeMany, {
        results: [
          { id: held, ...done },
          { id: requested, ...done },
          { id: cancelled, done: false, error: refused },
        ],
        undo: former,
      }),
      reply(binOrderEndpoints.undoMany, { results: [{ id: held, ...done }] }),
    ],
  })
  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).click()
  const bar = page.getByRole('region', { name: 'Change the chosen orders' })
  await expect.element(bar.getByText('Chosen: 3')).toBeVisible()
  await bar.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Changed orders: 2')).toBeVisible()
  const said = 'Not changed: 1. An order that is CANCELLED cannot become CONFIRMED.'
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo 1' }).click()
  await expect.element(page.getByText('The change was undone.')).toBeVisible()
  const bodies = calls.made.filter(({ name }) => name.includes('/bulk')).map(({ body }) => body)
  expect(bodies).toEqual([{ ids: [held, requested, cancelled], change: { status: 'CONFIRMED' } }, { orders: former }])
  expect(calls.unexpected).toEqual([])
})

it('asks before the chosen orders are cancelled', { tags: ['13.4-04'] }, async () => {
  const { calls } = await renderScreen(binPaths.binOrders, { as: 'ADMIN' })
  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).click()
  await page.getByRole('button', { name: 'Cancel orders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the chosen orders?' })
  await dialog.getByRole('button', { name: 'Back' }).last().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(calls.unexpected).toEqual([])
})
