import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Columns } from '@thant/contracts/columns'
import type { Language } from '@thant/contracts/customers/auth'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { inSnapshot } from '#database/transaction.ts'
import { dayOf } from './company-time.ts'
import type { AnyContext } from './context.ts'
import { type Cell, cellWriter, type ExportColumn, type Format, headersOf, sheetColumns } from './export-cells.ts'
import { exportColumnsOf, type Writers } from './export-columns.ts'
import { fileNameOf } from './file-name-part.ts'
import type { ListQuery } from './list-plan.ts'
import type { FileReply } from './serve.ts'
import { watchProgress } from './watch-progress.ts'

/** How the reader wants the file, and whose and of which months it is, for its name. */
type ExportRequest = { format: Format; language: Language; of?: readonly string[] }

const contentTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * Streams rows as a file from one repeatable read transaction, so that concurrent changes do not show. A failure before
 * the first row is an ordinary error; a later one breaks the download off, so that a short file cannot pass for a
 * complete one.
 */
export async function exportRows<Row, C extends AnyContext>(
  context: C,
  { format, language, of = [] }: ExportRequest,
  name: string,
  columns: ReadonlyArray<ExportColumn<Row>>,
  rows: (context: C) => AsyncIterable<Row>,
): Promise<FileReply> {
  const end = context.exports.begin(context)
  const file = new PassThrough()
  const { timeZone } = context.settings
  const reader = { format, language, timeZone }
  const started = Promise.withResolvers<void>()
  inSnapshot(context.pool, async (database) => {
    const cells = mapped(rows({ ...context, database }), cellWriter(columns, reader))
    const firstRows = await take(cells, measuredRows)
    started.resolve()
    const all = startingWith(firstRows, cells)
    const headers = headersOf(columns, reader)
    // The byte order mark tells spreadsheets that the text is UTF-8; without it they garble Burmese.
    const written =
      format === 'csv'
        ? writeCsvStream(all, { headers, bom: true })
        : writeXlsxStream(all, { name, columns: sheetColumns(columns, headers, firstRows), freezePane: { rows: 1 } })
    await pipeline(Readable.fromWeb(written as ReadableStream), watchProgress(context.exports, end), file)
  })
    .catch((error: Error) => {
      // Whoever tries again has to find the place free.
      end()
      started.reject(error)
      // Before the first row the file has no error listener, so its failure would end the process.
      if (file.listenerCount('error') > 0) file.destroy(error)
    })
    .finally(end)
  await started.promise
  const today = dayOf(context.clock.now(), timeZone)
  return { stream: file, contentType: contentTypes[format], fileName: `${fileNameOf(name, ...of, today)}.${format}` }
}

type Listing<All, Row, C extends AnyContext> = {
  columns: All & Columns<Row>
  all: (context: C, query: ListQuery) => AsyncIterable<Row>
}

/** Streams all rows of a list as a file with the columns of its contract; `writers` are for those of the kind `custom`. */
export function exportList<All, Row, C extends AnyContext>(
  context: C,
  query: ListQuery & ExportRequest,
  name: string,
  { columns, all }: Listing<All, Row, C>,
  ...[writers]: Record<never, never> extends Writers<All, Row> ? [writers?: undefined] : [writers: Writers<All, Row>]
): Promise<FileReply> {
  return exportRows(context, query, name, exportColumnsOf<Row>(columns, { ...writers }), (reading) =>
    all(reading, query),
  )
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

async function* mapped<Row>(rows: AsyncIterable<Row>, cellsOf: (row: Row) => Cell[]): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield cellsOf(row)
}
