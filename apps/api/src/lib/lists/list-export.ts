import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Columns } from '@thant/contracts/columns'
import type { Language } from '@thant/contracts/customers/auth'
import { inSnapshot } from '#database/transaction.ts'
import { dayOf } from '../company-time.ts'
import type { AnyContext } from '../context.ts'
import { fileNameOf } from '../file-name-part.ts'
import type { FileReply } from '../requests/serve.ts'
import { watchProgress } from '../watch-progress.ts'
import type { ExportColumn, Format } from './export-cells.ts'
import { exportColumnsOf, type Writers } from './export-columns.ts'
import type { ListQuery } from './list-plan.ts'
import { openTable } from './table-file.ts'

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
    const written = await openTable(name, columns, reader, rows({ ...context, database }))
    started.resolve()
    await pipeline(Readable.fromWeb(written), watchProgress(context.exports, end), file)
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
