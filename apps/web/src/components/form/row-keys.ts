import { useRef } from 'react'

type RowKeys = {
  keys: readonly number[]
  insertAt: (index: number) => void
  removeAt: (index: number) => void
  move: (from: number, to: number) => void
}

/** One key a row that goes with it: keyed by position, the fields of a removed row would stay and the last row's go. */
export function useRowKeys(count: number): RowKeys {
  const next = useRef(0)
  const { current: keys } = useRef<number[]>([])
  while (keys.length < count) keys.push(next.current++)
  keys.length = count
  return {
    keys,
    insertAt: (index) => keys.splice(index, 0, next.current++),
    removeAt: (index) => keys.splice(index, 1),
    move: (from, to) => keys.splice(to, 0, ...keys.splice(from, 1)),
  }
}
