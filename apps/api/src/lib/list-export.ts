import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { inSnapshot } from '#database/transaction.ts'
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
 * Streams rows as a file from one repeatable read transaction, so that concurrent changes do not show. A failure before
 * the first row is an ordinary error; a later one breaks the download off, so that a short file cannot pass for a
 * complete one.
 */
export async function exportRows<Row, C extends AnyContext>(
  context: C,
  format: Format,
  name: string,
  columns: ReadonlyArray<ExportColumn<Row>>,
  rows: (context: C) => AsyncIterable<Row>,
): Promise<FileReply> {
  const end = context.exports.begin(context)
  const file = new PassThrough()
  const started = Promise.withResolvers<void>()
  inSnapshot(context.pool, async (database) => {
    const cells = cellsOf(rows({ ...context, database }), columns)
    const first = await cells.next()
    started.resolve()
    const all = first.done ? [] : startingWith(first.value, cells)
    await pipeline(
      Readable.fromWeb(write(format, name, columns, all)),
      watchProgress(context.exports.patienceMs, end),
      file,
    )
  })
    .catch((error: Error) => {
      started.reject(error)
      // Before the first row the file has no error listener, so its failure would end the process.
      if (file.listenerCount('error') > 0) file.destroy(error)
    })
    .finally(end)
  await started.promise
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  return { stream: file, contentType: contentTypes[format], fileName: `${name}-${today}.${format}` }
}

/**
 * Passes a download on, and fails when its client has taken nothing for a while. `end` is called before the client can
 * know that it has everything, so that it may ask for the next file at once.
 */
function watchProgress(patienceMs: number, end: () => void): Transform {
  const watch = new Transform({
    transform(chunk, _encoding, callback) {
      timer.refresh()
      callback(null, chunk)
    },
    flush(callback) {
      end()
      callback()
    },
    destroy(error, callback) {
      clearTimeout(timer)
      callback(error)
    },
  })
  const timer = setTimeout(() => watch.destroy(new Error('the client of an export has stopped reading')), patienceMs)
  return watch
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
  // The byte order mark tells spreadsheets that the text is UTF-8; without it they garble Burmese.
  if (format === 'csv') return writeCsvStream(cells, { headers, bom: true }) as ReadableStream
  const freezePane = { rows: 1 }
  return writeXlsxStream(cells, { name, columns: headers.map((header) => ({ header })), freezePane }) as ReadableStream
}

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: ReadonlyArray<ExportColumn<Row>>) {
  for await (const row of rows) yield columns.map(({ cell }) => defuse(writable(cell(row))))
}

/** Drops what XML can't hold and old rows may still have; one such character makes the whole file unreadable. */
function writable(cell: Cell): Cell {
  return typeof cell === 'string'
    ? cell.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '')
    : cell
}

/** Escapes text that a spreadsheet would run as a formula (docs/reliability.md R-sec-35). */
function defuse(cell: Cell): Cell {
  return typeof cell === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell
}
