import { randomUUID } from 'node:crypto'

export function newMessageId(publicUrl: string): string {
  return `<${randomUUID()}@${new URL(publicUrl).hostname}>`
}
