import { useEffect, useState } from 'react'

const part = 25

/** Shows rows in batches, one per frame, because rendering all 200 of a page at once blocks typing and scrolling. */
export function useProgressiveRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState({ rows, count: part })
  const count = shown.rows === rows ? shown.count : part
  useEffect(() => {
    if (count >= rows.length) return
    const frame = requestAnimationFrame(() => setShown({ rows, count: count + part }))
    return () => cancelAnimationFrame(frame)
  }, [rows, count])
  return rows.slice(0, count)
}
