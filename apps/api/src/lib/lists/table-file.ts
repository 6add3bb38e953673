import type { ReadableStream } from 'node:stream/web'
import type { Language } from '@thant/contracts/customers/auth'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { type Cell, cellWriter, type ExportColumn, type Format, headersOf, sheetColumns } from './export-cells.ts'

export type TableReader = { format: Format; language: Language; timeZone: string }

/** Begins to write rows as a file. It fails here if the first rows cannot be read, and later ones break the stream off. */
export async function openTable<Row>(
  name: string,
  columns: ReadonlyArray<ExportColumn<Row>>,
  reader: TableReader,
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<ReadableStream<Uint8Array>> {
  const cells = mapped(rows, cellWriter(columns, reader))
  const firstRows = await take(cells, measuredRows)
  const all = startingWith(firstRows, cells)
  const headers = headersOf(columns, reader)
  // The byte order mark tells spreadsheets that the text is UTF-8; without it they garble Burmese. Other programs take
  // it for a part of the first name.
  const bom = columns.every((column) => 'header' in column)
  const written =
    reader.format === 'csv'
      ? writeCsvStream(all, { headers, bom })
      : writeXlsxStream(all, { name, columns: sheetColumns(columns, headers, firstRows), freezePane: { rows: 1 } })
  return written as ReadableStream<Uint8Array>
}

/** The columns of a sheet are as wide as these rows need; a list reads as many at a time. */
const measuredRows = 100

async function* startingWith<Value>(first: Value[], rest: AsyncGenerator<Value>): AsyncGenerator<Value> {
  yield* first
  yield* rest
}

/** Takes at most this many values from the generator, which goes on after them. */
async function take<Value>(values: AsyncGenerator<Value>, count: number): Promise<Value[]> {
  const taken: Value[] = []
  while (taken.length < count) {
    const next = await values.next()
    if (next.done) break
    taken.push(next.value)
  }
  return taken
}

async function* mapped<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield cellsOf(row)
}
