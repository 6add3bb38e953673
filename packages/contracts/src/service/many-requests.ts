import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { manyIdsSchema, manyLimits, manyReplySchema } from '../many.ts'
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
    reply: manyReplySchema,
    limits: manyLimits,
  }),
}
