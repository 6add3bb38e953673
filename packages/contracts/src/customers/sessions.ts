import { endpoint } from '../endpoint.ts'
import { nothingSchema } from '../primitives.ts'

/** Apart from those of sign-in, which every page loads. */
export const sessionEndpoints = {
  endOthers: endpoint({
    method: 'DELETE',
    path: '/me/sessions',
    access: 'signed-in',
    summary: 'Sign out everywhere else; unused links to choose a password are void too',
    reply: nothingSchema,
    limits: [{ by: 'actor', max: 30, windowSeconds: 900, counts: 'all' }],
  }),
}
