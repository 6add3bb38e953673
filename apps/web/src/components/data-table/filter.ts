import type { ReactNode } from 'react'

/** One filter of a list; `name` is its query parameter in the contract. */
export type Filter =
  | { kind: 'text'; name: string; label: string }
  | { kind: 'choice'; name: string; label: string; options: ReadonlyArray<{ value: string; label: string }> }
  /** A range of days; `from` and `to` are its two query parameters. */
  | { kind: 'days'; from: string; to: string; label: string }
  /** A range of numbers; `from` and `to` are its two query parameters. */
  | { kind: 'numbers'; from: string; to: string; label: string }
  | {
      kind: 'custom'
      name: string
      label: string
      /** Formats the value for the filter's chip. */
      describe: (value: string) => ReactNode
      render: (field: { value: string; set: (value: string | undefined) => void }) => ReactNode
    }

export function namesOf(filter: Filter): readonly string[] {
  return 'from' in filter ? [filter.from, filter.to] : [filter.name]
}
