import { describe, expect, it } from 'vitest'
import { fitKeys, insertKey, moveKey, removeKey } from './row-keys.ts'

describe('the keys of rows', () => {
  it('are one for each row, however many there are', () => {
    expect(fitKeys([], 3)).toEqual([0, 1, 2])
    expect(fitKeys([4, 2, 7], 1)).toEqual([4])
    expect(fitKeys([4, 2], 0)).toEqual([])
  })

  it('are the same list while the number of rows is the same, so that nothing is rendered twice', () => {
    const keys = [4, 2, 7]
    expect(fitKeys(keys, 3)).toBe(keys)
  })

  it('stay with their rows when one is put in, taken out or moved', () => {
    expect(insertKey([0, 1, 2], 1)).toEqual([0, 3, 1, 2])
    expect(removeKey([0, 1, 2], 1)).toEqual([0, 2])
    expect(moveKey([0, 1, 2], 0, 2)).toEqual([1, 2, 0])
    expect(moveKey([0, 1, 2], 2, 0)).toEqual([2, 0, 1])
  })

  it('are never given twice at once', () => {
    expect(insertKey(removeKey([0, 1, 2], 0), 0)).toEqual([3, 1, 2])
  })
})
