import { type UseQueryResult, useMutationState } from '@tanstack/react-query'
import type { Endpoint } from '@thant/contracts/endpoint'
import type { idParams } from '@thant/contracts/primitives'
import { useMemo } from 'react'
import type { CallOptions, CallResult } from './api-client.ts'

/** What a change shows in the answers of a read, until the server has answered it. Twice is the same as once. */
export type ShownChange<Sent> = { path: string; show: (answer: unknown, sent: Sent) => unknown }

/** Says what a change shows in the answers of a read. */
export function showsIn<Read extends Endpoint, Change extends Endpoint>(
  read: Read,
  _change: Change,
  show: (answer: CallResult<Read>, sent: CallOptions<Change>) => CallResult<Read>,
): ShownChange<CallOptions<Change>> {
  return { path: read.path, show: (answer, sent) => show(answer as CallResult<Read>, sent) }
}

type Answer = { data: unknown }

/** Says which other values of its record a change shows, where a read has it alone or as a row. */
export function showsInRecord<Change extends Endpoint & { params: typeof idParams }>(
  read: Endpoint,
  _change: Change,
  valuesOf: (sent: CallOptions<Change>) => Record<string, unknown>,
): ShownChange<CallOptions<Change>> {
  const show = (answer: unknown, sent: CallOptions<Change>) => {
    const { data } = answer as Answer
    const { id } = sent.params as { id: string }
    const changed = (record: unknown) =>
      (record as { _id?: string })._id === id ? { ...(record as object), ...valuesOf(sent) } : record
    return { ...(answer as Answer), data: Array.isArray(data) ? data.map(changed) : changed(data) }
  }
  return { path: read.path, show }
}

/**
 * Returns what the server answered last, with the changes that it has not answered yet. Nothing has to be put back when
 * it refuses one, and what is read meanwhile does not hide them.
 */
export function useWithPending<Result extends UseQueryResult<unknown, Error>>(read: Endpoint, result: Result): Result {
  const pending = useMutationState({
    filters: { status: 'pending', predicate: ({ meta }) => isShownIn(read, meta?.shows) },
    select: ({ meta, state }) => ({ shows: meta?.shows ?? [], sent: state.variables }),
  })
  const { data } = result
  const shown = useMemo(
    () =>
      data === undefined
        ? data
        : pending.reduce<unknown>(
            (answer, { shows, sent }) =>
              shows.reduce((now, { path, show }) => (path === read.path ? show(now, sent as never) : now), answer),
            data,
          ),
    [data, pending, read.path],
  )
  return shown === data ? result : { ...result, data: shown }
}

function isShownIn(read: Endpoint, shows: readonly ShownChange<never>[] = []): boolean {
  return shows.some(({ path }) => path === read.path)
}
