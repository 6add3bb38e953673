import { type Column, type Columns, choiceLabel, isShownIn, valueIn } from '@thant/contracts/columns'
import { possibleKey } from '@thant/i18n/possible-key'
import type { Translate, TranslationKey } from '@thant/i18n/translation-key'
import type { ExportColumn } from './export-cells.ts'

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
    .filter(([, column]) => isShownIn('in-file', column))
    .map(([name, column]) => ({ header: column.title, ...cellOf(name, column, writers[name]) }))
}

type CellOf<Row> =
  ExportColumn<Row> extends infer One ? (One extends { header: TranslationKey } ? Omit<One, 'header'> : never) : never

function cellOf<Row>(name: string, column: Column<Row>, writer: Writer<Row> | undefined): CellOf<Row> {
  if (writer !== undefined) return { written: writer }
  if (column.kind === 'custom') throw new Error(`nothing writes the column ${name} of the file`)
  // The kind of a column says whether it holds a text or a number, which TypeScript cannot follow through the rows.
  const value = (row: Row) => valueIn(row, name, column) as never
  switch (column.kind) {
    case 'text':
    case 'code':
    case 'hours':
      return { text: value }
    case 'person':
      return { person: value }
    case 'choice': {
      const { choices } = column
      return {
        label: (row) => {
          const chosen: string | null = value(row)
          return chosen === null ? null : possibleKey(choiceLabel(choices, chosen))
        },
      }
    }
    case 'day':
      return { day: value }
    case 'instant':
      return { instant: value }
    case 'amount':
      return { amount: value }
    default:
      return { number: value }
  }
}
