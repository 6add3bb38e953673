import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  title: string
  /** `place` is where the row stands in the whole list, from 1. */
  render: (row: Row, place: number) => ReactNode
  /** The contract's name of the sort, where the column has one. */
  sort?: string
  /** Numbers stand right. */
  align?: 'left' | 'right'
  /** Never cut off, for dates and badges; numbers never are. */
  isWhole?: boolean
  width?: number
  /** Where it stands on a phone's card: the heading, the corner beside it, a labelled line, or nowhere. */
  onPhone?: 'heading' | 'corner' | 'line' | 'hidden'
}

export type RowAction = { label: string; icon: Icon; isDangerous?: boolean } & (
  | { href: string }
  | { onClick: () => void }
)

export type RowParts<Row> = {
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  /** Where the whole row leads, if anywhere. */
  rowHref?: (row: Row) => string | undefined
  rowActions?: (row: Row) => readonly RowAction[]
  /** So many stand beside each other before they become a menu; 3 unless the columns leave room for more. */
  actionsInARow?: number
  detail?: RowDetail<Row>
}

/** What a row opens beneath itself, where it does not lead to a screen of its own; undefined where there is no more to say. */
export type RowDetail<Row> = { label: (row: Row) => string; render: (row: Row) => ReactNode | undefined }

/** The column that names the row and so carries its link. */
export function headingOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ onPhone }) => onPhone === 'heading') ?? columns[0]
}
