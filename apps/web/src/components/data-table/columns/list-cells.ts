import type { Columns } from '@thant/contracts/columns'
import type { SortName } from '@thant/contracts/list'
import type * as z from 'zod/mini'
import type { ListEndpoint } from '#lib/calls/use-list.ts'
import type { Column } from './column.ts'

/** A list whose contract names its columns. */
export type ColumnedList = ListEndpoint<z.ZodMiniType<{ _id: string }>> & { columns: Columns<never> }

export type RowOf<List extends ListEndpoint> = z.output<List['reply']>[number]

/** The names of the columns that a screen can show. */
export type ShownColumn<List extends ColumnedList> = {
  [Name in keyof List['columns']]: List['columns'][Name] extends { shown: 'in-file' | 'nowhere' } ? never : Name
}[keyof List['columns']] &
  string

/** A column of the contract, or one that the screen defines. */
export type TableColumn<List extends ColumnedList> = ShownColumn<List> | Column<RowOf<List>, SortName<List>>

type CustomColumn<List extends ColumnedList> = {
  [Name in ShownColumn<List>]: List['columns'][Name] extends { kind: 'custom' } ? Name : never
}[ShownColumn<List>]

/** Where a column stands, and what it shows where that differs from its kind. */
export type Cell<Row> = Partial<Omit<Column<Row>, 'key' | 'title' | 'sort'>>

/** A screen says nothing of a column that looks as its kind does; a column of the kind `custom` needs its `render`. */
export type Cells<List extends ColumnedList> = {
  [Name in CustomColumn<List>]: Cell<RowOf<List>> & Pick<Column<RowOf<List>>, 'render'>
} & { [Name in Exclude<ShownColumn<List>, CustomColumn<List>>]?: Cell<RowOf<List>> }
