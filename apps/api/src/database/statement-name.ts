import { createHash } from 'node:crypto'

/** Each text gets its own name; the hash is cut, because PostgreSQL truncates names at 63 bytes. */
export function statementName(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}
