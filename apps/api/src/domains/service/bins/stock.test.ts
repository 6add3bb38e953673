import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HeldBins, stockChanges } from './stock.ts'

describe('the stock changes of an order', () => {
  it.each([
    ['a new order takes', null, { binId: 'a', quantity: 3 }, [{ binId: 'a', change: -3 }]],
    ['one that ends gives back', { binId: 'a', quantity: 3 }, null, [{ binId: 'a', change: 3 }]],
    ['more of the same', { binId: 'a', quantity: 3 }, { binId: 'a', quantity: 5 }, [{ binId: 'a', change: -2 }]],
    ['fewer of the same', { binId: 'a', quantity: 5 }, { binId: 'a', quantity: 3 }, [{ binId: 'a', change: 2 }]],
    ['the same again', { binId: 'a', quantity: 5 }, { binId: 'a', quantity: 5 }, []],
    [
      'another bin, in key order',
      { binId: 'b', quantity: 3 },
      { binId: 'a', quantity: 4 },
      [
        { binId: 'a', change: -4 },
        { binId: 'b', change: 3 },
      ],
    ],
  ])('%s', (_name, before, after, changes) => {
    expect(stockChanges(before, after)).toEqual(changes)
  })

  const held = fc.option(
    fc.record({ binId: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: 99 }) }),
  )

  it('leaves in stock whatever no order holds, after any history', () => {
    fc.assert(
      fc.property(fc.array(held), (history) => {
        const stock: Record<string, number> = { a: 0, b: 0, c: 0 }
        let now: HeldBins | null = null
        for (const next of history) {
          const changes = stockChanges(now, next)
          expect(changes.map(({ binId }) => binId)).toEqual(changes.map(({ binId }) => binId).toSorted())
          for (const { binId, change } of changes) stock[binId] = (stock[binId] ?? 0) + change
          now = next
          for (const binId of ['a', 'b', 'c']) {
            expect(stock[binId]).toBe(now?.binId === binId ? -now.quantity : 0)
          }
        }
      }),
    )
  })
})
