import type { Block } from '@thant/contracts/materials/plan'
import { note } from '#lib/plan-message.ts'

/** Adds the note of docs/specification.md 2.13-19 if there are such months. */
export function noPickups(months: readonly string[]): Block[] {
  return months.length > 0
    ? [note('There was no waste pickup in {{months}}.', { months: { months: [...months] } })]
    : []
}
