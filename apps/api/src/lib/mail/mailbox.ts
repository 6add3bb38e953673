import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The address without its tag (`mai+tag@box.example`), which mail systems deliver to the same mailbox. */
export function mailboxOf(address: SQLWrapper): SQL {
  return sql`lower(regexp_replace(${address}, '\\+[^@]*@', '@'))`
}
