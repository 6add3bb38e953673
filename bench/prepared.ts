import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

/** Names a statement by the hash of its text, so that each connection parses it once and no two texts share a name. */
export function prepared(text: string, values?: unknown[]): QueryConfig {
  const name = `bench ${createHash('sha256').update(text).digest('hex').slice(0, 40)}`
  return { name, text, ...(values && { values }) }
}
