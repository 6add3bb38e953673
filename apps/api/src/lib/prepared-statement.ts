import { createHash } from 'node:crypto'
import { Column, fillPlaceholders, is } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import pg, { type Pool, type PoolClient } from 'pg'

/** Where statements run: on any connection of the pool, or on the one that holds a transaction. */
export type Reader = Pick<Pool | PoolClient, 'query'>

/** A SELECT that Drizzle wrote, to be run often under a name, so that PostgreSQL parses and plans it once. */
export type Statement = {
  /** Undefined for a statement that is run once. */
  name: string | undefined
  text: string
  params: unknown[]
  /** A key and a decoder for each column in order. */
  columns: Array<{ key: string; decode: (value: string) => unknown }>
}

type DecodedRow = Record<string, unknown>

export function prepareStatement(
  shape: string | undefined,
  text: string,
  params: unknown[],
  fields: SelectedFields,
): Statement {
  const columns = Object.entries(fields).map(([key, field]) => ({
    key,
    decode: is(field, Column) ? (value: string) => field.mapFromDriverValue(value) : (value: string) => value,
  }))
  // PostgreSQL cuts names after 63 bytes.
  const name = shape && createHash('sha256').update(shape).digest('hex').slice(0, 40)
  return { name, text, params, columns }
}

/**
 * Drizzle's own mapping looks up each column's kind for each row, half a millisecond for a page of 100; here it is
 * worked out once a statement.
 */
export async function runStatement(
  reader: Reader,
  { name, text, params, columns }: Statement,
  values: Record<string, unknown>,
): Promise<DecodedRow[]> {
  const filled = fillPlaceholders(params, values)
  const { rows } = await reader.query<unknown[]>({
    name,
    text,
    values: filled,
    rowMode: 'array',
    types: undecodedTimes,
  })
  return rows.map((cells) => {
    const row: DecodedRow = {}
    for (const [index, { key, decode }] of columns.entries()) {
      const cell = cells[index]
      row[key] = cell === null ? null : decode(cell as string)
    }
    return row
  })
}

const { DATE, TIMESTAMPTZ } = pg.types.builtins
const asItCame = (value: string) => value

/** Drizzle's columns decode times from text; pg's own decoder would take the machine's time zone into dates. */
const undecodedTimes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === DATE || oid === TIMESTAMPTZ
      ? asItCame
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}
