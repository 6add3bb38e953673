type Result = { id: string; error: { code: string } | null }

/** Why each of many records was left as it is, by its id; undefined for those that were done. */
export function codesOf(results: readonly Result[]): Record<string, string | undefined> {
  return Object.fromEntries(results.map(({ id, error }) => [id, error?.code]))
}
