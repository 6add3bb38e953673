import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const folder = join(import.meta.dirname, '../../src/database/schema')

export const schemaExports: Record<string, unknown> = Object.assign(
  {},
  ...(await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))))),
)

export const schemaTables = Object.values(schemaExports).filter((value) => is(value, PgTable))
