import { randomUUID } from 'node:crypto'

/** A mail's own id, in the name of the portal. */
export function newMessageId(publicUrl: string): string {
  return `<${randomUUID()}@${new URL(publicUrl).hostname}>`
}
