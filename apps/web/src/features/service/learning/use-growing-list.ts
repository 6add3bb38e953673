import { useState } from 'react'
import type * as z from 'zod/mini'
import { type ListEndpoint, useList } from '#lib/calls/use-list.ts'

/** Shows `step` more rows each time, up to the 1,000 that one response can have. */
export function useGrowingList<Row extends z.ZodMiniType>(list: ListEndpoint<Row>, step: number) {
  const [limit, setLimit] = useState(step)
  const query = useList(list, { limit })
  const page = query.data
  return {
    query,
    rows: page?.data,
    hasMore: page !== undefined && page.total > page.data.length && limit < 1_000,
    isGrowing: query.isPlaceholderData,
    showMore: () => setLimit((before) => Math.min(before + step, 1_000)),
  }
}
