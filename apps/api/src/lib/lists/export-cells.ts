import type { Language } from '@thant/contracts/customers/auth'
import { formerUserName } from '@thant/contracts/customers/users'
import type { Translate, TranslationKey } from '@thant/i18n/translation-key'
import { calculateColumnWidth } from 'hucre/xlsx'
import { dayOf, offsetTimeOf, wallClockOf } from '../company-time.ts'
import { translatorFor } from '../translator.ts'

export type Format = 'csv' | 'xlsx'
export type Cell = string | number | Date | null

/** A column has a title in the reader's language, or the name by which another program knows it. */
type Head = { header: TranslationKey } | { name: string }

/** What a column holds decides how its cells are written in each format. */
export type ExportColumn<Row> = Head &
  (
    | { text: (row: Row) => string | null }
    /** A label of the screens, translated; null stays empty. */
    | { label: (row: Row) => TranslationKey | null }
    /** A sentence that is put together in the reader's language, and may hold what a user typed. */
    | { written: (row: Row, translate: Translate) => string }
    /** The name of a user, which is translated where personal data were removed; null stays empty. */
    | { person: (row: Row) => string | null }
    | { number: (row: Row) => number | null }
    /** Money or a weight, which spreadsheets show with two decimals. */
    | { amount: (row: Row) => number | null }
    /** A day such as `2026-02-03`, or an instant of which only the day in the company's zone counts. */
    | { day: (row: Row) => string | null }
    | { instant: (row: Row) => string | null }
  )

type Reader = { format: Format; language: Language; timeZone: string }

export function headersOf<Row>(columns: ReadonlyArray<ExportColumn<Row>>, { language }: Reader): string[] {
  const translate = translatorFor(language)
  return columns.map((column) => ('name' in column ? column.name : translate(column.header)))
}

/** Returns what writes a row's cells: the types that a spreadsheet knows for XLSX, ISO and plain numbers for CSV. */
export function cellWriter<Row>(
  columns: ReadonlyArray<ExportColumn<Row>>,
  { format, language, timeZone }: Reader,
): (row: Row) => Cell[] {
  const translate = translatorFor(language)
  const nameOf = (name: string) => (name === formerUserName ? translate(formerUserName) : textCell(name))
  const dayCell = (value: string) => {
    const day = value.length > dayLength ? dayOf(new Date(value), timeZone) : value
    return format === 'xlsx' ? new Date(day) : day
  }
  const instantCell = (value: string) =>
    format === 'xlsx' ? wallClockOf(new Date(value), timeZone) : offsetTimeOf(new Date(value), timeZone)
  const cellOf = (column: ExportColumn<Row>, row: Row): Cell => {
    if ('text' in column) return presented(column.text(row), textCell)
    if ('person' in column) return presented(column.person(row), nameOf)
    if ('label' in column) return presented(column.label(row), translate)
    if ('written' in column) return textCell(column.written(row, translate))
    if ('number' in column) return column.number(row)
    if ('amount' in column) return column.amount(row)
    if ('day' in column) return presented(column.day(row), dayCell)
    return presented(column.instant(row), instantCell)
  }
  return (row) => columns.map((column) => cellOf(column, row))
}

/** The number format and the width of each column of a sheet; the width follows the title and the first rows. */
export function sheetColumns<Row>(columns: ReadonlyArray<ExportColumn<Row>>, headers: string[], firstRows: Cell[][]) {
  return columns.map((column, index) => {
    const header = headers[index] ?? ''
    const numFmt = numberFormatOf(column)
    const width = Math.max(
      calculateColumnWidth([header], { maxWidth: maxColumnWidth }),
      calculateColumnWidth(
        firstRows.map((cells) => cells[index] ?? null),
        { maxWidth: maxColumnWidth, ...(numFmt && { numFmt }) },
      ),
    )
    return { header, width, ...(numFmt && { numFmt }) }
  })
}

const dayLength = 'yyyy-mm-dd'.length
/** In characters; longer texts are read in the cell itself. */
const maxColumnWidth = 60

function numberFormatOf<Row>(column: ExportColumn<Row>): string | undefined {
  if ('amount' in column) return '#,##0.00'
  if ('day' in column) return 'yyyy-mm-dd'
  return 'instant' in column ? 'yyyy-mm-dd hh:mm' : undefined
}

function presented<Value extends string>(value: Value | null, present: (value: Value) => Cell): Cell {
  return value === null ? null : present(value)
}

/** Makes a text safe for a cell of any file that a spreadsheet may open. */
export function textCell(text: string): string {
  return defuse(writable(text))
}

/** Drops what XML can't hold and old rows may still have; one such character makes the whole file unreadable. */
function writable(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '')
}

/**
 * Escapes text that a spreadsheet would run as a formula (docs/reliability.md R-sec-35). A plus before digits and
 * separators alone is a phone number: it can name no cell and call no function, so it stays as it was typed.
 */
function defuse(text: string): string {
  return /^[=+\-@\t\r＝＋－＠]/.test(text) && !/^\+[\d .,()+-]*$/.test(text) ? `'${text}` : text
}
