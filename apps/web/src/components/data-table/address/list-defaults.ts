import { type FilterName, filterNames } from '@thant/contracts/list'
import * as z from 'zod/mini'
import type { ListEndpoint } from '#lib/calls/use-list.ts'
import type { AddressDefaults } from './list-address.ts'

export type Searchable = Pick<ListEndpoint, 'query'>

/** Says by a list's contract how its address is read; `sort` replaces the contract's own. */
export function defaultsOf<List extends Searchable>(
  list: List,
  { sort }: { sort?: string | undefined },
): AddressDefaults<FilterName<List>> {
  return {
    sort: sort ?? defaultSort(list),
    filters: filterNames(list),
    isAccepted: (name, value) => isAccepted(list, name, value),
  }
}

/** Checks a parameter by the contract, so that a mistyped address neither breaks the screen nor asks for an error. */
function isAccepted(list: Searchable, name: string, value: string): boolean {
  const schema = list.query.shape[name]
  return schema === undefined || z.safeParse(schema, value).success
}

function defaultSort(list: Searchable): string {
  return String((list.query.parse({}) as { sort?: unknown }).sort)
}
