import type { Column } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResult } from 'drizzle-orm/query-builders/select.types'

/** The row type of a select of these fields; columns of left-joined tables may be null. */
export type SelectedRow<Fields extends SelectedFields, LeftJoined extends string = never> = SelectResult<
  Fields,
  'partial',
  { [Table in TableOf<Fields[keyof Fields]>]: Table extends LeftJoined ? 'nullable' : 'not-null' }
>

type TableOf<Field> = Field extends Column ? Field['_']['tableName'] : never
