import type { ReactNode } from 'react'

/** One thing to narrow a list by; `name` is the contract's. */
export type Filter =
  | { kind: 'text'; name: string; label: string }
  | { kind: 'choice'; name: string; label: string; options: ReadonlyArray<{ value: string; label: string }> }
  /** A range of days, with the contract's names for its two ends. */
  | { kind: 'days'; from: string; to: string; label: string }
  /** A range of numbers, likewise. */
  | { kind: 'numbers'; from: string; to: string; label: string }
  | {
      kind: 'custom'
      name: string
      label: string
      /** How a set value reads on its chip. */
      describe: (value: string) => ReactNode
      render: (field: { value: string; set: (value: string | undefined) => void }) => ReactNode
    }

export function namesOf(filter: Filter): readonly string[] {
  return 'from' in filter ? [filter.from, filter.to] : [filter.name]
}
