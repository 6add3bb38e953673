import { describe, expect, it } from 'vitest'
import { createWrittenLog } from './written-log.ts'

describe('what the primary had written when', () => {
  it('tells up to when a replica is complete', { tags: ['R-rel-21'] }, () => {
    const written = createWrittenLog()
    for (const [at, position] of [
      [1_000, 50],
      [2_000, 70],
      [3_000, 70],
      [4_000, 90],
    ] as const) {
      written.note(at, position)
    }
    expect([50, 69, 70, 89, 90, 999].map((position) => written.completeUntil(position))).toEqual([
      1_000, 1_000, 3_000, 3_000, 4_000, 4_000,
    ])
    expect(written.completeUntil(49)).toBe(Number.NEGATIVE_INFINITY)
  })

  it('is forgotten after a while', () => {
    const written = createWrittenLog(1_000)
    written.note(0, 10)
    written.note(1_500, 20)
    expect(written.completeUntil(15)).toBe(Number.NEGATIVE_INFINITY)
  })
})
