import { sql } from 'drizzle-orm'
import type { Queryable } from './client.ts'

/**
 * Lets the rest of the transaction change and delete entries of the audit log, which a trigger refuses otherwise. Only
 * the sweep, the archive and the removal of personal data do that.
 */
export async function allowAuditUpkeep(transaction: Queryable): Promise<void> {
  await transaction.execute(sql`select set_config('thant.audit_upkeep', 'on', true)`)
}
