import { Column, is } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Queryable } from '#database/client.ts'
import { statementName } from '#database/statement-name.ts'

/** Holds a SELECT that Drizzle generated. PostgreSQL parses and plans it once under its name. */
export type Statement = {
  /** Undefined for a statement that runs only once. */
  name: string | undefined
  text: string
  params: unknown[]
  columns: Array<{ key: string; decode: (value: string) => unknown }>
}

type DecodedRow = Record<string, unknown>

export function prepareStatement(
  text: string,
  params: unknown[],
  fields: SelectedFields,
  isRepeated: boolean,
): Statement {
  const columns = Object.entries(fields).map(([key, field]) => ({
    key,
    decode: is(field, Column) ? (value: string) => field.mapFromDriverValue(value) : (value: string) => value,
  }))
  return { name: isRepeated ? statementName(text) : undefined, text, params, columns }
}

/**
 * Runs on the pool or in the transaction of an export. Drizzle's own mapping looks up the type of each column for every
 * row, half a millisecond per page of 100; here it is determined once per statement.
 */
export function runStatement(
  database: Queryable,
  { name, text, params, columns }: Statement,
  values: Record<string, unknown>,
): Promise<DecodedRow[]> {
  const decodeRows = (rows: unknown[][]) => rows.map((cells) => decodeRow(columns, cells))
  const query = { sql: text, params }
  return database._.session.prepareQuery<Rows>(query, undefined, name, true, decodeRows).execute(values)
}

type Rows = { execute: DecodedRow[]; all: unknown; values: unknown }

function decodeRow(columns: Statement['columns'], cells: unknown[]): DecodedRow {
  const row: DecodedRow = {}
  for (const [index, { key, decode }] of columns.entries()) {
    const cell = cells[index]
    row[key] = cell === null ? null : decode(cell as string)
  }
  return row
}
