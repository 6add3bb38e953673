type Values = Record<string, unknown>

/** A field that somebody else changed, with both values. */
export type Difference = {
  path: string
  mine: unknown
  theirs: unknown
  /** True when it was changed here as well, and otherwise. */
  isConflict: boolean
}

type Versions<V> = { base: V; mine: V; theirs: V }
type Comparison<V> = { merged: V; differences: Difference[] }

/**
 * Merges two changes of one record: a field that was changed here keeps the value typed here, every other field takes
 * theirs. Objects at the paths `groups` are merged field by field; every other object and every list is one value.
 */
export function threeWay<V extends Values>(versions: Versions<V>, groups: readonly string[] = []): Comparison<V> {
  return merge(versions, groups, '') as Comparison<V>
}

function merge(
  { base, mine, theirs }: Versions<Values>,
  groups: readonly string[],
  within: string,
): Comparison<Values> {
  const merged: Values = {}
  const differences: Difference[] = []
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const path = within + key
    const field = { base: base[key], mine: mine[key], theirs: theirs[key] }
    if (groups.includes(path) && isGroup(field)) {
      const inner = merge(field, groups, `${path}.`)
      merged[key] = inner.merged
      differences.push(...inner.differences)
    } else {
      const isMine = !isSame(field.mine, field.base)
      merged[key] = isMine ? field.mine : field.theirs
      if (isSame(field.theirs, field.base) || isSame(field.theirs, field.mine)) continue
      differences.push({ path, mine: field.mine, theirs: field.theirs, isConflict: isMine })
    }
  }
  return { merged, differences }
}

function isGroup(field: Versions<unknown>): field is Versions<Values> {
  return [field.base, field.mine, field.theirs].every((value) => typeof value === 'object' && value !== null)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
