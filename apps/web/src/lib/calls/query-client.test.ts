import { setImmediate } from 'node:timers/promises'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError, unreachable } from './api-error.ts'
import { queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

describe('after a mutation', () => {
  it('refetches the visible queries before the mutation is done, and the others when they are next shown', async () => {
    const shown = await observeQuery('shown')
    const hidden = await observeQuery('hidden')
    hidden.leave()
    await mutate(async () => 'changed')
    expect(shown.fetchCount()).toBe(2)
    expect(hidden.fetchCount()).toBe(1)
    expect(queryClient.getQueryState(['hidden'])?.isInvalidated).toBe(true)
    shown.leave()
  })

  it('refetches nothing when it changes nothing', async () => {
    const shown = await observeQuery('shown')
    await mutate(async () => 'downloaded', { changesNothing: true })
    expect(shown.fetchCount()).toBe(1)
    shown.leave()
  })

  it.each([
    ['someone else changed the record first', new ApiError(409, { code: 'record.stale' }), 2],
    ['the record was deleted', new ApiError(404, { code: 'pickup.not-found' }), 2],
    ['the request was invalid', new ApiError(400, { code: 'request.invalid' }), 1],
    ['the server was unreachable', unreachable(), 1],
  ])('that failed because %s, refetches only when the data may be outdated', async (_reason, failure, times) => {
    const shown = await observeQuery('shown')
    await expect(mutate(() => Promise.reject(failure))).rejects.toBe(failure)
    await setImmediate()
    expect(shown.fetchCount()).toBe(times)
    shown.leave()
  })
})

/** Observes a query until `leave` is called, as a mounted screen does. */
async function observeQuery(name: string) {
  let fetches = 0
  const screen = new QueryObserver(queryClient, { queryKey: [name], queryFn: () => ++fetches })
  const leave = screen.subscribe(() => undefined)
  await expect.poll(() => fetches).toBe(1)
  return { fetchCount: () => fetches, leave }
}

function mutate(mutationFn: () => Promise<unknown>, meta?: { changesNothing: true }): Promise<unknown> {
  return new MutationObserver(queryClient, { mutationFn, meta }).mutate()
}
