import { randomUUID } from 'node:crypto'

/** A name of the caller's makes a mail that is sent twice recognizable as one. */
export function newMessageId(publicUrl: string, name: string = randomUUID()): string {
  return `<${name}@${new URL(publicUrl).hostname}>`
}
