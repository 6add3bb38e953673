import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { formersSchema, manyIdsSchema, manyLimits, manyReplySchema, unchangedSchema } from '../many.ts'
import { requiredMultilineText } from '../primitives.ts'

export const declineSchema = z.object({ note: requiredMultilineText(1_000) })

/** One answer to many requests. */
const manyRequestsFormSchema = z.object({
  ids: manyIdsSchema,
  change: z.extend(declineSchema, { answer: z.literal('decline', 'Required') }),
})
export type ManyRequestsForm = z.output<typeof manyRequestsFormSchema>

export const manyRequestsEndpoints = {
  changeMany: endpoint({
    method: 'POST',
    path: '/pickup_requests/bulk',
    access: 'pickup-requests:answer',
    summary: 'Decline up to 200 requests with one reason, each for itself: done, or refused with the reason',
    body: manyRequestsFormSchema,
    reply: z.extend(manyReplySchema, { undo: z.array(unchangedSchema) }),
    limits: manyLimits,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/pickup_requests/bulk/undo',
    access: 'pickup-requests:answer',
    summary: 'Open declined requests again, where nobody has changed them since and no customer knows of it',
    body: z.object({ requests: formersSchema(unchangedSchema) }),
    reply: manyReplySchema,
    limits: manyLimits,
  }),
}
