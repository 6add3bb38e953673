import { type BuildColumns, getTableName, sql } from 'drizzle-orm'
import {
  check,
  integer,
  numeric,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTableWithColumns,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { escapeLiteral } from 'pg'

export const id = () => uuid('id').primaryKey().defaultRandom()
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** `version` is `__v` on the wire and grows with each change. */
export const entityColumns = {
  id: id(),
  version: integer('version').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
}

/** Where something is; a place without both is not on a map. */
export const locationColumns = {
  longitude: numeric('longitude', { precision: 8, scale: 4, mode: 'number' }),
  latitude: numeric('latitude', { precision: 8, scale: 4, mode: 'number' }),
}

/** Local times, HH:MM; both null where a place can be visited at any time. */
export const openingColumns = { opensAt: text('opens_at'), closesAt: text('closes_at') }

export function checkOpening({ opensAt, closesAt }: { opensAt: PgColumn; closesAt: PgColumn }) {
  const name = `${getTableName(opensAt.table)}_open_and_close`
  return check(name, sql`(${opensAt} is null) = (${closesAt} is null)`)
}

type TableWith<Columns extends Record<string, PgColumnBuilderBase>> = PgTableWithColumns<{
  name: string
  schema: undefined
  dialect: 'pg'
  columns: BuildColumns<string, Columns, 'pg'>
}>

export type RecordTable = TableWith<typeof entityColumns> & { archivedAt?: PgColumn }
export type ArchivableTable = TableWith<typeof entityColumns & { archivedAt: ReturnType<typeof instant> }>

/** What reports of every kind are frozen with: canonical JSON as text, because the digest is over these bytes. */
export const frozenColumns = {
  id: id(),
  createdAt: instant('created_at').notNull(),
  data: text('data').notNull(),
  sha256: text('sha256').notNull(),
  /** Of the form of `data`; 0 is what was frozen before forms had versions. */
  formatVersion: integer('format_version').notNull().default(0),
}

/** Makes the database refuse a value that the column's `enum` does not list; null is left to `notNull`. */
export function checkValues(column: PgColumn, values: readonly string[]) {
  const known = sql.raw(values.map(escapeLiteral).join(', '))
  return check(`${getTableName(column.table)}_${column.name}_is_known`, sql`${column} in (${known})`)
}
