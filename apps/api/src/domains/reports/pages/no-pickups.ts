import type { Block } from '@thant/contracts/plan'
import { note } from '#lib/plan-message.ts'

/**
 * What stands below figures of months without pickups (docs/specification.md 2.13-19); nothing where there are none.
 */
export function noPickups(months: readonly string[]): Block[] {
  return months.length > 0
    ? [note('There was no waste pickup in {{months}}.', { months: { months: [...months] } })]
    : []
}
