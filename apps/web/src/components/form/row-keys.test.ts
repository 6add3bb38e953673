import { describe, expect, it } from 'vitest'
import { fitKeys, insertKey, moveKey, removeKey } from './row-keys.ts'

describe('row keys', () => {
  it('are one per row, for any number of rows', () => {
    expect(fitKeys([], 3)).toEqual([0, 1, 2])
    expect(fitKeys([4, 2, 7], 1)).toEqual([4])
    expect(fitKeys([4, 2], 0)).toEqual([])
  })

  it('stay the same list while the number of rows is unchanged, so that nothing renders twice', () => {
    const keys = [4, 2, 7]
    expect(fitKeys(keys, 3)).toBe(keys)
  })

  it('stay with their rows when one is inserted, removed or moved', () => {
    expect(insertKey([0, 1, 2], 1)).toEqual([0, 3, 1, 2])
    expect(removeKey([0, 1, 2], 1)).toEqual([0, 2])
    expect(moveKey([0, 1, 2], 0, 2)).toEqual([1, 2, 0])
    expect(moveKey([0, 1, 2], 2, 0)).toEqual([2, 0, 1])
  })

  it('are never used for two rows at once', () => {
    expect(insertKey(removeKey([0, 1, 2], 0), 0)).toEqual([3, 1, 2])
  })
})
