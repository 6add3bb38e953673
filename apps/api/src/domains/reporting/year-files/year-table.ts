import { buffer } from 'node:stream/consumers'
import { collect } from '#lib/collect.ts'
import type { Context } from '#lib/context.ts'
import type { ExportColumn } from '#lib/lists/export-cells.ts'
import { openTable } from '#lib/lists/table-file.ts'
import type { YearReader, YearTable } from './year-parts.ts'

/**
 * Writes rows of a year as a sheet; none if there are no rows. A year of one organization is small enough to be written
 * while its snapshot is open, so that the PDFs are drawn without one.
 */
export async function yearTable<Row>(
  { settings }: Context,
  { language }: YearReader,
  name: string,
  columns: ReadonlyArray<ExportColumn<Row>>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<YearTable[]> {
  const all = await collect(rows)
  if (all.length === 0) return []
  const sheet = await openTable(name, columns, { format: 'xlsx', language, timeZone: settings.timeZone }, all)
  return [{ name: `${name}.xlsx`, contents: await buffer(sheet) }]
}
