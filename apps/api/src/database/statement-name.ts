import { createHash } from 'node:crypto'

/** A name of its own for each text; PostgreSQL cuts names after 63 bytes. */
export function statementName(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}
