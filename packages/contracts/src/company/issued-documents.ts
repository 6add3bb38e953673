import * as z from 'zod/mini'
import { messageSchema } from '../materials/plan.ts'
import { namedRefSchema } from '../primitives.ts'

/** Papers that stay as they were issued. */
export const documentKinds = [
  'collection-note',
  'invoice',
  'invoice-receipt',
  'order-receipt',
  'credit',
  'certificate',
] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentVersionSchema = z.object({
  version: z.int(),
  issuedAt: z.string(),
  /** Customers are not told which of the staff it was. */
  issuedBy: z.nullable(namedRefSchema),
  /** What somebody gave as the reason, or an empty text. */
  reason: z.string(),
  /** What it says otherwise than the version before it; empty for the first one. */
  changes: z.array(messageSchema),
  /** True of a paper that no longer holds, as what it is about was deleted or reopened. */
  isWithdrawn: z.boolean(),
})
export type DocumentVersion = z.output<typeof documentVersionSchema>

/** The number of a version that somebody asks for; without it they get the latest. */
export const documentVersionQuery = {
  version: z.optional(
    z.coerce
      .number('Invalid Number')
      .check(z.int('Invalid Number'), z.gte(1, 'Invalid Number'), z.lte(1_000_000, 'Invalid Number')),
  ),
}
