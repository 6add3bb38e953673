import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ListState } from '../address/use-list-state.ts'

/** `Sort` lists the contract's names of the sorts; a column without them cannot be sorted. */
export type Column<Row, Sort extends string = never> = {
  key: string
  title: string
  /** Stands at the head of the column in place of its title. */
  head?: ReactNode
  /** `place` is the row's position in the whole list, from 1. */
  render: (row: Row, rowNumber: number) => ReactNode
  sort?: Sort
  align?: 'left' | 'right'
  /** The least width of a column of texts, which are cut to what they get. Without one, all that it has is whole. */
  width?: number
  /** Left out below 1,440 px, where the columns that tell rows apart need its room; the row's own page has it. */
  isSecondary?: boolean
  /** The column's position on a phone's card: the box before the heading, it, the corner beside it, a line, or hidden. */
  onPhone?: 'box' | 'heading' | 'corner' | 'line' | 'hidden'
}

export type RowAction = { label: string; icon: Icon; isDangerous?: boolean } & (
  | { href: string }
  | { onClick: () => void }
)

export type RowParts<Row> = {
  columns: readonly Column<Row, string>[]
  /** Those that a peek at a row shows: all, also what the reader has hidden. */
  allColumns?: readonly Column<Row, string>[]
  rowId: (row: Row) => string
  /** The link of the whole row; undefined when the row has none. */
  rowHref?: (row: Row) => string | undefined
  rowActions?: (row: Row) => readonly RowAction[]
  /** How many actions are shown as icons before they become a menu; 3 by default. */
  actionsInARow?: number
  detail?: RowDetail<Row>
}

/** The rows of one page of a list. */
export type RowsProps<Row> = RowParts<Row> & {
  label: string
  rows: readonly Row[]
  state: ListState
  isLastPage: boolean
}

/** Content that a row without its own screen expands beneath itself; `render` returns undefined when there is none. */
export type RowDetail<Row> = { label: (row: Row) => string; render: (row: Row) => ReactNode | undefined }

/** Returns the column that names the row and therefore carries its link. */
export function headingOf<Row>(columns: readonly Column<Row, string>[]): Column<Row, string> | undefined {
  return columns.find(({ onPhone }) => onPhone === 'heading') ?? columns[0]
}
