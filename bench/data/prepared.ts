import type { QueryConfig } from 'pg'
import { statementName } from '../../apps/api/src/database/statement-name.ts'

/** A statement that each connection parses and plans once. */
export function prepared(text: string, values?: unknown[]): QueryConfig {
  return { name: statementName(text), text, ...(values && { values }) }
}
