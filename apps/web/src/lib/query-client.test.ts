import { setImmediate } from 'node:timers/promises'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError, unreachable } from './api-error.ts'
import { queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

describe('after a mutation', () => {
  it('has what the screen shows asked again before the mutation is done, and the rest when it is next shown', async () => {
    const shown = await showAnswer('shown')
    const hidden = await showAnswer('hidden')
    hidden.leave()
    await mutate(async () => 'changed')
    expect(shown.timesAsked()).toBe(2)
    expect(hidden.timesAsked()).toBe(1)
    expect(queryClient.getQueryState(['hidden'])?.isInvalidated).toBe(true)
    shown.leave()
  })

  it('asks nothing again where it changes nothing', async () => {
    const shown = await showAnswer('shown')
    await mutate(async () => 'downloaded', { changesNothing: true })
    expect(shown.timesAsked()).toBe(1)
    shown.leave()
  })

  it.each([
    ['someone else changed the record first', new ApiError(409, { code: 'record.stale' }), 2],
    ['the record was deleted', new ApiError(404, { code: 'pickup.not-found' }), 2],
    ['what was sent is not valid', new ApiError(400, { code: 'request.invalid' }), 1],
    ['the server was not reached', unreachable(), 1],
  ])('that failed because %s, asks again only what may be out of date', async (_reason, failure, times) => {
    const shown = await showAnswer('shown')
    await expect(mutate(() => Promise.reject(failure))).rejects.toBe(failure)
    await setImmediate()
    expect(shown.timesAsked()).toBe(times)
    shown.leave()
  })
})

/** Observes a query until `leave` is called, as a mounted screen does. */
async function showAnswer(name: string) {
  let asked = 0
  const screen = new QueryObserver(queryClient, { queryKey: [name], queryFn: () => ++asked })
  const leave = screen.subscribe(() => undefined)
  await expect.poll(() => asked).toBe(1)
  return { timesAsked: () => asked, leave }
}

function mutate(mutationFn: () => Promise<unknown>, meta?: { changesNothing: true }): Promise<unknown> {
  return new MutationObserver(queryClient, { mutationFn, meta }).mutate()
}
