import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { emailSchema, nothingSchema, passwordSchema, requiredText, secretLinkParams } from '../primitives.ts'

const quarterHour = 900

export const setupEndpoints = {
  getSetup: endpoint({
    method: 'GET',
    path: '/setup/:link',
    access: 'public',
    summary: 'Whether the one-time setup link still works',
    params: secretLinkParams,
    reply: nothingSchema,
    limits: [{ by: 'ip', max: 30, windowSeconds: quarterHour, counts: 'failures' }],
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/setup/:link',
    access: 'public',
    summary: 'Create the first super admin',
    params: secretLinkParams,
    body: z.object({ name: requiredText(120), email: emailSchema, password: passwordSchema }),
    reply: nothingSchema,
    status: 201,
    limits: [{ by: 'ip', max: 30, windowSeconds: quarterHour, counts: 'failures' }],
  }),
}
