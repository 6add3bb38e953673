import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'

const ownMigrations = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** The migrations that this portal has, oldest first. */
export function readKnown(migrationsFolder = ownMigrations): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder })
}
