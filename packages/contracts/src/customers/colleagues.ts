import * as z from 'zod/mini'
import { userPhoneSchema } from '../contact-details.ts'
import { endpoint } from '../endpoint.ts'
import { emailSchema, idSchema, organizationParams, publicNameSchema } from '../primitives.ts'

/** Who of an organization has access, as the others of it see them. */
const colleagueSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  /** False until they have chosen a password. */
  isConfirm: z.boolean(),
})
export type Colleague = z.output<typeof colleagueSchema>

/** So many are listed at most. */
export const maxColleagues = 500

export const colleagueEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/organizations/:organizationId/colleagues',
    access: 'colleagues:list',
    summary: 'Who of the own organization has access',
    params: organizationParams,
    reply: z.array(colleagueSchema),
  }),
  request: endpoint({
    method: 'POST',
    path: '/organizations/:organizationId/colleagues',
    access: 'colleagues:request',
    summary: 'Ask the office to give a colleague access; only staff add users',
    params: organizationParams,
    body: z.object({ name: publicNameSchema, email: emailSchema, phoneNumber: userPhoneSchema }),
    reply: z.object({ _id: idSchema }),
    status: 201,
    message: 'We have your request. Our office answers by email.',
    limits: [{ by: 'actor', max: 5, windowSeconds: 600, counts: 'all' }],
  }),
}
