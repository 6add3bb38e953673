import { documentKinds } from '@thant/contracts/company/issued-documents'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, frozenColumns, instant } from './columns.ts'
import { users } from './users.ts'

const { data, sha256, formatVersion } = frozenColumns

/** What papers said when they were issued, and each time they were corrected. Rows are only ever added (decision 80). */
export const issuedDocuments = pgTable(
  'issued_papers',
  {
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** The pickup, invoice, order or credit that the paper is about; of a certificate, its order. */
    subjectId: uuid('subject_id').notNull(),
    version: integer('version').notNull(),
    issuedAt: instant('issued_at').notNull(),
    issuedById: uuid('issued_by_id').references(() => users.id),
    reason: text('reason').notNull().default(''),
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** Names of people by their ids, apart from what is frozen, since they go when a user is anonymised. */
    people: jsonb('people').$type<Record<string, string>>().notNull().default({}),
    data,
    sha256,
    formatVersion,
  },
  (table) => [
    checkValues(table.kind, documentKinds),
    check('papers_are_counted_from_one', sql`${table.version} > 0`),
    primaryKey({ columns: [table.kind, table.subjectId, table.version] }),
  ],
)
