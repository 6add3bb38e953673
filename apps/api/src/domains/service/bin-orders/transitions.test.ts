import { type BinOrderStatus, binOrderStatuses } from '@thant/contracts/service/bin-orders'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsStock, isTransition } from './transitions.ts'

/** Repeats the table of docs/api.md 6: each row is a status, each column the next one. */
const table: Record<BinOrderStatus, Record<BinOrderStatus, boolean>> = {
  REQUESTED: { REQUESTED: false, CONFIRMED: true, ONHOLD: true, COMPLETED: false, CANCELLED: true },
  ONHOLD: { REQUESTED: false, CONFIRMED: true, ONHOLD: true, COMPLETED: false, CANCELLED: true },
  CONFIRMED: { REQUESTED: false, CONFIRMED: false, ONHOLD: true, COMPLETED: true, CANCELLED: true },
  COMPLETED: { REQUESTED: false, CONFIRMED: false, ONHOLD: false, COMPLETED: false, CANCELLED: false },
  CANCELLED: { REQUESTED: false, CONFIRMED: false, ONHOLD: false, COMPLETED: false, CANCELLED: false },
}

const pairs = binOrderStatuses.flatMap((from) => binOrderStatuses.map((to) => [from, to] as const))

describe('an order', () => {
  it.each(pairs)('that is %s becomes %s as the table says', { tags: ['4-15'] }, (from, to) => {
    expect(isTransition(from, to)).toBe(table[from][to])
  })

  it('is confirmed before it is completed, and takes no step afterwards, along any walk', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...binOrderStatuses), { maxLength: 30 }), (wishes) => {
        const walk: BinOrderStatus[] = ['REQUESTED']
        for (const wish of wishes) if (isTransition(walk.at(-1) as BinOrderStatus, wish)) walk.push(wish)
        const ends = walk.flatMap((status, index) => (['COMPLETED', 'CANCELLED'].includes(status) ? [index] : []))
        expect(ends.every((index) => index === walk.length - 1)).toBe(true)
        if (walk.at(-1) === 'COMPLETED') expect(walk.at(-2)).toBe('CONFIRMED')
        expect(walk.lastIndexOf('REQUESTED')).toBe(0)
      }),
    )
  })

  it('keeps its bins from the stock unless it is cancelled', () => {
    expect(binOrderStatuses.filter(holdsStock)).toEqual(['REQUESTED', 'CONFIRMED', 'ONHOLD', 'COMPLETED'])
  })
})
