import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { drizzle } from 'drizzle-orm/node-postgres'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { dayOf } from './company-time.ts'
import type { AnyContext } from './context.ts'
import type { FileReply } from './serve.ts'

type Cell = string | number | null
export type ExportColumn<Row> = { header: string; cell: (row: Row) => Cell }
type Format = 'csv' | 'xlsx'

const contentTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * Streams rows as a file while they are read, in one repeatable read transaction, so that what others change meanwhile
 * does not show. What fails before the first row is an ordinary failure; later, it ends the download as broken, never
 * as a short file that looks whole.
 */
export async function exportRows<Row, C extends AnyContext>(
  context: C,
  format: Format,
  name: string,
  columns: ReadonlyArray<ExportColumn<Row>>,
  rows: (context: C) => AsyncIterable<Row>,
): Promise<FileReply> {
  const file = new PassThrough()
  const started = Promise.withResolvers<void>()
  inOneSnapshot(context, async (reading) => {
    const cells = cellsOf(rows(reading), columns)
    const first = await cells.next()
    started.resolve()
    const all = first.done ? [] : startingWith(first.value, cells)
    await pipeline(Readable.fromWeb(write(format, name, columns, all)), file)
  }).catch((error: Error) => {
    started.reject(error)
    // Before the first row nobody listens to the file yet, and its failure would end the process.
    if (file.listenerCount('error') > 0) file.destroy(error)
  })
  await started.promise
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  return { stream: file, contentType: contentTypes[format], fileName: `${name}-${today}.${format}` }
}

/** Reads on one connection, which sees the database as it is when the reading begins. */
async function inOneSnapshot<C extends AnyContext>(context: C, read: (reading: C) => Promise<void>): Promise<void> {
  const client = await context.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await read({ ...context, database: drizzle({ client }) })
    await client.query('commit')
    client.release()
  } catch (error) {
    // A connection in the middle of something is closed, not handed to the next request.
    client.release(true)
    throw error
  }
}

async function* startingWith<Value>(first: Value, rest: AsyncGenerator<Value>): AsyncGenerator<Value> {
  yield first
  yield* rest
}

function write<Row>(
  format: Format,
  name: string,
  columns: ReadonlyArray<ExportColumn<Row>>,
  cells: AsyncIterable<Cell[]> | Cell[][],
): ReadableStream {
  const headers = columns.map(({ header }) => header)
  // A byte order mark tells spreadsheets that the text is UTF-8: without it they break Burmese.
  if (format === 'csv') return writeCsvStream(cells, { headers, bom: true }) as ReadableStream
  const freezePane = { rows: 1 }
  return writeXlsxStream(cells, { name, columns: headers.map((header) => ({ header })), freezePane }) as ReadableStream
}

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: ReadonlyArray<ExportColumn<Row>>) {
  for await (const row of rows) yield columns.map(({ cell }) => defuse(cell(row)))
}

/** Text that a spreadsheet would run as a formula is shown instead (docs/reliability.md R-sec-35). */
function defuse(cell: Cell): Cell {
  return typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}
