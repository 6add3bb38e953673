import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

/** A statement that a connection parses once, under a name made of its text, so that two texts never share a name. */
export function prepared(text: string, values?: unknown[]): QueryConfig {
  const name = `bench ${createHash('sha256').update(text).digest('hex').slice(0, 40)}`
  return { name, text, ...(values && { values }) }
}
