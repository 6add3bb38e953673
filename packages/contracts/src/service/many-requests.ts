import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { formersSchema, manyIdsSchema, manyLimits, manyReplySchema } from '../many.ts'
import { idSchema, requiredMultilineText, requiredVersionSchema } from '../primitives.ts'

export const declineSchema = z.object({ note: requiredMultilineText(1_000) })

/** One answer to many requests. */
const manyRequestsFormSchema = z.object({
  ids: manyIdsSchema,
  change: z.extend(declineSchema, { answer: z.literal('decline', 'Required') }),
})
export type ManyRequestsForm = z.output<typeof manyRequestsFormSchema>

/** A request that was declined, and the version that it has since. */
const declinedRequestSchema = z.object({ id: idSchema, __v: requiredVersionSchema })
export type DeclinedRequest = z.output<typeof declinedRequestSchema>

export const manyRequestsEndpoints = {
  changeMany: endpoint({
    method: 'POST',
    path: '/pickup_requests/bulk',
    access: 'pickup-requests:answer',
    summary: 'Decline up to 200 requests with one reason, each for itself: done, or refused with the reason',
    body: manyRequestsFormSchema,
    reply: z.extend(manyReplySchema, { undo: z.array(declinedRequestSchema) }),
    limits: manyLimits,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/pickup_requests/bulk/undo',
    access: 'pickup-requests:answer',
    summary: 'Open declined requests again, where nobody has changed them since and no customer knows of it',
    body: z.object({ requests: formersSchema(declinedRequestSchema) }),
    reply: manyReplySchema,
    limits: manyLimits,
  }),
}
