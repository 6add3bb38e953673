import * as z from 'zod/mini'
import { idSchema, requiredVersionSchema, versionSchema } from './primitives.ts'

const atMost = z.maxLength(200, 'At most 200 at once')

/** The records that one call changes. */
export const manyIdsSchema = z.array(idSchema).check(z.minLength(1, 'Required'), atMost)

/** `error` says why a record was left as it is. */
const manyResultSchema = z.object({
  id: idSchema,
  done: z.boolean(),
  error: z.nullable(
    z.object({
      code: z.string(),
      message: z.string(),
      /** What the message names, for its translation. */
      values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
})
export type ManyResult = z.output<typeof manyResultSchema>

/** Each record is done or refused for itself. */
export const manyReplySchema = z.object({ results: z.array(manyResultSchema) })

/** What a record was before, and the version that it has since. */
export function formerSchema<Change extends z.ZodMiniType>(change: Change) {
  return z.object({ id: idSchema, __v: versionSchema, change })
}

/** A record, and the version that it has since it was changed: enough where the change itself says what was before. */
export const unchangedSchema = z.object({ id: idSchema, __v: requiredVersionSchema })
export type Unchanged = z.output<typeof unchangedSchema>

/** The former records that one call puts back. */
export function formersSchema<Former extends z.ZodMiniType>(former: Former) {
  return z.array(former).check(z.minLength(1, 'Required'), atMost)
}

/** Of mails to many. */
export const manyMailsLimits = [{ by: 'actor', max: 10, windowSeconds: 900, counts: 'all' }] as const

export const manyLimits = [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }] as const
