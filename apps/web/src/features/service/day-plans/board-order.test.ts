import { describe, expect, it } from 'vitest'
import { moveStop, pinStop } from './board-order.ts'

const routes = [
  { vehicle: 'truck', stops: [{ pickup: 'a', isPinned: true }, { pickup: 'b' }] },
  { vehicle: 'van', stops: [{ pickup: 'c' }] },
]
const shown = (moved: typeof routes | ReturnType<typeof moveStop>) =>
  moved.map(({ stops }) => stops.map(({ pickup, isPinned }) => `${pickup}${isPinned ? '!' : ''}`).join(' '))

describe('a stop of the board', () => {
  it.each([
    ['a', { vehicle: 'van', index: 1 }, ['b', 'c a!']],
    ['b', { vehicle: 'truck', index: 0 }, ['b a!', 'c']],
    ['new', { vehicle: 'van', index: 0 }, ['a! b', 'new c']],
    ['c', null, ['a! b', '']],
  ])('%s is moved', { tags: ['10.14-15'] }, (pickup, to, expected) => {
    expect(shown(moveStop(routes, pickup, to))).toEqual(expected)
  })

  it('is pinned and let go', { tags: ['10.14-15'] }, () => {
    expect(shown(pinStop(pinStop(routes, 'b', true), 'a', false))).toEqual(['a b!', 'c'])
  })
})
