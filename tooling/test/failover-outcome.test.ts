import { describe, expect, it } from 'vitest'
import { compare, problemsOf } from '../../ops/failover/outcome.ts'

const writes = Array.from({ length: 1_000 }, (_, index) => ({ name: `name ${index}`, id: `${index}`, at: index }))
const rows = writes.map(({ id, name }) => ({ id, name }))

describe('what a failover left', () => {
  // R-rel-19: the whole trial is ops/failover.ts, which needs Debian's packages.
  it('is in order when every acknowledged write is there once', { tags: ['R-rel-19'] }, () => {
    const unacknowledged = { id: 'x', name: 'without an answer' }
    const outcome = compare(writes, [...rows, unacknowledged])
    expect(outcome).toEqual({ acknowledged: 1_000, lost: 0, doubled: 0, longestGapSeconds: 0.001 })
    expect(problemsOf(outcome)).toEqual([])
  })

  it.each([
    ['a lost write', writes, rows.slice(1), 'Acknowledged writes are lost.'],
    ['a write that was made twice', writes, [...rows, { id: 'again', name: 'name 5' }], 'Writes were made twice.'],
    ['too few writes', writes.slice(1), rows, 'Fewer than 1,000 writes were acknowledged.'],
    [
      'a gap, however the writers took turns',
      [{ name: 'late', id: '0', at: 31_000 }, ...writes],
      rows,
      'For more than 30 seconds nothing was acknowledged.',
    ],
  ])('is not in order with %s', { tags: ['R-rel-19'] }, (_what, acknowledged, kept, problem) => {
    expect(problemsOf(compare(acknowledged, kept))).toEqual([problem])
  })
})
