import type { FilterName } from '@thant/contracts/list'
import type { ReactNode } from 'react'
import type { ListEndpoint } from '#lib/calls/use-list.ts'

/** One filter of a list; each `Name` is its query parameter in the contract. */
export type Filter<Name extends string> =
  | { kind: 'text'; name: Name; label: string }
  | {
      kind: 'choice'
      name: Name
      label: string
      options: ReadonlyArray<{ value: string; label: string }>
      /** True where several can be chosen, each of which applies at once. */
      isMultiple?: boolean
    }
  /** A range of days; `from` and `to` are its two query parameters. */
  | { kind: 'days'; from: Name; to: Name; label: string }
  /** A range of numbers; `from` and `to` are its two query parameters. */
  | { kind: 'numbers'; from: Name; to: Name; label: string }
  | {
      kind: 'custom'
      name: Name
      label: string
      /** Filters that depend on this one's value, and are cleared with it. */
      dependents?: readonly Name[]
      /** Formats the value for the filter's chip. */
      describe: (value: string) => ReactNode
      render: (field: { value: string; set: (value: string | undefined) => void }) => ReactNode
    }

/** A filter of a list, which must be one of the list's contract. */
export type FilterOf<List extends Pick<ListEndpoint, 'query'>> = Filter<FilterName<List>>

export function namesOf<Name extends string>(filter: Filter<Name>): readonly Name[] {
  return 'from' in filter ? [filter.from, filter.to] : [filter.name]
}
