import { choiceLabel, isShownIn, type Column as ListColumn, sortOf, valueIn } from '@thant/contracts/columns'
import type { SortName } from '@thant/contracts/list'
import type { Format } from '@thant/i18n/format'
import { possibleKey } from '@thant/i18n/possible-key'
import type { Translate } from '@thant/i18n/translation-key'
import type { ReactNode } from 'react'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { CellText } from '../cells/cell-text.tsx'
import { CellDay, CellTime } from '../cells/cell-time.tsx'
import type { Column } from './column.ts'
import type { Cell, Cells, ColumnedList, RowOf, ShownColumn, TableColumn } from './list-cells.ts'

/** Returns the columns of a list as its contract orders them, or the given ones. */
export function useListColumns<List extends ColumnedList>(
  list: List,
  cells: Cells<List>,
  columns?: readonly TableColumn<List>[],
): Column<RowOf<List>, SortName<List>>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return listColumns(list, cells, columns, { t, format })
}

export function listColumns<List extends ColumnedList>(
  list: List,
  cells: Cells<List>,
  columns: readonly TableColumn<List>[] | undefined,
  reader: Reader,
): Column<RowOf<List>, SortName<List>>[] {
  const given: Partial<Record<string, Cell<RowOf<List>>>> = cells
  return (columns ?? shownNames(list)).map((name) => {
    if (typeof name !== 'string') return name
    const column = columnOf(list, name)
    const cell = given[name] ?? {}
    // The contract computes the names of the sorts of the same columns.
    const sort = sortOf(name, column) as SortName<List> | undefined
    return {
      key: name,
      title: reader.t(column.title),
      align: isNumeric(column.kind) ? 'right' : 'left',
      render: (row) => shown(column, valueIn(row as never, name, column), reader),
      ...(sort !== undefined && { sort }),
      ...cell,
    }
  })
}

function shownNames<List extends ColumnedList>(list: List): ShownColumn<List>[] {
  const isShown = (name: string): name is ShownColumn<List> => isShownIn('on-screen', columnOf(list, name))
  return Object.keys(list.columns).filter(isShown)
}

function columnOf(list: ColumnedList, name: string): ListColumn<never> {
  const column = list.columns[name]
  if (column === undefined) throw new Error(`the list has no column ${name}`)
  return column
}

type Reader = { t: Translate; format: Format }

function shown(column: ListColumn<never>, value: string | number | null, { t, format }: Reader): ReactNode {
  if (typeof value === 'number') return figure(column.kind, value, format)
  if (value === null || value === '') return isNumeric(column.kind) ? '–' : null
  switch (column.kind) {
    case 'choice':
      return <CellText>{t(possibleKey(choiceLabel(column.choices, value)))}</CellText>
    case 'person':
      return <CellText>{personName(value, t)}</CellText>
    case 'hours':
      return <CellText>{format.digits(value)}</CellText>
    case 'day':
      return <CellDay day={value} />
    case 'instant':
      return <CellTime instant={value} />
    default:
      return <CellText>{value}</CellText>
  }
}

function figure(kind: ListColumn<never>['kind'], value: number, format: Format): string {
  if (kind === 'weight') return format.weight(value)
  return kind === 'amount' ? format.number(value, 2) : format.number(value)
}

function isNumeric(kind: ListColumn<never>['kind']): boolean {
  return kind === 'number' || kind === 'amount' || kind === 'weight'
}
