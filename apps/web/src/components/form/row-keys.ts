import { useState } from 'react'

type Keys = readonly number[]
type RowKeys = {
  keys: Keys
  insertAt: (index: number) => void
  removeAt: (index: number) => void
  move: (from: number, to: number) => void
}

/**
 * Gives each row a stable key, because with keys by position the last row's fields would disappear instead of the
 * removed row's. The keys are separate from the values, because a plain text in a list has no place for one.
 */
export function useRowKeys(count: number): RowKeys {
  const [kept, setKept] = useState<Keys>([])
  const keys = fitKeys(kept, count)
  // Setting state during rendering is React's way to follow a prop; the outdated result is never shown.
  if (keys !== kept) setKept(keys)
  return {
    keys,
    insertAt: (index) => setKept((before) => insertKey(before, index)),
    removeAt: (index) => setKept((before) => removeKey(before, index)),
    move: (from, to) => setKept((before) => moveKey(before, from, to)),
  }
}

/** Adds or drops keys at the end for rows that changed otherwise, e.g. when the whole form is refilled. */
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
