import { useState } from 'react'

type Keys = readonly number[]
type RowKeys = {
  keys: Keys
  insertAt: (index: number) => void
  removeAt: (index: number) => void
  move: (from: number, to: number) => void
}

/**
 * One key a row that goes with it: keyed by position, the fields of a removed row would stay and the last row's go. The
 * keys are kept beside the values, because a list of plain texts has no place for a key in them.
 */
export function useRowKeys(count: number): RowKeys {
  const [kept, setKept] = useState<Keys>([])
  const keys = fitKeys(kept, count)
  // React's way to follow a prop: what was rendered with the former state is thrown away before anyone sees it.
  if (keys !== kept) setKept(keys)
  return {
    keys,
    insertAt: (index) => setKept((before) => insertKey(before, index)),
    removeAt: (index) => setKept((before) => removeKey(before, index)),
    move: (from, to) => setKept((before) => moveKey(before, from, to)),
  }
}

/** Rows that came or went at the end without notice, e.g. when the whole form is filled anew. */
export function fitKeys(keys: Keys, count: number): Keys {
  if (keys.length > count) return keys.slice(0, count)
  return keys.length < count ? fitKeys(insertKey(keys, keys.length), count) : keys
}

export function insertKey(keys: Keys, index: number): Keys {
  return [...keys.slice(0, index), Math.max(-1, ...keys) + 1, ...keys.slice(index)]
}

export function removeKey(keys: Keys, index: number): Keys {
  return keys.filter((_key, at) => at !== index)
}

export function moveKey(keys: Keys, from: number, to: number): Keys {
  const moved = [...keys]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
