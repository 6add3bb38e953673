import { type Column, choiceLabel, choiceValues, filterParameters, type QueriedColumn } from '@thant/contracts/columns'
import type { FilterName } from '@thant/contracts/list'
import { possibleKey } from '@thant/i18n/possible-key'
import type { Translate } from '@thant/i18n/translation-key'
import { useTranslation } from '#lib/i18n.ts'
import type { ColumnedList } from '../columns/list-cells.ts'
import type { Filter, FilterOf } from './filter.ts'

/** A column of the contract that filters, or a filter that the screen defines. */
export type ListFilter<List extends ColumnedList> = FilteringColumn<List> | FilterOf<List>

type FilteringColumn<List extends ColumnedList> = {
  [Name in QueriedColumn<List['columns']>]: List['columns'][Name] extends { filter: unknown } ? Name : never
}[QueriedColumn<List['columns']>]

/** Returns the filters in their order; by default those of all columns of the contract. */
export function useListFilters<List extends ColumnedList>(
  list: List,
  filters: readonly ListFilter<List>[] | undefined,
): FilterOf<List>[] {
  const { t } = useTranslation()
  return listFilters(list, filters, t)
}

export function listFilters<List extends ColumnedList>(
  list: List,
  filters: readonly ListFilter<List>[] | undefined,
  t: Translate,
): FilterOf<List>[] {
  const named: readonly (string | FilterOf<List>)[] = filters ?? Object.keys(list.columns)
  return named.flatMap((filter) => {
    if (typeof filter !== 'string') return [filter]
    const column = list.columns[filter]
    // The names of the parameters are those of the contract, which computes them of the same columns.
    return column === undefined ? [] : (filterOf(filter, column, t) as Filter<FilterName<List>>[])
  })
}

function filterOf(name: string, column: Column<never>, t: Translate): Filter<string>[] {
  const [parameter, to] = filterParameters(name, column)
  if (parameter === undefined) return []
  const label = t(column.title)
  if (to !== undefined) {
    const kind = column.kind === 'day' || column.kind === 'instant' ? 'days' : 'numbers'
    return [{ kind, from: parameter, to, label }]
  }
  if (column.kind !== 'choice') return [{ kind: 'text', name: parameter, label }]
  const { choices } = column
  const options = choiceValues(choices).map((value) => ({ value, label: t(possibleKey(choiceLabel(choices, value))) }))
  return [{ kind: 'choice', name: parameter, label, options, isMultiple: true }]
}
