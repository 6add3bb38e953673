import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { formersSchema, manyIdsSchema, manyLimits, manyMailsLimits, manyReplySchema, unchangedSchema } from '../many.ts'

const manyUsersFormSchema = z.object({
  ids: manyIdsSchema,
  change: z.object({ send: z.literal('invitation', 'Required') }),
})
export type ManyUsersForm = z.output<typeof manyUsersFormSchema>

export const manyUsersEndpoints = {
  changeMany: endpoint({
    method: 'POST',
    path: '/users/bulk',
    access: 'users:change',
    summary: 'Send new invitations to up to 200 users, each for itself: sent, or refused with the reason',
    body: manyUsersFormSchema,
    reply: z.extend(manyReplySchema, { undo: z.array(unchangedSchema) }),
    limits: manyMailsLimits,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/users/bulk/undo',
    access: 'users:change',
    summary: 'Stop new invitations that have not gone out yet; the earlier ones work again',
    body: z.object({ users: formersSchema(unchangedSchema) }),
    reply: manyReplySchema,
    limits: manyLimits,
  }),
}
