import type { AuditEntry } from '@thant/contracts/company/audit'
import { isNothing } from '#lib/entries/value-lines.ts'

export type Change = { field: string; kind: 'added' | 'removed' | 'changed'; before: unknown; after: unknown }

/** Returns the changed fields of an entry; omits those that are the same, or empty, on both sides. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])
  return [...fields].flatMap((field): Change[] => {
    const [old, now] = [before?.[field], after?.[field]]
    if ((isNothing(old) && isNothing(now)) || JSON.stringify(old) === JSON.stringify(now)) return []
    const kind = isNothing(old) ? 'added' : isNothing(now) ? 'removed' : 'changed'
    return [{ field, kind, before: old, after: now }]
  })
}
