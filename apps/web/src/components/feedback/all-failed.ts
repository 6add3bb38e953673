export type Loaded = { data: unknown; error: unknown; refetch: () => Promise<unknown> }

/** Whether every call failed, and none has an earlier answer to show. */
export function areAllFailed(queries: readonly Loaded[]): boolean {
  return queries.length > 0 && queries.every(({ data, error }) => error !== null && data === undefined)
}
