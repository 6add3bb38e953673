import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when the test says so. */
function startWork(inTurn: ReturnType<typeof createTurns>) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const work = { hasBegun: false, finish: resolve, fail: reject }
  const done = inTurn(() => {
    work.hasBegun = true
    return promise
  })
  return { work, done }
}

describe('work in turns', () => {
  test('begins in its order as places become free, whether work before it succeeds or fails', async () => {
    const inTurn = createTurns({ running: 2, waiting: 2 })
    const all = Array.from({ length: 4 }, () => startWork(inTurn))
    await setImmediate()
    const begun = () => all.map(({ work }) => work.hasBegun)
    expect(begun()).toEqual([true, true, false, false])
    all[1]?.work.fail(new Error('no'))
    await expect(all[1]?.done).rejects.toThrow('no')
    await setImmediate()
    expect(begun()).toEqual([true, true, true, false])
    all[0]?.work.finish()
    await all[0]?.done
    await setImmediate()
    expect(begun()).toEqual([true, true, true, true])
  })

  test('is refused when too much of it waits, and welcome again later', async () => {
    const inTurn = createTurns({ running: 1, waiting: 1 })
    const [first, second] = [startWork(inTurn), startWork(inTurn)]
    await expect(startWork(inTurn).done).rejects.toMatchObject({ code: 'server.busy', status: 503 })
    for (const { work } of [first, second]) work.finish()
    await Promise.all([first.done, second.done])
    const third = startWork(inTurn)
    await setImmediate()
    expect(third.work.hasBegun).toBe(true)
    third.work.finish()
    await third.done
  })
})
