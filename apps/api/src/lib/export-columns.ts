import { type Column, type Columns, choiceLabel } from '@thant/contracts/columns'
import type { ExportColumn, Translate } from './export-cells.ts'

/** Puts the text of a cell together in the reader's language; it may hold what a user typed. */
export type Writer<Row> = (row: Row, translate: Translate) => string

/** The columns that the contract leaves to the file. */
export type Writers<All, Row> = {
  [Name in keyof All as All[Name] extends { shown: 'on-screen' | 'nowhere' }
    ? never
    : All[Name] extends { kind: 'custom' }
      ? Name
      : never]: Writer<Row>
}

/** Returns the columns of a list's file: those of its contract, with the same titles as on the screen. */
export function exportColumnsOf<Row>(
  columns: Columns<Row>,
  writers: Readonly<Record<string, Writer<Row>>>,
): ExportColumn<Row>[] {
  return Object.entries(columns)
    .filter(([, { shown }]) => shown === undefined || shown === 'in-file')
    .map(([name, column]) => ({ header: column.title, ...cellOf(name, column, writers[name]) }))
}

type CellOf<Row> =
  ExportColumn<Row> extends infer One ? (One extends { header: string } ? Omit<One, 'header'> : never) : never

function cellOf<Row>(name: string, column: Column<Row>, writer: Writer<Row> | undefined): CellOf<Row> {
  if (writer !== undefined) return { written: writer }
  if (column.kind === 'custom') throw new Error(`nothing writes the column ${name} of the file`)
  // The contract checks that a column without a way to its value is a property of the rows.
  const property = (row: Row) => (row as Record<string, never>)[name] ?? null
  switch (column.kind) {
    case 'text':
    case 'code':
      return { text: column.value ?? property }
    case 'person':
      return { person: column.value ?? property }
    case 'choice': {
      const { choices, value = property } = column
      return {
        label: (row) => {
          const chosen: string | null = value(row)
          return chosen === null ? null : choiceLabel(choices, chosen)
        },
      }
    }
    case 'day':
      return { day: column.value ?? property }
    case 'instant':
      return { instant: column.value ?? property }
    case 'amount':
      return { amount: column.value ?? property }
    default:
      return { number: column.value ?? property }
  }
}
